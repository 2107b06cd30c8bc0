package org.raidbench.api.controller;

import org.raidbench.api.stability.Evolving;

/**
 * Decides which copy a read goes to, by what a controller can see: it cannot see the platter. A
 * pure function of the view, called for every read of a mirror: no allocation, no state.
 */
@Evolving
@FunctionalInterface
public interface MirrorChoice {
  /**
   * Chooses.
   *
   * @param view the copies
   * @return the index of a copy, from 0 to {@code view.copies() - 1}
   */
  int choose(View view);

  /** The copies a read can go to. Valid during the call only. */
  interface View {
    /**
     * How many copies there are.
     *
     * @return at least 2
     */
    int copies();

    /**
     * The member that holds a copy.
     *
     * @param copy its index
     * @return the member
     */
    int member(int copy);

    /**
     * Where a copy begins.
     *
     * @param copy its index
     * @return the first sector on its member
     */
    long sector(int copy);

    /**
     * Commands sent to or waiting for a copy's disk.
     *
     * @param copy its index
     * @return their number
     */
    int queued(int copy);

    /**
     * Where the command ended that a copy's disk completed last: of where the heads are, all that a
     * controller knows.
     *
     * @param copy its index
     * @return the sector after its last, or 0 before the first command has ended
     */
    long lastSector(int copy);

    /**
     * Where the command will end that was given to a copy's disk last: a read that begins there
     * continues it.
     *
     * @param copy its index
     * @return the sector after its last, or 0 before the first command
     */
    long nextSector(int copy);

    /**
     * How long the read is.
     *
     * @return sectors
     */
    int sectors();
  }
}
