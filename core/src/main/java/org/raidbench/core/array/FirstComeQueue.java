package org.raidbench.core.array;

/** First come, first served: a ring. */
final class FirstComeQueue implements MemberQueue {
  private int[] ring = new int[64];
  private int first;
  private int size;

  @Override
  public void add(int transfer, long sector) {
    if (size == ring.length) {
      grow();
    }
    ring[(first + size++) & (ring.length - 1)] = transfer;
  }

  @Override
  public int take() {
    int transfer = ring[first];
    first = (first + 1) & (ring.length - 1);
    size--;
    return transfer;
  }

  @Override
  public int size() {
    return size;
  }

  private void grow() {
    int[] larger = new int[2 * ring.length];
    for (int i = 0; i < size; i++) {
      larger[i] = ring[(first + i) & (ring.length - 1)];
    }
    ring = larger;
    first = 0;
  }
}
