package org.raidbench.disks.disksim;

import java.util.Comparator;
import java.util.List;
import java.util.PriorityQueue;
import org.raidbench.api.disk.DiskOp;
import org.raidbench.api.sim.Context;
import org.raidbench.api.sim.EventHandler;
import org.raidbench.api.sim.RandomStream;
import org.raidbench.api.sim.Station;
import org.raidbench.api.sim.StationRole;
import org.raidbench.disks.hdd.HardDisk;

/** One drive, one request at a time, in a simulation of its own. */
final class Replay {
  private static final long SEED = 1;

  private final PriorityQueue<Event> events =
      new PriorityQueue<>(
          Comparator.comparingLong(Event::nanos).thenComparingLong(Event::sequence));
  private final HardDisk disk;
  private long now;
  private long sequence;
  private boolean pending;

  private record Event(long nanos, long sequence, EventHandler handler, long token) {}

  Replay(Description drive, long busReadNanos, long busWriteNanos) {
    this.disk =
        new HardDisk(
            new Clock(),
            drive.design(),
            drive.design().mechanism().layout().sectors(),
            true,
            BusTime.nanos(drive, busReadNanos),
            BusTime.nanos(drive, busWriteNanos),
            (tag, status, firstByte) -> pending = false);
  }

  /** The service time of each request. */
  long[] serviceNanos(List<ValidationTrace.Request> trace) {
    long[] times = new long[trace.size()];
    for (int i = 0; i < times.length; i++) {
      ValidationTrace.Request request = trace.get(i);
      long issued = now;
      pending = true;
      disk.submit(
          0,
          request.write() ? DiskOp.WRITE : DiskOp.READ,
          request.sector(),
          request.sectors(),
          0,
          now);
      while (pending) {
        fireNext();
      }
      times[i] = now - issued;
      runUntil(now + request.thinkNanos());
    }
    return times;
  }

  private void runUntil(long nanos) {
    while (!events.isEmpty() && events.peek().nanos() <= nanos) {
      fireNext();
    }
    now = nanos;
  }

  private void fireNext() {
    Event event = events.remove();
    now = event.nanos();
    event.handler().fire(event.token());
  }

  /** A station of which nobody asks the use: whoever comes is served at once. */
  private static final Station IDLE =
      new Station() {
        @Override
        public void submit(long serviceNanos, EventHandler done, long token) {
          throw new UnsupportedOperationException("a hard disk books its media");
        }

        @Override
        public long reserve(long arrivalNanos, long serviceNanos) {
          return arrivalNanos + serviceNanos;
        }

        @Override
        public int waiting() {
          return 0;
        }

        @Override
        public int present() {
          return 0;
        }
      };

  /** The little of a simulation that one disk needs. */
  private final class Clock implements Context {
    @Override
    public String name() {
      return "disk";
    }

    @Override
    public long nowNanos() {
      return now;
    }

    @Override
    public void at(long timeNanos, EventHandler handler, long token) {
      events.add(new Event(timeNanos, sequence++, handler, token));
    }

    @Override
    public Station station(String name, int servers, StationRole role) {
      return IDLE;
    }

    @Override
    public RandomStream random(String name) {
      return new RandomStream(SEED, "disk." + name);
    }

    @Override
    public void log(String kind, String detail) {
      // nobody reads the log of a replay
    }

    @Override
    public Context child(String name) {
      return this;
    }
  }
}
