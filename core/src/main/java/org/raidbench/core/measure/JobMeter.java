package org.raidbench.core.measure;

/** What one job does, from the beginning of its measured interval to its end. */
public final class JobMeter {
  private final String name;
  private final TrafficMeter reads = new TrafficMeter();
  private final TrafficMeter writes = new TrafficMeter();
  private final PresenceMeter presence = new PresenceMeter();
  private boolean measuring;
  private long beganNanos;
  private long intervalNanos;
  private double meanPresent;

  /**
   * Makes a meter that measures nothing yet.
   *
   * @param name the job's name, for messages
   */
  public JobMeter(String name) {
    this.name = name;
  }

  /**
   * A request has been sent.
   *
   * @param nowNanos the instant
   */
  public void submitted(long nowNanos) {
    presence.submitted(nowNanos);
  }

  /**
   * A request has been completed.
   *
   * @param nowNanos the instant
   * @param write whether it wrote
   * @param bytes how many bytes it moved
   * @param latencyNanos how long it took
   * @return whether it counts: the interval has begun and not ended
   */
  public boolean completed(long nowNanos, boolean write, long bytes, long latencyNanos) {
    presence.completed(nowNanos);
    if (measuring) {
      (write ? writes : reads).record(bytes, latencyNanos);
    }
    return measuring;
  }

  /**
   * The interval begins.
   *
   * @param nowNanos the instant
   * @param agesNanos ages of the job's requests in flight, added up
   */
  public void begin(long nowNanos, long agesNanos) {
    measuring = true;
    beganNanos = nowNanos;
    presence.begin(nowNanos, agesNanos);
  }

  /**
   * The interval ends.
   *
   * @param nowNanos the instant
   * @param agesNanos ages of the job's requests in flight, added up
   * @throws ImpossibleResultException if requests in flight and latencies contradict each other
   */
  public void end(long nowNanos, long agesNanos) {
    measuring = false;
    intervalNanos = nowNanos - beganNanos;
    long latencies = reads.latencies().sumNanos() + writes.latencies().sumNanos();
    meanPresent = presence.end(name, nowNanos, agesNanos, latencies);
  }

  /**
   * Whether the interval has begun and not ended.
   *
   * @return true in between
   */
  public boolean measuring() {
    return measuring;
  }

  /**
   * Reads of the interval.
   *
   * @return their meter
   */
  public TrafficMeter reads() {
    return reads;
  }

  /**
   * Writes of the interval.
   *
   * @return their meter
   */
  public TrafficMeter writes() {
    return writes;
  }

  /**
   * The interval's length.
   *
   * @return nanoseconds, 0 before its end
   */
  public long intervalNanos() {
    return intervalNanos;
  }

  /**
   * Requests in flight, on average over the interval.
   *
   * @return the mean, 0 before its end
   */
  public double meanPresent() {
    return meanPresent;
  }
}
