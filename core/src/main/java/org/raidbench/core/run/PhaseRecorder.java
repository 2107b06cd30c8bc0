package org.raidbench.core.run;

import java.util.function.LongSupplier;
import org.raidbench.core.kernel.Simulation;
import org.raidbench.core.load.LoadListener;
import org.raidbench.core.measure.Batches;
import org.raidbench.core.measure.JobMeter;
import org.raidbench.core.measure.Series;

/**
 * Listens to the load: counts for each job, fills batches, and stops the simulation when its runner
 * should look.
 */
final class PhaseRecorder implements LoadListener {
  private final Simulation simulation;
  private final Batches batches = new Batches();
  private Series series = new Series();
  private JobMeter[] meters = new JobMeter[0];
  private boolean[] ended = new boolean[0];
  private LongSupplier dirtyBytes = () -> 0;
  private boolean warmingUp;
  private long completions;
  private long lookAt;

  PhaseRecorder(Simulation simulation) {
    this.simulation = simulation;
  }

  /** A phase begins. While it warms up, every completion counts for the batches. */
  void begin(JobMeter[] jobMeters, LongSupplier dirtyBytesNow, boolean warmsUp, long perBatch) {
    meters = jobMeters;
    ended = new boolean[jobMeters.length];
    dirtyBytes = dirtyBytesNow;
    series = new Series();
    warmingUp = warmsUp;
    completions = 0;
    batches.begin(perBatch, simulation.nowNanos());
  }

  /** The measured interval begins: batches begin anew, as long as they have become. */
  void beginInterval() {
    warmingUp = false;
    batches.begin(batches.completionsPerBatch(), simulation.nowNanos());
    series.resume(simulation.nowNanos());
  }

  void endInterval() {
    series.pause(simulation.nowNanos());
  }

  /** Stops the simulation at so many completions of the phase. */
  void lookAt(long count) {
    lookAt = count;
  }

  long completions() {
    return completions;
  }

  boolean hasEnded(int job) {
    return ended[job];
  }

  Batches batches() {
    return batches;
  }

  Series series() {
    return series;
  }

  @Override
  public void submitted(int job) {
    meters[job].submitted(simulation.nowNanos());
  }

  @Override
  public void completed(int job, boolean write, long bytes, long latencyNanos) {
    long nowNanos = simulation.nowNanos();
    boolean counts = meters[job].completed(nowNanos, write, bytes, latencyNanos);
    if (counts) {
      series.record(nowNanos, bytes);
    }
    if ((counts || warmingUp) && batches.completed()) {
      batches.close(nowNanos, dirtyBytes.getAsLong());
    }
    if (++completions == lookAt) {
      simulation.stop();
    }
  }

  @Override
  public void ended(int job) {
    ended[job] = true;
    simulation.stop();
  }
}
