package org.raidbench.core.array;

import java.util.Arrays;

/** All transfers between the controller and its disks: one table, numbered rows reused. */
final class Transfers {
  private int capacity = 256;
  private int[] free = new int[capacity];
  private int freeCount;

  boolean[] write = new boolean[capacity];
  long[] sector = new long[capacity];
  int[] sectors = new int[capacity];

  /** Which run it belongs to. */
  int[] run = new int[capacity];

  /** When it was given to the disk. */
  long[] sentNanos = new long[capacity];

  /** When the disk had done its part. */
  long[] servedNanos = new long[capacity];

  Transfers() {
    addFree(0);
  }

  int take(boolean isWrite, long firstSector, int count, int ofRun) {
    if (freeCount == 0) {
      grow();
    }
    int transfer = free[--freeCount];
    write[transfer] = isWrite;
    sector[transfer] = firstSector;
    sectors[transfer] = count;
    run[transfer] = ofRun;
    return transfer;
  }

  void give(int transfer) {
    free[freeCount++] = transfer;
  }

  /** How many are in use. */
  int inUse() {
    return capacity - freeCount;
  }

  private void grow() {
    int from = capacity;
    capacity *= 2;
    free = Arrays.copyOf(free, capacity);
    write = Arrays.copyOf(write, capacity);
    sector = Arrays.copyOf(sector, capacity);
    sectors = Arrays.copyOf(sectors, capacity);
    run = Arrays.copyOf(run, capacity);
    sentNanos = Arrays.copyOf(sentNanos, capacity);
    servedNanos = Arrays.copyOf(servedNanos, capacity);
    addFree(from);
  }

  private void addFree(int from) {
    for (int i = capacity - 1; i >= from; i--) {
      free[freeCount++] = i;
    }
  }
}
