package org.raidbench.core.fctest;

import org.jspecify.annotations.Nullable;
import org.raidbench.api.sim.RateTimer;
import org.raidbench.api.workload.RequestCursor;

/**
 * The program: takes one file after the other, reads it piece by piece if it has a source, and
 * hands the pieces to the lazy writer if it has a target. It waits for each of its reads, and for
 * the writer once too much is dirty.
 */
final class Program {
  private static final int PAGE_BYTES = Partition.PAGE_BYTES;

  private final int files;
  private final @Nullable Layout source;
  private final @Nullable LazyWriter target;
  private final CacheManager cache;
  private final long[] sizes;
  private final long fileNanos;
  private final RateTimer copying;

  private State state = State.OPEN;
  private int file;
  private long position;
  private long busyUntilNanos;

  /** How far the table has been read, and which folder was read last. */
  private long tableRead;

  private int folderRead = -1;
  private boolean readsFolder;

  private boolean reading;
  private long offset;
  private long bytes;
  private long dataBytes;

  private enum State {
    OPEN,
    LOOK_UP,
    READ,
    COPY,
    HAND_OVER
  }

  /**
   * Makes a program before its first file.
   *
   * @param source what it reads; null if it makes up what it writes
   * @param target who writes; null if it only reads
   * @param sizes of the files
   * @param cache how the cache works
   * @param fileNanos processor time of opening and closing, or of creating, a file
   * @param copyBytesPerSecond how fast data are copied in memory
   */
  Program(
      @Nullable Layout source,
      @Nullable LazyWriter target,
      long[] sizes,
      CacheManager cache,
      long fileNanos,
      long copyBytesPerSecond) {
    this.source = source;
    this.target = target;
    this.sizes = sizes;
    this.cache = cache;
    this.files = sizes.length;
    this.fileNanos = source != null && target != null ? 2 * fileNanos : fileNanos;
    this.copying = new RateTimer(copyBytesPerSecond);
  }

  /** As {@link RequestCursor#next} of its own requests; it may wait for the writer too. */
  long next(long nowNanos) {
    while (true) {
      if (reading) {
        return RequestCursor.WAIT;
      }
      if (busyUntilNanos > nowNanos) {
        return busyUntilNanos;
      }
      switch (state) {
        case OPEN -> {
          if (file == files) {
            return RequestCursor.END;
          }
          busyUntilNanos = nowNanos + fileNanos;
          state = State.LOOK_UP;
        }
        case LOOK_UP -> {
          if (source != null && lookUp(source)) {
            return nowNanos;
          }
          if (target != null) {
            target.created(file);
          }
          state = source == null ? State.COPY : State.READ;
        }
        case READ -> {
          read(source);
          return nowNanos;
        }
        case COPY -> {
          busyUntilNanos = nowNanos + copying.nanos(piece());
          state = State.HAND_OVER;
        }
        case HAND_OVER -> {
          if (target != null && !target.take(piece())) {
            return RequestCursor.WAIT;
          }
          goOn();
        }
      }
    }
  }

  private long piece() {
    return Math.min(cache.requestBytes(), sizes[file] - position);
  }

  /** Whether something has to be read before the file's place is known. */
  private boolean lookUp(Layout from) {
    long chunk = cache.tableReadBytes();
    long begin = Math.max(tableRead, from.tableBegin(file) / chunk * chunk);
    dataBytes = 0;
    if (from.tableEnd(file) > begin) {
      readsFolder = false;
      offset = begin;
      bytes = chunk;
      return true;
    }
    if (from.folder(file) != folderRead) {
      readsFolder = true;
      offset = from.folderBegin(from.folder(file));
      bytes = PAGE_BYTES;
      return true;
    }
    return false;
  }

  private void read(@Nullable Layout from) {
    if (from != null) {
      dataBytes = piece();
      offset = from.begin(file) + position;
      bytes = Partition.roundUp(dataBytes, PAGE_BYTES);
    }
  }

  private void goOn() {
    position += piece();
    if (position < sizes[file]) {
      state = source == null ? State.COPY : State.READ;
      return;
    }
    file++;
    position = 0;
    state = State.OPEN;
  }

  long offset() {
    return offset;
  }

  long bytes() {
    return bytes;
  }

  /** Bytes of files in the read that is ready. */
  long dataBytes() {
    return dataBytes;
  }

  void sent() {
    reading = true;
  }

  void completed() {
    reading = false;
    if (state == State.READ) {
      state = State.COPY;
    } else if (source != null && readsFolder) {
      folderRead = source.folder(file);
    } else {
      tableRead = offset + bytes;
    }
  }
}
