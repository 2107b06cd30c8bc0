package org.raidbench.core.load;

import org.jspecify.annotations.Nullable;
import org.raidbench.api.sim.RandomStream;
import org.raidbench.api.workload.Job;
import org.raidbench.api.workload.Timing;

/** One thread of a job: what it asks for next, and what keeps it from asking. */
final class Instance {
  final int jobIndex;
  final int firstRequest;
  final int lastRequest;
  final int[] freeRequests;
  int freeCount;
  int inFlight;

  /** The request drawn last: sent already, or waiting for its time. */
  boolean write;

  long bytes;
  long offset;
  int target;

  /** Whether a request has been drawn that waits for its time. */
  boolean drawn;

  /** Whether a wake-up is on its way; until then it sends nothing. */
  boolean asleep;

  boolean stopped;
  boolean ended;

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

  Instance(
      int jobIndex,
      Job job,
      AccessPattern pattern,
      Place[] places,
      RandomStream random,
      @Nullable Pacer pacer,
      int firstRequest) {
    this.jobIndex = jobIndex;
    this.pattern = pattern;
    this.places = places;
    this.random = random;
    this.pacer = pacer;
    thinkNanos = job.pacing().thinkNanos();
    thinkRequests = thinkNanos > 0 ? job.pacing().thinkRequests() : Integer.MAX_VALUE;
    Timing timing = job.timing();
    totalBytes = timing.totalBytes() > 0 ? timing.totalBytes() : Long.MAX_VALUE;
    startsOver = timing.timeBased();
    freeCount = job.queueDepth();
    this.firstRequest = firstRequest;
    lastRequest = firstRequest + freeCount;
    freeRequests = new int[freeCount];
    for (int i = 0; i < freeCount; i++) {
      freeRequests[i] = firstRequest + freeCount - 1 - i;
    }
  }

  /** Whether it can do no more than wait for completions, if for anything. */
  boolean idle() {
    return stopped || asleep || freeCount == 0 || sinceThought >= thinkRequests;
  }

  /** Whether it thinks next, once nothing is in flight. */
  boolean wantsToThink() {
    return !stopped && sinceThought >= thinkRequests && inFlight == 0;
  }

  long thinkNanos() {
    return thinkNanos;
  }

  void wake() {
    asleep = false;
    if (sinceThought >= thinkRequests) {
      sinceThought = 0;
    }
  }

  /** Draws the next request if none is drawn, and says when it may be sent. */
  long drawNext(long nowNanos) {
    if (!drawn) {
      draw(nowNanos);
      drawn = true;
    }
    return pacer == null ? 0 : pacer.dueNanos(write);
  }

  /** The drawn request is being sent: what follows from that. */
  void sent() {
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
