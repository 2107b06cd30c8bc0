package org.raidbench.core.load;

import java.util.Objects;
import org.raidbench.api.workload.Job;
import org.raidbench.api.workload.RequestCursor;
import org.raidbench.core.contract.ContractBreachException;
import org.raidbench.core.contract.Role;

/** A job whose requests come from a source. */
final class SourcedInstance extends Instance {
  private static final long SECTOR_BYTES = 512;

  private final RequestCursor cursor;
  private final Class<?> culprit;
  private final long startBytes;
  private final long regionBytes;

  SourcedInstance(
      int jobIndex, Job job, RequestCursor cursor, int target, Bounds bounds, int firstRequest) {
    super(jobIndex, job.queueDepth(), firstRequest);
    this.cursor = cursor;
    this.culprit = Objects.requireNonNull(job.source(), "source").getClass();
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
        throw breach("it waits, and nothing is in flight");
      }
      return due;
    }
    if (due < nowNanos) {
      throw breach("its next request was due at %d ns, it is %d ns".formatted(due, nowNanos));
    }
    write = cursor.write();
    bytes = cursor.bytes();
    countedBytes = cursor.countedBytes();
    long from = cursor.offsetBytes();
    if (from < 0 || bytes <= 0 || from > regionBytes - bytes) {
      throw breach("it asks for %d bytes from byte %d of %d".formatted(bytes, from, regionBytes));
    }
    if (from % SECTOR_BYTES != 0 || bytes % SECTOR_BYTES != 0 || countedBytes < 0) {
      throw breach(
          "it asks for %d bytes from byte %d, and counts %d; expected whole sectors"
              .formatted(bytes, from, countedBytes));
    }
    offset = startBytes + from;
    return nowNanos;
  }

  private ContractBreachException breach(String what) {
    return new ContractBreachException(Role.WORKLOAD, "", culprit, what);
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
