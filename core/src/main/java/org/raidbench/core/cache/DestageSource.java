package org.raidbench.core.cache;

import org.raidbench.core.array.VolumeClient;

/** A cache that dirty data is destaged from: memory, or a pool of SSDs. */
interface DestageSource {
  /** Its lines. */
  CacheLines lines();

  /** How many lines an array may have dirty, by which its destaging is steered. */
  int dirtyShareLines();

  /** Whether writes wait for room. */
  boolean writesWait();

  /** Room may have been made. */
  void roomMade();

  /**
   * Brings data out of the cache on its way to the disks.
   *
   * @param pieces what of which lines
   * @param sectors how many sectors of them are dirty
   * @param client told once for each piece that has to be waited for
   * @param token passed to the client
   * @return how many pieces have to be waited for
   */
  int bringOut(FlightPieces pieces, long sectors, VolumeClient client, int token);
}
