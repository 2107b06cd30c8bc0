package org.raidbench.core.kernel;

import org.raidbench.api.sim.EventHandler;

/** An event queue that is one heap: what the wheel is measured against. */
final class HeapQueue implements EventQueue {
  private final EventPool pool = new EventPool();
  private final KeyHeap heap = new KeyHeap();

  @Override
  public void add(long timeNanos, EventHandler handler, long token) {
    heap.push(timeNanos, pool.key(pool.take(timeNanos, handler, token)));
  }

  @Override
  public int pollUntil(long limitNanos) {
    if (heap.isEmpty() || heap.firstTime() > limitNanos) {
      return NONE;
    }
    int event = EventPool.eventOf(heap.pop());
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
}
