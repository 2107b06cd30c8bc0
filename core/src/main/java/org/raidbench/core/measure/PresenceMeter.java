package org.raidbench.core.measure;

/**
 * How many requests are in flight over time, and whether that agrees with how long they took.
 *
 * <p>Little's law as an identity: in any interval the requests in flight, summed over time, are the
 * latencies of those completed in it, less what these had aged before it began, and the ages at its
 * end of those still in flight. Counting and timing are done apart, so a request that is lost,
 * completed twice or timed wrongly breaks it.
 */
public final class PresenceMeter {
  private int present;

  /** The instants of all completions less those of all submissions. */
  private long balanceNanos;

  private long beginNanos;
  private long atBeginNanos;
  private long agesAtBeginNanos;

  /** Nothing is in flight. */
  public PresenceMeter() {}

  /**
   * A request has been submitted.
   *
   * @param nowNanos the instant
   */
  public void submitted(long nowNanos) {
    present++;
    balanceNanos -= nowNanos;
  }

  /**
   * A request has been completed.
   *
   * @param nowNanos the instant
   */
  public void completed(long nowNanos) {
    present--;
    balanceNanos += nowNanos;
  }

  /**
   * An interval begins.
   *
   * @param nowNanos the instant
   * @param agesNanos ages of the requests in flight, added up
   */
  public void begin(long nowNanos, long agesNanos) {
    beginNanos = nowNanos;
    atBeginNanos = presenceNanos(nowNanos);
    agesAtBeginNanos = agesNanos;
  }

  /**
   * The interval ends.
   *
   * @param job name of the job, for the message
   * @param nowNanos the instant
   * @param agesNanos ages of the requests in flight, added up
   * @param latenciesNanos latencies of the requests completed in the interval, added up
   * @return mean number of requests in flight
   * @throws ImpossibleResultException if Little's law does not hold
   */
  public double end(String job, long nowNanos, long agesNanos, long latenciesNanos) {
    long counted = presenceNanos(nowNanos) - atBeginNanos;
    long timed = latenciesNanos - agesAtBeginNanos + agesNanos;
    if (counted != timed) {
      throw new ImpossibleResultException(
          ("Little's law: job \"%s\" had requests in flight for %d ns in all,"
                  + " but they took %d ns")
              .formatted(job, counted, timed));
    }
    return (double) counted / Math.max(1, nowNanos - beginNanos);
  }

  private long presenceNanos(long nowNanos) {
    return balanceNanos + present * nowNanos;
  }
}
