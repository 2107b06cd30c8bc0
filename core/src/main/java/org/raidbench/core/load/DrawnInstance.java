package org.raidbench.core.load;

import org.jspecify.annotations.Nullable;
import org.raidbench.api.sim.RandomStream;
import org.raidbench.api.workload.Job;
import org.raidbench.api.workload.Timing;

/** One thread of a job whose requests are drawn. */
final class DrawnInstance extends Instance {
  /** Whether a request has been drawn that waits for its time. */
  private boolean drawn;

  private final AccessPattern pattern;
  private final Place[] places;
  private final RandomStream random;
  private final @Nullable Pacer pacer;
  private final long thinkNanos;
  private final int thinkRequests;
  private final long totalBytes;
  private final boolean startsOver;
  private int turn;
  private int sinceThought;
  private long movedBytes;

  DrawnInstance(
      int jobIndex,
      Job job,
      AccessPattern pattern,
      Place[] places,
      RandomStream random,
      @Nullable Pacer pacer,
      int firstRequest) {
    super(jobIndex, job.queueDepth(), firstRequest);
    this.pattern = pattern;
    this.places = places;
    this.random = random;
    this.pacer = pacer;
    thinkNanos = job.pacing().thinkNanos();
    thinkRequests = thinkNanos > 0 ? job.pacing().thinkRequests() : Integer.MAX_VALUE;
    Timing timing = job.timing();
    totalBytes = timing.totalBytes() > 0 ? timing.totalBytes() : Long.MAX_VALUE;
    startsOver = timing.timeBased();
  }

  @Override
  boolean idle() {
    // While it sleeps it sends nothing.
    return stopped || wakesAtNanos != NEVER || freeCount == 0 || sinceThought >= thinkRequests;
  }

  @Override
  boolean wantsToThink() {
    return !stopped && sinceThought >= thinkRequests && inFlight == 0;
  }

  @Override
  long thinkNanos() {
    return thinkNanos;
  }

  @Override
  void wake() {
    if (sinceThought >= thinkRequests) {
      sinceThought = 0;
    }
  }

  @Override
  long next(long nowNanos) {
    if (!drawn) {
      draw(nowNanos);
      drawn = true;
    }
    return pacer == null ? 0 : pacer.dueNanos(write);
  }

  @Override
  void completed(int request, long nowNanos) {}

  @Override
  void sent(int request) {
    drawn = false;
    sinceThought++;
    inFlight++;
    if (pacer != null) {
      pacer.sent(write, bytes, random);
    }
    movedBytes += bytes;
    if (movedBytes >= totalBytes) {
      if (startsOver) {
        movedBytes = 0;
        for (Place place : places) {
          place.restart(random);
        }
      } else {
        stopped = true;
      }
    }
  }

  private void draw(long nowNanos) {
    int line = pattern.line(random);
    write = pattern.write(line, random);
    boolean jump = pattern.random(line, random);
    bytes = pattern.bytes(line, random);
    countedBytes = bytes;
    if (pacer != null
        && pattern.mixed(line)
        && pacer.dueNanos(write) > nowNanos
        && pacer.dueNanos(!write) <= nowNanos) {
      write = !write; // fio sends what may go rather than wait
    }
    Place place = places[turn];
    turn = turn + 1 == places.length ? 0 : turn + 1;
    target = place.target();
    offset = jump ? place.random(line, bytes, write, random) : place.sequential(bytes, write);
  }
}
