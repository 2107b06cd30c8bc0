package org.raidbench.api.controller;

import org.raidbench.api.stability.Evolving;

/**
 * Decides how much the controller reads ahead after a read. A pure function of the view: no
 * allocation, no state.
 */
@Evolving
@FunctionalInterface
public interface ReadAhead {
  /**
   * Decides.
   *
   * @param view the stream the read belongs to
   * @return sectors to hold ahead of the stream, counted from the end of this read; 0 for none
   */
  int aheadSectors(View view);

  /** The stream a read belongs to. Valid during the call only. */
  interface View {
    /**
     * The array's policy.
     *
     * @return not {@link ReadPolicy#NONE}: then the part is not asked
     */
    ReadPolicy policy();

    /**
     * Reads of the stream that followed one another, this one included.
     *
     * @return 1 for a read that continues nothing
     */
    int consecutive();

    /**
     * How long this read is.
     *
     * @return sectors
     */
    int sectors();

    /**
     * One strip of the array.
     *
     * @return sectors
     */
    int stripSectors();

    /**
     * One row of the array.
     *
     * @return sectors of data
     */
    long rowSectors();
  }
}
