package org.raidbench.api.workload;

import org.raidbench.api.sim.RandomStream;
import org.raidbench.api.stability.Evolving;

/**
 * Where the requests of a job come from that are not drawn but follow from one another: a trace, or
 * what a program does with files. A source is immutable and safe for any thread; two sources that
 * give the same requests for the same reasons are equal.
 */
@Evolving
public interface RequestSource {
  /**
   * Begins.
   *
   * @param regionBytes how long the job's region is; offsets are counted from its beginning
   * @param random for what is left to chance
   * @return a cursor before the first request
   * @throws IllegalArgumentException if the region is too small, with what was expected
   */
  RequestCursor open(long regionBytes, RandomStream random);
}
