package org.raidbench.core.array;

/** Transfers that wait in the controller for a disk whose tags are taken. */
interface MemberQueue {
  /**
   * Adds a transfer.
   *
   * @param transfer its number
   * @param sector where it begins
   */
  void add(int transfer, long sector);

  /**
   * Takes the transfer that is to be sent next.
   *
   * @return its number
   */
  int take();

  /**
   * How many wait.
   *
   * @return their number
   */
  int size();
}
