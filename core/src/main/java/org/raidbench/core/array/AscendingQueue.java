package org.raidbench.core.array;

import java.util.Arrays;

/**
 * By ascending sector, starting over at the end (C-SCAN). Of those that begin at one sector the
 * first to come is the first to go.
 */
final class AscendingQueue implements MemberQueue {
  private final SectorHeap ahead = new SectorHeap();
  private final SectorHeap nextSweep = new SectorHeap();
  private SectorHeap current = ahead;
  private SectorHeap later = nextSweep;
  private long headSector;
  private long arrivals;

  @Override
  public void add(int transfer, long sector) {
    (sector >= headSector ? current : later).add(sector, arrivals++, transfer);
  }

  @Override
  public int take() {
    if (current.size == 0) {
      SectorHeap swept = current;
      current = later;
      later = swept;
    }
    headSector = current.sector[0];
    return current.removeFirst();
  }

  @Override
  public int size() {
    return current.size + later.size;
  }

  /** A binary heap by sector, then by arrival. */
  private static final class SectorHeap {
    private int size;
    private long[] sector = new long[64];
    private long[] arrival = new long[64];
    private int[] transfer = new int[64];

    void add(long atSector, long arrived, int number) {
      if (size == sector.length) {
        sector = Arrays.copyOf(sector, 2 * size);
        arrival = Arrays.copyOf(arrival, 2 * size);
        transfer = Arrays.copyOf(transfer, 2 * size);
      }
      int at = size++;
      while (at > 0) {
        int parent = (at - 1) >>> 1;
        if (!before(atSector, arrived, parent)) {
          break;
        }
        move(parent, at);
        at = parent;
      }
      put(at, atSector, arrived, number);
    }

    int removeFirst() {
      int first = transfer[0];
      int last = --size;
      int at = 0;
      int child = 1;
      while (child < last) {
        if (child + 1 < last && before(sector[child + 1], arrival[child + 1], child)) {
          child++;
        }
        if (before(sector[last], arrival[last], child)) {
          break;
        }
        move(child, at);
        at = child;
        child = 2 * at + 1;
      }
      move(last, at);
      return first;
    }

    private boolean before(long atSector, long arrived, int other) {
      return atSector < sector[other] || (atSector == sector[other] && arrived < arrival[other]);
    }

    private void move(int from, int to) {
      put(to, sector[from], arrival[from], transfer[from]);
    }

    private void put(int at, long atSector, long arrived, int number) {
      sector[at] = atSector;
      arrival[at] = arrived;
      transfer[at] = number;
    }
  }
}
