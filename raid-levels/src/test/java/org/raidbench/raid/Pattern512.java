package org.raidbench.raid;

/** The pattern that was written to the golden arrays: a different one in every sector. */
final class Pattern512 {
  /** "MDORACLE" as a little-endian long. */
  private static final long MARK = 0x454c4341524f444dL;

  private Pattern512() {}

  static long[] of(long sector, int sectors) {
    long[] data = new long[sectors * PlanExecutor.SECTOR_LONGS];
    for (int s = 0; s < sectors; s++) {
      int at = s * PlanExecutor.SECTOR_LONGS;
      data[at] = sector + s;
      data[at + 1] = MARK;
      long state = sector + s;
      for (int i = 2; i < PlanExecutor.SECTOR_LONGS; i++) {
        state += 0x9e3779b97f4a7c15L;
        long z = state;
        z = (z ^ (z >>> 30)) * 0xbf58476d1ce4e5b9L;
        z = (z ^ (z >>> 27)) * 0x94d049bb133111ebL;
        data[at + i] = z ^ (z >>> 31);
      }
    }
    return data;
  }
}
