package org.raidbench.core.load;

import org.raidbench.api.workload.Job;
import org.raidbench.api.workload.RequestCursor;

/** A job whose requests come from a source. */
final class SourcedInstance extends Instance {
  private final RequestCursor cursor;
  private final long startBytes;
  private final long regionBytes;

  SourcedInstance(
      int jobIndex, Job job, RequestCursor cursor, int target, Bounds bounds, int firstRequest) {
    super(jobIndex, job.queueDepth(), firstRequest);
    this.cursor = cursor;
    this.target = target;
    startBytes = bounds.startBytes();
    regionBytes = bounds.endBytes() - startBytes;
  }

  @Override
  boolean idle() {
    return stopped || freeCount == 0;
  }

  @Override
  long next(long nowNanos) {
    long due = cursor.next(nowNanos);
    if (due == RequestCursor.END) {
      stopped = true;
      return NEVER;
    }
    if (due > nowNanos) {
      if (due == RequestCursor.WAIT && inFlight == 0) {
        throw new IllegalStateException("a source waits, but nothing is in flight");
      }
      return due;
    }
    write = cursor.write();
    bytes = cursor.bytes();
    countedBytes = cursor.countedBytes();
    long from = cursor.offsetBytes();
    if (from < 0 || bytes <= 0 || from > regionBytes - bytes) {
      throw new IllegalStateException(
          "a source asks for %d bytes from byte %d of %d".formatted(bytes, from, regionBytes));
    }
    offset = startBytes + from;
    return nowNanos;
  }

  @Override
  void sent(int request) {
    inFlight++;
    cursor.sent(request - firstRequest);
  }

  @Override
  void completed(int request, long nowNanos) {
    cursor.completed(request - firstRequest, nowNanos);
  }
}
