package org.raidbench.disks.ssd;

/** A first-in-first-out queue of tags that never holds more than there are. */
final class TagRing {
  private final int[] tags;
  private int first;
  private int count;

  TagRing(int capacity) {
    tags = new int[capacity];
  }

  boolean isEmpty() {
    return count == 0;
  }

  void add(int tag) {
    int at = first + count++;
    tags[at < tags.length ? at : at - tags.length] = tag;
  }

  int first() {
    return tags[first];
  }

  int removeFirst() {
    int tag = tags[first];
    first = first + 1 == tags.length ? 0 : first + 1;
    count--;
    return tag;
  }

  void clear() {
    count = 0;
  }
}
