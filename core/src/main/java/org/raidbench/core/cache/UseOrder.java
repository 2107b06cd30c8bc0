package org.raidbench.core.cache;

import java.util.Arrays;

/** Lines in the order of their last use: a linked list through arrays. */
final class UseOrder {
  static final int NONE = -1;

  private final int[] older;
  private final int[] younger;
  private final boolean[] present;
  private int oldest = NONE;
  private int youngest = NONE;
  private int size;

  UseOrder(int lines) {
    older = new int[lines];
    younger = new int[lines];
    present = new boolean[lines];
    Arrays.fill(older, NONE);
    Arrays.fill(younger, NONE);
  }

  int oldest() {
    return oldest;
  }

  int younger(int line) {
    return younger[line];
  }

  int size() {
    return size;
  }

  boolean contains(int line) {
    return present[line];
  }

  /** Makes a line the youngest, whether it was in the list or not. */
  void touch(int line) {
    if (youngest == line) {
      return;
    }
    remove(line);
    older[line] = youngest;
    younger[line] = NONE;
    if (youngest == NONE) {
      oldest = line;
    } else {
      younger[youngest] = line;
    }
    youngest = line;
    present[line] = true;
    size++;
  }

  void remove(int line) {
    if (!present[line]) {
      return;
    }
    int before = older[line];
    int after = younger[line];
    if (before == NONE) {
      oldest = after;
    } else {
      younger[before] = after;
    }
    if (after == NONE) {
      youngest = before;
    } else {
      older[after] = before;
    }
    present[line] = false;
    size--;
  }
}
