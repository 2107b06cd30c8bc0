package org.raidbench.core.kernel;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.raidbench.api.sim.EventHandler;

/** Jobs in the order in which they came: a ring over arrays that grows and never shrinks. */
final class JobRing {
  private long[] numbers = new long[2 * 8];
  private @Nullable EventHandler[] handlers = new EventHandler[8];
  private int first;
  private int size;

  int size() {
    return size;
  }

  boolean isEmpty() {
    return size == 0;
  }

  void add(long serviceNanos, EventHandler handler, long token) {
    if (size == handlers.length) {
      grow();
    }
    int at = (first + size) & (handlers.length - 1);
    numbers[2 * at] = serviceNanos;
    numbers[2 * at + 1] = token;
    if (handlers[at] != handler) { // a reference store costs the collector's barrier
      handlers[at] = handler;
    }
    size++;
  }

  /** The first job's service time; only if not empty. */
  long serviceNanos() {
    return numbers[2 * first];
  }

  /** The first job's token; only if not empty. */
  long token() {
    return numbers[2 * first + 1];
  }

  /** The first job's handler; only if not empty. */
  EventHandler handler() {
    EventHandler handler = handlers[first];
    if (handler == null) {
      throw new IllegalStateException("no job is waiting");
    }
    return handler;
  }

  void remove() {
    first = (first + 1) & (handlers.length - 1);
    size--;
  }

  private void grow() {
    int old = handlers.length;
    // Unrolled, the ring begins at zero: doubled arrays first, then what had wrapped moves behind.
    numbers = Arrays.copyOf(numbers, 4 * old);
    handlers = Arrays.copyOf(handlers, 2 * old);
    System.arraycopy(numbers, 0, numbers, 2 * old, 2 * first);
    System.arraycopy(handlers, 0, handlers, old, first);
  }
}
