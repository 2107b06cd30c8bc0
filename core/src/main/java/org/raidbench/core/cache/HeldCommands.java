package org.raidbench.core.cache;

/** What a cache needs to remember of the host commands it holds, by command. */
final class HeldCommands {
  private final int[] volumeOf;
  private final long[] sectorOf;
  private final int[] sectorsOf;
  private final boolean[] fastOf;
  private final int[] nextOf;

  HeldCommands(int count) {
    volumeOf = new int[count];
    sectorOf = new long[count];
    sectorsOf = new int[count];
    fastOf = new boolean[count];
    nextOf = new int[count];
  }

  void hold(int command, int volume, long sector, int sectors, boolean fast) {
    volumeOf[command] = volume;
    sectorOf[command] = sector;
    sectorsOf[command] = sectors;
    fastOf[command] = fast;
  }

  int volume(int command) {
    return volumeOf[command];
  }

  long sector(int command) {
    return sectorOf[command];
  }

  int sectors(int command) {
    return sectorsOf[command];
  }

  boolean fast(int command) {
    return fastOf[command];
  }

  /** The command that waits behind this one. */
  int next(int command) {
    return nextOf[command];
  }

  void setNext(int command, int next) {
    nextOf[command] = next;
  }
}
