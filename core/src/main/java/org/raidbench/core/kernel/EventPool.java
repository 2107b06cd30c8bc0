package org.raidbench.core.kernel;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.raidbench.api.sim.EventHandler;

/**
 * Events as parallel arrays with a free list, so that scheduling one allocates nothing.
 *
 * <p>The key of an event is its sequence number with its own number in the low bits: keys order
 * events of one time, and a heap that holds keys needs nothing else to find them.
 */
final class EventPool {
  /** Bits of a key that hold the event's number: up to four million events may be pending. */
  private static final int NUMBER_BITS = 22;

  private static final long NUMBER_MASK = (1L << NUMBER_BITS) - 1;
  private static final long SEQUENCES_MAX = Long.MAX_VALUE >>> NUMBER_BITS;

  private long[] times = new long[64];
  private long[] keys = new long[64];
  private long[] tokens = new long[64];
  private @Nullable EventHandler[] handlers = new EventHandler[64];

  /** The next event of the same list: of a wheel's slot, or of the free ones. */
  private int[] following = new int[64];

  private int used;
  private int free = EventQueue.NONE;
  private long sequence;

  int take(long timeNanos, EventHandler handler, long token) {
    int event = free;
    if (event >= 0) {
      free = following[event];
    } else {
      event = used++;
      if (event == times.length) {
        grow();
      }
    }
    times[event] = timeNanos;
    keys[event] = (nextSequence() << NUMBER_BITS) | event;
    tokens[event] = token;
    if (handlers[event] != handler) { // a reference store costs the collector's barrier
      handlers[event] = handler;
    }
    return event;
  }

  /** Gives an event back; its fields stay until it is taken again. */
  void release(int event) {
    following[event] = free;
    free = event;
  }

  long time(int event) {
    return times[event];
  }

  long key(int event) {
    return keys[event];
  }

  long token(int event) {
    return tokens[event];
  }

  EventHandler handler(int event) {
    EventHandler handler = handlers[event];
    if (handler == null) {
      throw new IllegalStateException("no event " + event);
    }
    return handler;
  }

  int following(int event) {
    return following[event];
  }

  void follow(int event, int next) {
    following[event] = next;
  }

  static int eventOf(long key) {
    return (int) (key & NUMBER_MASK);
  }

  private long nextSequence() {
    if (sequence == SEQUENCES_MAX) {
      throw new IllegalStateException("more than " + SEQUENCES_MAX + " events in one simulation");
    }
    return sequence++;
  }

  private void grow() {
    int size = times.length * 2;
    if (size > NUMBER_MASK + 1) {
      throw new IllegalStateException("more than " + times.length + " events pending");
    }
    times = Arrays.copyOf(times, size);
    keys = Arrays.copyOf(keys, size);
    tokens = Arrays.copyOf(tokens, size);
    handlers = Arrays.copyOf(handlers, size);
    following = Arrays.copyOf(following, size);
  }
}
