package org.raidbench.core.fctest;

import org.jspecify.annotations.Nullable;
import org.raidbench.api.workload.RequestCursor;

/** The requests of a program and of the lazy writer behind it, as they come. */
final class FileWorkCursor implements RequestCursor {
  private static final int PROGRAM = -1;

  private final Program program;
  private final @Nullable LazyWriter writer;

  /** By slot: the writer's thread whose request it is, or the program's. */
  private final int[] owners;

  private boolean writes;

  FileWorkCursor(Program program, @Nullable LazyWriter writer, int depth) {
    this.program = program;
    this.writer = writer;
    owners = new int[depth];
  }

  @Override
  public long next(long nowNanos) {
    long due = program.next(nowNanos);
    if (due == nowNanos) {
      writes = false;
      return nowNanos;
    }
    boolean finished = due == END;
    if (writer == null) {
      return due;
    }
    if (writer.next(nowNanos, finished)) {
      writes = true;
      return nowNanos;
    }
    if (finished && writer.isDone()) {
      return END;
    }
    long scan = writer.nextScanNanos();
    long again = finished ? scan : Math.min(due, scan);
    return again > nowNanos ? again : WAIT; // a scan that is due waits for a thread
  }

  @Override
  public boolean write() {
    return writes;
  }

  @Override
  public long offsetBytes() {
    return writes && writer != null ? writer.offset() : program.offset();
  }

  @Override
  public long bytes() {
    return writes && writer != null ? writer.bytes() : program.bytes();
  }

  /** What a copy reads is not counted, nor are metadata. */
  @Override
  public long countedBytes() {
    if (writer == null) {
      return program.dataBytes();
    }
    return writes ? writer.dataBytes() : 0;
  }

  @Override
  public void sent(int slot) {
    if (writes && writer != null) {
      owners[slot] = writer.sent();
    } else {
      owners[slot] = PROGRAM;
      program.sent();
    }
  }

  @Override
  public void completed(int slot, long nowNanos) {
    if (owners[slot] == PROGRAM) {
      program.completed();
    } else if (writer != null) {
      writer.completed(owners[slot]);
    }
  }
}
