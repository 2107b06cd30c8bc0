package org.raidbench.core.bench;

/** Told how far a matrix is. Called from any of its threads, one call at a time. */
@FunctionalInterface
public interface Progress {
  /** Nobody is told. */
  Progress NONE = (done, cases) -> {};

  /**
   * Another case has ended; called once with 0 at the beginning.
   *
   * @param done cases that have ended
   * @param cases all cases
   */
  void done(int done, int cases);
}
