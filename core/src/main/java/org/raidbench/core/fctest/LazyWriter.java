package org.raidbench.core.fctest;

import java.util.Arrays;

/**
 * Writes back what a program has handed over: some threads, each with one file and one request at a
 * time, files in the order of their creation. Once a scan, one of the threads writes the metadata
 * that are dirty. In the end everything is written.
 */
final class LazyWriter {
  private static final int NONE = -1;
  private static final int PAGE_BYTES = Partition.PAGE_BYTES;

  private final Layout layout;
  private final DirtyMetadata metadata;
  private final CacheManager cache;

  /** By thread: its file, how much of that has been asked for, what is on its way. */
  private final int[] files;

  private final long[] positions;
  private final long[] onTheirWay;
  private final boolean[] busy;

  private int created = NONE;
  private long handedOver;
  private int nextFile;
  private long dirtyBytes;
  private long scanAtNanos;
  private int flusher = NONE;

  private int writer;
  private long offset;
  private long bytes;
  private long dataBytes;

  /**
   * Makes a writer with nothing to do.
   *
   * @param layout where the files are to be
   * @param cache how the cache works
   */
  LazyWriter(Layout layout, CacheManager cache) {
    this.layout = layout;
    this.cache = cache;
    metadata = layout.metadata(cache.requestBytes());
    files = new int[cache.writers()];
    Arrays.fill(files, NONE);
    positions = new long[files.length];
    onTheirWay = new long[files.length];
    busy = new boolean[files.length];
    scanAtNanos = cache.scanNanos();
  }

  /** The program has created the next file. */
  void created(int file) {
    created = file;
    handedOver = 0;
    layout.created(file, metadata);
  }

  /** Takes the next piece of the file created last; false if there is no room. */
  boolean take(long piece) {
    if (dirtyBytes > 0 && dirtyBytes + piece > cache.dirtyBytesMax()) {
      return false;
    }
    dirtyBytes += piece;
    handedOver += piece;
    return true;
  }

  /**
   * Looks for a write.
   *
   * @param nowNanos the time
   * @param finished whether the program has handed over everything
   * @return whether there is one
   */
  boolean next(long nowNanos, boolean finished) {
    for (int i = 0; i < busy.length; i++) {
      if (!busy[i] && (flushes(i, nowNanos, finished) || writesData(i))) {
        writer = i;
        return true;
      }
    }
    return false;
  }

  /** When to look again although nothing completes; the end of time if there is no need. */
  long nextScanNanos() {
    return flusher == NONE && !metadata.isClean() ? scanAtNanos : Long.MAX_VALUE;
  }

  boolean isDone() {
    return dirtyBytes == 0 && flusher == NONE && metadata.isClean();
  }

  private boolean flushes(int i, long nowNanos, boolean finished) {
    boolean due = nowNanos >= scanAtNanos || (finished && dirtyBytes == 0);
    if (flusher == NONE && due && !metadata.isClean()) {
      metadata.beginFlush();
      flusher = i;
      scanAtNanos = (nowNanos / cache.scanNanos() + 1) * cache.scanNanos();
    }
    if (flusher != i) {
      return false;
    }
    if (!metadata.nextWrite()) {
      flusher = NONE;
      return false;
    }
    offset = metadata.offset();
    bytes = metadata.bytes();
    dataBytes = 0;
    return true;
  }

  private boolean writesData(int i) {
    if (files[i] != NONE && positions[i] == layout.size(files[i])) {
      files[i] = NONE;
    }
    if (files[i] == NONE) {
      if (nextFile > created || available(nextFile) == 0) {
        return false;
      }
      files[i] = nextFile++;
      positions[i] = 0;
    }
    long ready = available(files[i]) - positions[i];
    if (ready == 0) {
      return false;
    }
    dataBytes = Math.min(ready, cache.requestBytes());
    offset = layout.begin(files[i]) + positions[i];
    bytes = Partition.roundUp(dataBytes, PAGE_BYTES);
    return true;
  }

  private long available(int file) {
    return file < created ? layout.size(file) : handedOver;
  }

  long offset() {
    return offset;
  }

  long bytes() {
    return bytes;
  }

  /** Bytes of files in the write that is ready. */
  long dataBytes() {
    return dataBytes;
  }

  /** The write that is ready has been sent; says by which thread. */
  int sent() {
    busy[writer] = true;
    onTheirWay[writer] = dataBytes;
    if (dataBytes > 0) {
      positions[writer] += dataBytes;
    }
    return writer;
  }

  void completed(int thread) {
    busy[thread] = false;
    dirtyBytes -= onTheirWay[thread];
  }
}
