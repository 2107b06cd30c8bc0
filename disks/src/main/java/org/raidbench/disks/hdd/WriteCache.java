package org.raidbench.disks.hdd;

import java.util.Arrays;

/**
 * Acknowledged writes that are not on the media yet: runs of sectors, adjacent and overlapping ones
 * merged, in the order of their sectors.
 */
final class WriteCache {
  private final int most;
  private final long mostSectors;
  private final int merged;

  private final long[] start;
  private final int[] count;
  private final boolean[] flying;
  private final long[] order;
  private final int[] orderedId;
  private final long[] newestFirst;
  private final long[] newestNanos;
  private final long[] newestPerSector;
  private final int[] free;
  private int frees;
  private int size;
  private long dirty;
  private long accepted;

  WriteCache(BufferDesign design) {
    this.most = design.cachedWrites();
    this.mostSectors = design.cachedWriteSectors();
    this.merged = design.mergedSectors();
    this.start = new long[most];
    this.count = new int[most];
    this.flying = new boolean[most];
    this.order = new long[most];
    this.orderedId = new int[most];
    this.newestFirst = new long[most];
    this.newestNanos = new long[most];
    this.newestPerSector = new long[most];
    this.sequence = new long[most];
    this.free = new int[most];
    clear();
  }

  private final long[] sequence;

  void clear() {
    size = 0;
    dirty = 0;
    frees = most;
    for (int i = 0; i < most; i++) {
      free[i] = most - 1 - i;
    }
    Arrays.fill(flying, false);
  }

  boolean isEmpty() {
    return size == 0;
  }

  int capacity() {
    return most;
  }

  /** Sectors held that are not on the media. */
  long dirtySectors() {
    return dirty;
  }

  /** The number of the last write accepted. */
  long accepted() {
    return accepted;
  }

  /** The lowest number among the writes held; more than any accepted if there is none. */
  long oldestHeld() {
    long oldest = Long.MAX_VALUE;
    for (int i = 0; i < size; i++) {
      oldest = Math.min(oldest, sequence[orderedId[i]]);
    }
    return oldest;
  }

  long start(int id) {
    return start[id];
  }

  int count(int id) {
    return count[id];
  }

  long newestFirst(int id) {
    return newestFirst[id];
  }

  long newestNanos(int id) {
    return newestNanos[id];
  }

  long newestPerSector(int id) {
    return newestPerSector[id];
  }

  /** Whether all of a range is held in one run. */
  boolean holds(long sector, int sectors) {
    int at = lastAtMost(sector);
    return at >= 0 && order[at] + count[orderedId[at]] >= sector + sectors;
  }

  /**
   * Accepts a write.
   *
   * @param dataNanos when its first sector has arrived
   * @param perSector further time for each following sector
   * @param destage where runs wait for the media; kept up to date
   * @return whether there was room
   */
  boolean accept(long sector, int sectors, long dataNanos, long perSector, PositionQueue destage) {
    int before = lastAtMost(sector);
    int id = -1;
    if (before >= 0 && joins(orderedId[before], sector, sectors)) {
      id = orderedId[before];
    } else if (before + 1 < size && joins(orderedId[before + 1], sector, sectors)) {
      id = orderedId[before + 1];
    }
    if (id >= 0) {
      if (!grow(id, sector, sectors, destage)) {
        return false;
      }
    } else {
      if (frees == 0 || (dirty + sectors > mostSectors && size > 0)) {
        return false;
      }
      id = free[--frees];
      start[id] = sector;
      count[id] = sectors;
      sequence[id] = accepted + 1;
      dirty += sectors;
      insert(before + 1, id);
      destage.add(id, sector, true, perSector == 0 ? dataNanos : 0);
    }
    accepted++;
    newestFirst[id] = sector;
    newestNanos[id] = dataNanos;
    newestPerSector[id] = perSector;
    return true;
  }

  private boolean joins(int id, long sector, int sectors) {
    long from = Math.min(start[id], sector);
    long to = Math.max(start[id] + count[id], sector + sectors);
    return !flying[id]
        && sector <= start[id] + count[id]
        && sector + sectors >= start[id]
        && to - from <= merged;
  }

  private boolean grow(int id, long sector, int sectors, PositionQueue destage) {
    long from = Math.min(start[id], sector);
    long to = Math.max(start[id] + count[id], sector + sectors);
    int more = (int) (to - from) - count[id];
    if (dirty + more > mostSectors) {
      return false;
    }
    dirty += more;
    count[id] = (int) (to - from);
    if (from != start[id]) {
      removeOrdered(id);
      start[id] = from;
      insert(lastAtMost(from) + 1, id);
      destage.moved(id, from);
    }
    absorbNext(id, destage);
    return true;
  }

  /** If a run has grown up to the next one, the two become one. */
  private void absorbNext(int id, PositionQueue destage) {
    int at = lastAtMost(start[id]);
    while (orderedId[at] != id) {
      at--;
    }
    if (at + 1 >= size) {
      return;
    }
    int next = orderedId[at + 1];
    if (joins(next, start[id], count[id])) {
      long to = Math.max(start[id] + count[id], start[next] + count[next]);
      dirty -= start[id] + count[id] + count[next] - to;
      count[id] = (int) (to - start[id]);
      sequence[id] = Math.min(sequence[id], sequence[next]);
      destage.remove(next);
      release(next);
    }
  }

  private void insert(int at, int id) {
    System.arraycopy(order, at, order, at + 1, size - at);
    System.arraycopy(orderedId, at, orderedId, at + 1, size - at);
    order[at] = start[id];
    orderedId[at] = id;
    size++;
  }

  private void removeOrdered(int id) {
    int at = lastAtMost(start[id]);
    while (orderedId[at] != id) {
      at--;
    }
    size--;
    System.arraycopy(order, at + 1, order, at, size - at);
    System.arraycopy(orderedId, at + 1, orderedId, at, size - at);
  }

  /** Halving without a branch in the loop: where the search goes cannot be predicted. */
  private int lastAtMost(long sector) {
    int base = 0;
    int left = size;
    while (left > 1) {
      int half = left >>> 1;
      base = order[base + half - 1] <= sector ? base + half : base;
      left -= half;
    }
    return left == 1 && order[base] <= sector ? base : base - 1;
  }

  /** A write that goes past the cache makes runs that lie within it needless. */
  void supersede(long sector, int sectors, PositionQueue destage) {
    for (int at = lastAtMost(sector + sectors); at >= 0 && order[at] >= sector; at--) {
      int id = orderedId[at];
      if (!flying[id] && start[id] + count[id] <= sector + sectors) {
        destage.remove(id);
        landed(id);
      }
    }
  }

  /** A run is being written; nothing joins it any more. */
  void fly(int id) {
    flying[id] = true;
  }

  /** A run is on the media. */
  void landed(int id) {
    dirty -= count[id];
    release(id);
  }

  private void release(int id) {
    removeOrdered(id);
    flying[id] = false;
    free[frees++] = id;
  }
}
