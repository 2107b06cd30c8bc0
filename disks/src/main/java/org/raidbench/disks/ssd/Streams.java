package org.raidbench.disks.ssd;

import java.util.Arrays;

/**
 * Recognises writes that begin where an earlier one ended. Streams once recognised are kept apart
 * from what might become one, so that random writes in between do not push them out.
 */
final class Streams {
  private static final int STREAMS = 8;
  private static final long NOWHERE = -1;

  private final long[] streamEnd = new long[STREAMS];
  private final long[] usedAt = new long[STREAMS];
  private final long[] candidateEnd = new long[STREAMS];
  private int oldestCandidate;
  private long uses;

  Streams() {
    clear();
  }

  /**
   * Takes a write down.
   *
   * @return whether it continues a stream
   */
  boolean follow(long sector, int sectors) {
    long end = sector + sectors;
    int longestUnused = 0;
    for (int i = 0; i < STREAMS; i++) {
      if (streamEnd[i] == sector) {
        streamEnd[i] = end;
        usedAt[i] = ++uses;
        return true;
      }
      if (usedAt[i] < usedAt[longestUnused]) {
        longestUnused = i;
      }
    }
    for (int i = 0; i < STREAMS; i++) {
      if (candidateEnd[i] == sector) {
        candidateEnd[i] = NOWHERE;
        streamEnd[longestUnused] = end;
        usedAt[longestUnused] = ++uses;
        return true;
      }
    }
    candidateEnd[oldestCandidate] = end;
    oldestCandidate = (oldestCandidate + 1) % STREAMS;
    return false;
  }

  void clear() {
    Arrays.fill(streamEnd, NOWHERE);
    Arrays.fill(candidateEnd, NOWHERE);
  }
}
