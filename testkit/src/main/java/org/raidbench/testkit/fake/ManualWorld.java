package org.raidbench.testkit.fake;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.raidbench.api.sim.EventHandler;

/** What all contexts of one simulation share. */
final class ManualWorld {
  final long seed;
  final List<ManualContext.LogEntry> log = new ArrayList<>();
  final Map<String, ManualStation> stations = new LinkedHashMap<>();
  long nowNanos;

  /** In the order in which they were scheduled, which decides among those of one instant. */
  private final List<Event> events = new ArrayList<>();

  ManualWorld(long seed) {
    this.seed = seed;
  }

  void schedule(long timeNanos, EventHandler handler, long token) {
    if (timeNanos < nowNanos) {
      throw new IllegalArgumentException(timeNanos + " is before now, " + nowNanos);
    }
    events.add(new Event(timeNanos, handler, token));
  }

  void add(ManualStation station) {
    if (stations.putIfAbsent(station.name(), station) != null) {
      throw new IllegalArgumentException("there is a station " + station.name() + " already");
    }
  }

  int pending() {
    return events.size();
  }

  /** Carries out the next event if it is not later than {@code limitNanos}. */
  boolean step(long limitNanos) {
    int next = -1;
    for (int i = 0; i < events.size(); i++) {
      if (next < 0 || events.get(i).timeNanos < events.get(next).timeNanos) {
        next = i;
      }
    }
    if (next < 0 || events.get(next).timeNanos > limitNanos) {
      return false;
    }
    Event event = events.remove(next);
    nowNanos = event.timeNanos;
    event.handler.fire(event.token);
    return true;
  }

  private record Event(long timeNanos, EventHandler handler, long token) {}
}
