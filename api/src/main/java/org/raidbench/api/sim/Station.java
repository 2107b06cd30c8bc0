package org.raidbench.api.sim;

import org.raidbench.api.stability.Stable;

/**
 * A first-come-first-served queue with one or more servers; its utilisation is counted.
 *
 * <p>A station is used either through {@link #submit} or through {@link #reserve}, never both.
 */
@Stable
public interface Station {
  /**
   * Queues a job that arrives now.
   *
   * @param serviceNanos how long a server works on it, not negative
   * @param done called when it has been served; never from inside this call
   * @param token passed to {@code done}
   * @throws IllegalStateException if the station has been reserved before
   */
  void submit(long serviceNanos, EventHandler done, long token);

  /**
   * Books a job and says when it will have been served, at the cost of no event. Jobs must be
   * booked in the order in which they arrive: this is for a station fed by one other, or by
   * arrivals that come now.
   *
   * @param arrivalNanos when the job arrives, not before the last booked arrival; it may have
   *     arrived before now, as a transfer does that overlapped with what has just ended
   * @param serviceNanos how long a server works on it, not negative
   * @return the instant at which it has been served, possibly before now
   * @throws IllegalStateException if a job has been submitted before
   * @throws IllegalArgumentException if the arrival is before the last one booked
   */
  long reserve(long arrivalNanos, long serviceNanos);

  /**
   * How many jobs wait, without those in service. Zero for a station that is reserved.
   *
   * @return jobs waiting
   */
  int waiting();

  /**
   * How many jobs are in service or wait. Zero for a station that is reserved.
   *
   * @return jobs present
   */
  int present();
}
