package org.raidbench.disks.hdd;

import java.util.Arrays;

/**
 * Waiting operations, ordered by cylinder, from which the one reached soonest is picked.
 *
 * <p>The search goes outwards from the heads' cylinder and ends on each side where the move alone
 * takes as long as the best found. Only the oldest operations, up to the window, take part; the
 * others stand in line behind them.
 */
final class PositionQueue {
  private final Spindle spindle;
  private final int window;
  private final Place place = new Place();

  private final int[] cylinder;
  private final int[] member;
  private int size;

  private final int[] head;
  private final int[] cylinderOf;
  private final long[] angle;
  private final long[] ready;
  private final long[] sector;
  private final boolean[] write;
  private final boolean[] inWindow;
  private final int[] older;
  private final int[] younger;
  private int oldest = -1;
  private int youngest = -1;
  private int firstOutside = -1;
  private int held;

  /**
   * Makes a queue.
   *
   * @param capacity ids are below this
   * @param window how many of the oldest take part in the search
   */
  PositionQueue(Spindle spindle, int capacity, int window) {
    this.spindle = spindle;
    this.window = Math.max(1, Math.min(window, capacity));
    this.cylinder = new int[this.window];
    this.member = new int[this.window];
    this.head = new int[capacity];
    this.cylinderOf = new int[capacity];
    this.angle = new long[capacity];
    this.ready = new long[capacity];
    this.sector = new long[capacity];
    this.write = new boolean[capacity];
    this.inWindow = new boolean[capacity];
    this.older = new int[capacity];
    this.younger = new int[capacity];
  }

  boolean isEmpty() {
    return held == 0;
  }

  int size() {
    return held;
  }

  /** Whether an operation waits here. */
  boolean contains(int id) {
    return id == oldest || (held > 0 && older[id] >= 0 && younger[older[id]] == id);
  }

  /** The operation that has been here longest, or -1. */
  int oldest() {
    return oldest;
  }

  /** Adds an operation; {@code readyNanos} is when its move may begin at the earliest. */
  void add(int id, long firstSector, boolean isWrite, long readyNanos) {
    sector[id] = firstSector;
    write[id] = isWrite;
    ready[id] = readyNanos;
    locate(id);
    older[id] = youngest;
    younger[id] = -1;
    if (youngest >= 0) {
      younger[youngest] = id;
    } else {
      oldest = id;
    }
    youngest = id;
    held++;
    if (size < window) {
      enter(id);
    } else {
      inWindow[id] = false;
      if (firstOutside < 0) {
        firstOutside = id;
      }
    }
  }

  private void locate(int id) {
    spindle.layout.locate(sector[id], place);
    head[id] = place.head;
    cylinderOf[id] = place.cylinder;
    angle[id] = spindle.angleNanos(place.zone, place.angleSubsectors);
  }

  /** The first sector of an operation has changed (a run grew at its front). */
  void moved(int id, long firstSector) {
    boolean within = inWindow[id];
    if (within) {
      leave(id);
    }
    sector[id] = firstSector;
    locate(id);
    if (within) {
      enter(id);
    }
  }

  private void enter(int id) {
    inWindow[id] = true;
    int at = indexOf(cylinderOf[id]);
    System.arraycopy(cylinder, at, cylinder, at + 1, size - at);
    System.arraycopy(member, at, member, at + 1, size - at);
    cylinder[at] = cylinderOf[id];
    member[at] = id;
    size++;
  }

  private void leave(int id) {
    int at = indexOf(cylinderOf[id]);
    while (member[at] != id) {
      at++;
    }
    size--;
    System.arraycopy(cylinder, at + 1, cylinder, at, size - at);
    System.arraycopy(member, at + 1, member, at, size - at);
    inWindow[id] = false;
  }

  /** Halving without a branch in the loop: where the search goes cannot be predicted. */
  private int indexOf(int wanted) {
    int base = 0;
    int left = size;
    while (left > 1) {
      int half = left >>> 1;
      base = cylinder[base + half - 1] < wanted ? base + half : base;
      left -= half;
    }
    return left == 1 && cylinder[base] < wanted ? base + 1 : base;
  }

  /** Takes an operation out; the oldest outside the window takes its place there. */
  void remove(int id) {
    if (inWindow[id]) {
      leave(id);
    } else if (firstOutside == id) {
      firstOutside = younger[id];
    }
    if (older[id] >= 0) {
      younger[older[id]] = younger[id];
    } else {
      oldest = younger[id];
    }
    if (younger[id] >= 0) {
      older[younger[id]] = older[id];
    } else {
      youngest = older[id];
    }
    held--;
    while (size < window && firstOutside >= 0) {
      int next = firstOutside;
      firstOutside = younger[next];
      enter(next);
    }
  }

  void clear() {
    size = 0;
    held = 0;
    oldest = -1;
    youngest = -1;
    firstOutside = -1;
    Arrays.fill(inWindow, false);
  }

  /** The cost of the operation last picked: time from the start to its first sector. */
  private long picked;

  long pickedNanos() {
    return picked;
  }

  /**
   * Picks the operation whose first sector is reached soonest.
   *
   * @param startNanos when the move may begin
   * @param followFrom a read that begins from here ...
   * @param followTo ... up to here is read on or in the buffer and costs nothing
   * @return its id, or -1 if none waits; on ties the nearest, outer before inner, and of those that
   *     cost nothing the first in order, for the buffer forgets from its beginning on
   */
  int pick(long startNanos, long followFrom, long followTo) {
    int first = followFrom <= followTo ? firstRead(followFrom, followTo) : -1;
    if (first >= 0) {
      picked = 0;
      return first;
    }
    return pickUnder(startNanos, Long.MAX_VALUE);
  }

  /** The read in the window that begins first within a range, or -1. */
  private int firstRead(long from, long to) {
    int first = -1;
    for (int i = 0; i < size; i++) {
      int id = member[i];
      boolean within = !write[id] && sector[id] >= from && sector[id] <= to;
      if (within && (first < 0 || sector[id] < sector[first])) {
        first = id;
      }
    }
    return first;
  }

  /** The operation that is reached soonest, and in less than a time; or -1. */
  int pickUnder(long startNanos, long underNanos) {
    int best = -1;
    long bestNanos = underNanos;
    long turned = spindle.angleAt(startNanos);
    int at = spindle.cylinder;
    int right = indexOf(at);
    int left = right - 1;
    int leftDistance = left >= 0 ? at - cylinder[left] : Integer.MAX_VALUE;
    int rightDistance = right < size ? cylinder[right] - at : Integer.MAX_VALUE;
    while (true) {
      int distance = Math.min(leftDistance, rightDistance);
      if (distance == Integer.MAX_VALUE || spindle.leastMoveNanos(distance) >= bestNanos) {
        break;
      }
      int id;
      if (leftDistance <= rightDistance) {
        id = member[left--];
        leftDistance = left >= 0 ? at - cylinder[left] : Integer.MAX_VALUE;
      } else {
        id = member[right++];
        rightDistance = right < size ? cylinder[right] - at : Integer.MAX_VALUE;
      }
      long nanos = positionNanos(id, startNanos, turned);
      if (nanos < bestNanos) {
        bestNanos = nanos;
        best = id;
      }
    }
    picked = bestNanos;
    return best;
  }

  /** The write in the window that begins at a sector, or -1. */
  int writeAt(long firstSector) {
    for (int i = 0; i < size; i++) {
      if (sector[member[i]] == firstSector && write[member[i]]) {
        return member[i];
      }
    }
    return -1;
  }

  /** Time from the start to an operation's first sector. */
  long positionNanos(int id, long startNanos, long turned) {
    long move = spindle.moveNanos(cylinderOf[id], head[id], write[id]);
    if (ready[id] > startNanos) {
      move += ready[id] - startNanos;
    }
    long angleThen = turned + move;
    while (angleThen >= spindle.rotationNanos) {
      angleThen -= spindle.rotationNanos;
    }
    return move + spindle.turnNanos(angleThen, angle[id]);
  }
}
