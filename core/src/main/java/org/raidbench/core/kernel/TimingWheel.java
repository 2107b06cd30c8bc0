package org.raidbench.core.kernel;

import java.util.Arrays;
import org.raidbench.api.sim.EventHandler;

/**
 * A timing wheel (Varghese and Lauck, 1987; the width rule after Brown's calendar queue, 1988).
 *
 * <p>Time is cut into ticks of a power of two nanoseconds. Events of the present tick are in a
 * small heap, those of the next ticks in unordered lists, one a slot; what lies beyond the wheel is
 * in another heap and moves in as the wheel turns. A tick is about as long as the mean time between
 * events, so a list holds one or two and the wheel reaches some two thousand events ahead.
 */
final class TimingWheel implements EventQueue {
  private static final int SLOTS = 2048;
  private static final int SLOT_MASK = SLOTS - 1;

  /** How many events pass between looks at the width. */
  private static final int EVENTS_PER_LOOK = 8192;

  /** Widest tick: 18 minutes. */
  private static final int SHIFT_MAX = 40;

  private static final int WIDENING_MAX = 2;

  private final EventPool pool = new EventPool();
  private final KeyHeap present = new KeyHeap();
  private final KeyHeap beyond = new KeyHeap();
  private final int[] firsts = new int[SLOTS];

  /** A bit for each slot that holds events. */
  private final long[] occupied = new long[SLOTS / 64];

  private int inSlots;
  private int shift = 10;

  /** The present tick: events of this one and earlier ones are in {@code present}. */
  private long tick;

  private int untilLook = EVENTS_PER_LOOK;
  private long lookNanos;
  private int placedBeyond;

  /** By how much ticks are wider than the mean time between events, so that fewer lie beyond. */
  private int widening;

  TimingWheel() {
    Arrays.fill(firsts, NONE);
  }

  @Override
  public void add(long timeNanos, EventHandler handler, long token) {
    place(pool.take(timeNanos, handler, token), timeNanos);
  }

  @Override
  public int pollUntil(long limitNanos) {
    int event;
    if (present.isEmpty()) {
      event = turn(limitNanos);
      if (event == NONE) {
        return NONE;
      }
    } else if (present.firstTime() <= limitNanos) {
      event = EventPool.eventOf(present.pop());
    } else {
      return NONE;
    }
    if (--untilLook == 0) {
      look(pool.time(event));
    }
    pool.release(event);
    return event;
  }

  @Override
  public long timeNanos(int event) {
    return pool.time(event);
  }

  @Override
  public EventHandler handler(int event) {
    return pool.handler(event);
  }

  @Override
  public long token(int event) {
    return pool.token(event);
  }

  private void place(int event, long timeNanos) {
    long ahead = (timeNanos >>> shift) - tick;
    if (ahead <= 0) {
      present.push(timeNanos, pool.key(event));
    } else if (ahead < SLOTS) {
      int slot = (int) (timeNanos >>> shift) & SLOT_MASK;
      pool.follow(event, firsts[slot]);
      firsts[slot] = event;
      occupied[slot >> 6] |= 1L << slot;
      inSlots++;
    } else {
      beyond.push(timeNanos, pool.key(event));
      placedBeyond++;
    }
  }

  /** Turns to the next tick that has events, unless that is too late, and takes the first. */
  private int turn(long limitNanos) {
    long limitTick = limitNanos >>> shift;
    if (limitTick <= tick || (inSlots == 0 && beyond.isEmpty())) {
      return NONE;
    }
    long next = inSlots > 0 ? nextOccupied() : beyond.firstTime() >>> shift;
    if (next > limitTick) {
      return NONE;
    }
    tick = next;
    while (!beyond.isEmpty() && (beyond.firstTime() >>> shift) - tick < SLOTS) {
      int event = EventPool.eventOf(beyond.pop());
      place(event, pool.time(event));
    }
    int slot = (int) tick & SLOT_MASK;
    int first = firsts[slot];
    firsts[slot] = NONE;
    occupied[slot >> 6] &= ~(1L << slot);
    if (present.isEmpty()
        && first != NONE
        && pool.following(first) == NONE
        && pool.time(first) <= limitNanos) {
      inSlots--;
      return first; // alone in its tick, as most are: it need not pass the heap
    }
    for (int event = first; event != NONE; event = pool.following(event)) {
      present.push(pool.time(event), pool.key(event));
      inSlots--;
    }
    return present.firstTime() <= limitNanos ? EventPool.eventOf(present.pop()) : NONE;
  }

  /** The nearest tick after the present one whose slot holds events; there is one. */
  private long nextOccupied() {
    int start = (int) (tick + 1) & SLOT_MASK;
    int word = start >> 6;
    long bits = occupied[word] & (-1L << start);
    while (bits == 0) {
      word = (word + 1) & (occupied.length - 1);
      bits = occupied[word];
    }
    int slot = (word << 6) + Long.numberOfTrailingZeros(bits);
    return tick + 1 + ((slot - start) & SLOT_MASK);
  }

  /**
   * Fits the width to the load: the mean time between events, rounded up to a power of two, and up
   * to four times wider again as long as many events land beyond the wheel.
   */
  private void look(long nowNanos) {
    long meanNanos = (nowNanos - lookNanos) / EVENTS_PER_LOOK;
    int meanShift = Long.SIZE - Long.numberOfLeadingZeros(meanNanos);
    if (placedBeyond > EVENTS_PER_LOOK / 8 && widening < WIDENING_MAX) {
      widening++;
    }
    int wanted = Math.min(SHIFT_MAX, meanShift + widening);
    untilLook = EVENTS_PER_LOOK;
    lookNanos = nowNanos;
    placedBeyond = 0;
    if (wanted < shift - 1 || wanted > shift + (widening > 0 ? 0 : 1)) {
      resize(wanted, nowNanos);
    }
  }

  private void resize(int newShift, long nowNanos) {
    int[] events = new int[inSlots + present.size() + beyond.size()];
    int count = 0;
    for (int slot = 0; slot < SLOTS; slot++) {
      for (int event = firsts[slot]; event != NONE; event = pool.following(event)) {
        events[count++] = event;
      }
    }
    while (!present.isEmpty()) {
      events[count++] = EventPool.eventOf(present.pop());
    }
    while (!beyond.isEmpty()) {
      events[count++] = EventPool.eventOf(beyond.pop());
    }
    Arrays.fill(firsts, NONE);
    Arrays.fill(occupied, 0);
    inSlots = 0;
    shift = newShift;
    tick = nowNanos >>> newShift;
    for (int event : events) {
      place(event, pool.time(event));
    }
  }
}
