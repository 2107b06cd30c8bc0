package org.raidbench.core.cache;

import java.util.Arrays;

/** Sequential streams among an array's reads: what each would read next if it went on. */
final class StreamTable {
  /** More streams at once than this are not told from random reads. Assumed. */
  private static final int STREAMS = 32;

  private final long[] nextSector = new long[STREAMS];
  private final int[] consecutive = new int[STREAMS];
  private final long[] aheadSector = new long[STREAMS];
  private final long[] lastUse = new long[STREAMS];
  private long uses;

  /** Takes note of an access: the stream it belongs to, a new one if it continues none. */
  int access(long sector, int sectors) {
    int stream = find(sector);
    if (consecutive[stream] == 0 || nextSector[stream] != sector) {
      consecutive[stream] = 0;
      aheadSector[stream] = sector + sectors;
    }
    consecutive[stream]++;
    nextSector[stream] = sector + sectors;
    lastUse[stream] = ++uses;
    return stream;
  }

  private int find(long sector) {
    int oldest = 0;
    for (int stream = 0; stream < STREAMS; stream++) {
      if (nextSector[stream] == sector && consecutive[stream] > 0) {
        return stream;
      }
      if (lastUse[stream] < lastUse[oldest]) {
        oldest = stream;
      }
    }
    return oldest;
  }

  /** Accesses of a stream that followed one another. */
  int consecutive(int stream) {
    return consecutive[stream];
  }

  /** Up to where has been read ahead for a stream. */
  long aheadSector(int stream) {
    return aheadSector[stream];
  }

  void setAheadSector(int stream, long sector) {
    aheadSector[stream] = sector;
  }

  void forget() {
    Arrays.fill(consecutive, 0);
  }
}
