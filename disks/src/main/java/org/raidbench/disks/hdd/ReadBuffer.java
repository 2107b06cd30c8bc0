package org.raidbench.disks.hdd;

import java.util.Arrays;

/**
 * The segments of a drive's buffer: each holds one run of sectors, the least recently used goes.
 */
final class ReadBuffer {
  private final int segmentSectors;
  private final long[] start;
  private final long[] end;
  private final long[] used;
  private final int forReads;
  private final boolean writesTakeSegments;
  private long clock;
  private int recent = -1;
  private boolean recentWritten;

  ReadBuffer(BufferDesign design) {
    int segments = design.segments();
    this.segmentSectors = design.segmentSectors();
    this.start = new long[segments];
    this.end = new long[segments];
    this.used = new long[segments];
    this.writesTakeSegments = design.writesTakeSegments();
    this.forReads = segments - (design.ownWriteSegment() && segments > 1 ? 1 : 0);
  }

  int segments() {
    return start.length;
  }

  long start(int segment) {
    return start[segment];
  }

  long end(int segment) {
    return end[segment];
  }

  /** The segment that holds a sector and most of what follows it, or -1. */
  int find(long sector) {
    int found = -1;
    long reach = sector;
    for (int i = 0; i < end.length; i++) {
      if (end[i] > reach && start[i] <= sector) {
        found = i;
        reach = end[i];
      }
    }
    return found;
  }

  /** Takes a segment for a read: an empty one, or the least recently used. */
  int takeForRead(long sector) {
    int segment = leastUsed(0, forReads);
    if (segment >= 0) {
      start[segment] = sector;
      end[segment] = sector;
      touch(segment, false);
    }
    return segment;
  }

  /** Data written take a segment, where the drive keeps them so; what they replace is dropped. */
  void written(long first, long beyond) {
    int own = -1;
    for (int i = 0; i < end.length; i++) {
      if (start[i] < beyond && first < end[i]) {
        end[i] = start[i];
      }
    }
    if (writesTakeSegments && end.length > 0) {
      own = forReads < end.length ? forReads : leastUsed(0, forReads);
      start[own] = Math.max(first, beyond - segmentSectors);
      end[own] = beyond;
      touch(own, true);
    }
  }

  /** Whether the segment used last holds a write that does not end at this sector. */
  boolean followsOtherWrite(long sector) {
    return recent >= 0 && recentWritten && end[recent] != sector;
  }

  private int leastUsed(int from, int to) {
    int least = -1;
    for (int i = from; i < to; i++) {
      if (end[i] == start[i]) {
        return i;
      }
      if (least < 0 || used[i] < used[least]) {
        least = i;
      }
    }
    return least;
  }

  void touch(int segment, boolean byWrite) {
    used[segment] = ++clock;
    recent = segment;
    recentWritten = byWrite;
  }

  /** Sectors have come in behind those a segment holds; the oldest go if it is full. */
  void extend(int segment, long newEnd) {
    if (newEnd > end[segment]) {
      end[segment] = newEnd;
      start[segment] = Math.max(start[segment], newEnd - segmentSectors);
    }
  }

  /** Sectors before those a segment holds have come in as well. */
  void extendFront(int segment, long newStart) {
    start[segment] = Math.max(Math.min(start[segment], newStart), end[segment] - segmentSectors);
  }

  void drop(int segment) {
    start[segment] = end[segment];
  }

  void clear() {
    Arrays.fill(start, 0);
    Arrays.fill(end, 0);
    recent = -1;
  }
}
