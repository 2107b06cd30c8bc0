package org.raidbench.api.workload;

import org.raidbench.api.stability.Evolving;

/**
 * Limits on a job's rate; 0 for none.
 *
 * @param readsPerSecond most reads a second of each instance
 * @param writesPerSecond most writes a second of each instance
 * @param readBytesPerSecond most bytes read a second of each instance
 * @param writeBytesPerSecond most bytes written a second of each instance
 * @param poisson whether paced requests come at exponentially distributed intervals instead of
 *     equal ones
 * @param thinkNanos pause after every {@code thinkRequests} requests of an instance
 * @param thinkRequests requests between pauses, at least 1
 */
@Evolving
public record Pacing(
    long readsPerSecond,
    long writesPerSecond,
    long readBytesPerSecond,
    long writeBytesPerSecond,
    boolean poisson,
    long thinkNanos,
    int thinkRequests) {
  /** No limit. */
  public static final Pacing NONE = new Pacing(0, 0, 0, 0, false, 0, 1);
}
