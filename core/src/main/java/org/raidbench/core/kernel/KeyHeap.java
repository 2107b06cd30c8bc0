package org.raidbench.core.kernel;

import java.util.Arrays;

/**
 * A heap of (time, key) pairs, four children to a node: half as deep as a binary one, and the four
 * lie in one or two cache lines. Pairs are interleaved in one array.
 */
final class KeyHeap {
  private long[] pairs = new long[32];
  private int size;

  boolean isEmpty() {
    return size == 0;
  }

  int size() {
    return size;
  }

  /** The earliest time; only if not empty. */
  long firstTime() {
    return pairs[0];
  }

  void push(long time, long key) {
    int at = size++;
    if (at * 2 == pairs.length) {
      pairs = Arrays.copyOf(pairs, pairs.length * 2);
    }
    long[] p = pairs;
    while (at > 0) {
      int parent = (at - 1) >> 2;
      long parentTime = p[parent * 2];
      if (parentTime < time || (parentTime == time && p[parent * 2 + 1] < key)) {
        break;
      }
      p[at * 2] = parentTime;
      p[at * 2 + 1] = p[parent * 2 + 1];
      at = parent;
    }
    p[at * 2] = time;
    p[at * 2 + 1] = key;
  }

  /** Removes the first pair and returns its key; only if not empty. */
  long pop() {
    long[] p = pairs;
    long first = p[1];
    int last = --size;
    long time = p[last * 2];
    long key = p[last * 2 + 1];
    int at = 0;
    int child = 1;
    while (child < last) {
      int least = child;
      long leastTime = p[child * 2];
      long leastKey = p[child * 2 + 1];
      int end = Math.min(child + 4, last);
      for (int other = child + 1; other < end; other++) {
        long otherTime = p[other * 2];
        if (otherTime < leastTime || (otherTime == leastTime && p[other * 2 + 1] < leastKey)) {
          least = other;
          leastTime = otherTime;
          leastKey = p[other * 2 + 1];
        }
      }
      if (time < leastTime || (time == leastTime && key < leastKey)) {
        break;
      }
      p[at * 2] = leastTime;
      p[at * 2 + 1] = leastKey;
      at = least;
      child = at * 4 + 1;
    }
    p[at * 2] = time;
    p[at * 2 + 1] = key;
    return first;
  }
}
