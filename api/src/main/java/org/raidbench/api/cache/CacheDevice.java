package org.raidbench.api.cache;

import org.raidbench.api.spec.Spec;
import org.raidbench.api.stability.Evolving;

/**
 * Decides about the lines of a cache; the directory, the dirty set, destaging and all data
 * transfers are the pipeline's. Called for every I/O: no allocation.
 */
@Evolving
public interface CacheDevice {
  /** No line. */
  int NONE = -1;

  /**
   * A device that does what a specification says: it admits a line after so many misses, lets
   * streams pass by, and gives up what was used longest ago.
   *
   * @param spec figures by {@link CacheKeys}; the line is required
   * @param mode what becomes of writes
   * @return the device
   */
  static CacheDevice of(Spec spec, CacheMode mode) {
    return new SpecCacheDevice(spec, mode);
  }

  /**
   * The size of a line.
   *
   * @return sectors of 512 bytes, a power of two
   */
  int lineSectors();

  /**
   * What the cache does with writes.
   *
   * @return the mode
   */
  CacheMode mode();

  /**
   * Whether a line that is missing is to be brought in.
   *
   * @param view the access that missed it
   * @return true to fill it
   */
  boolean admit(Access view);

  /**
   * The line to give up for a new one.
   *
   * @param lines the lines in order of their last use
   * @return a line that is neither dirty nor busy, or {@link #NONE} if there is none
   */
  int victim(Lines lines);

  /**
   * Bandwidth at which lines are filled on misses.
   *
   * @return bytes a second, or {@link Long#MAX_VALUE} for no limit of its own
   */
  long fillBytesPerSecond();

  /**
   * Whether written data is lost with the power unless something protects it.
   *
   * @return true for memory, false for flash
   */
  boolean needsProtection();

  /** An access that missed a line. Valid during the call only. */
  interface Access {
    /**
     * Whether it writes.
     *
     * @return true for a write
     */
    boolean write();

    /**
     * How long the whole request is.
     *
     * @return sectors
     */
    int sectors();

    /**
     * Requests of its stream that followed one another, this one included.
     *
     * @return 1 for a request that continues nothing
     */
    int consecutive();

    /**
     * Misses of this line that are still remembered, this one included.
     *
     * @return 1 for a first touch
     */
    int touches();
  }

  /** Lines in order of their last use. Valid during the call only. */
  interface Lines {
    /**
     * The line used longest ago.
     *
     * @return the line, or {@link #NONE} if none is filled
     */
    int oldest();

    /**
     * The line used next after a line.
     *
     * @param line a line
     * @return the next younger line, or {@link #NONE}
     */
    int younger(int line);

    /**
     * Whether a line can be given up now.
     *
     * @param line a line
     * @return true if it is neither dirty nor busy
     */
    boolean free(int line);

    /**
     * Hits of a line since it was filled.
     *
     * @param line a line
     * @return their number
     */
    int hits(int line);
  }
}
