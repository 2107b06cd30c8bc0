package org.raidbench.disks.hdd;

/**
 * What a drive reads on its own account: the pass over the media that a read began goes on into a
 * segment of the buffer, up to a limit or until a command ends it.
 */
final class ReadStream {
  private final MediaPass pass;
  private final ReadBuffer buffer;
  private final ReadAheadLimit limits;
  private final BufferDesign design;

  private boolean on;
  private int segment = -1;
  private long limit;
  private long least;

  /** When the heads are free after a stream that was stopped. */
  private long headsNanos;

  ReadStream(MediaPass pass, ReadBuffer buffer, Layout layout, BufferDesign design) {
    this.pass = pass;
    this.buffer = buffer;
    this.limits = new ReadAheadLimit(layout, design);
    this.design = design;
  }

  /** Whether a stream goes on, or a read is under way that may become one. */
  boolean isOn() {
    return on;
  }

  /** Whether the stream fills a segment. */
  boolean fills(int which) {
    return on && segment == which;
  }

  /** The segment it fills. */
  int segment() {
    return segment;
  }

  /** The first sector its segment holds. */
  long start() {
    return buffer.start(segment);
  }

  /** Beyond the last sector its segment holds. */
  long end() {
    return buffer.end(segment);
  }

  /** Whether a sector is the very one that the stream reads next. */
  boolean isAbout(long sector) {
    return on && sector == end() && sector < limit;
  }

  /** Whether a read that begins at a sector is the stream's continuation. */
  boolean goesOnTo(long sector) {
    return on && sector >= start() && sector <= end() && (end() < limit || sector == end());
  }

  /** A read has begun, into a segment, or past the buffer if that is -1. */
  void begin(int into) {
    on = into >= 0;
    segment = into;
    limit = 0;
    least = 0;
  }

  /** The read under way asks for these sectors: the stream may go on so much further. */
  void asked(long sector, int sectors) {
    if (segment >= 0) {
      limit = Math.max(limit, limits.after(start(), sector, sectors));
      least = Math.min(limit, sector + sectors + design.leastReadAhead());
    }
  }

  /** The read under way is over, and the media go on behind it. */
  void readOver(long end) {
    if (on) {
      buffer.extend(segment, end);
      if (!design.keepsRead()) {
        buffer.drop(segment);
      }
      on = limit > end;
    }
  }

  /**
   * A read was answered from a segment while the media were idle or reading on: a stream into that
   * segment may go further; one into another ends, and this one's may begin.
   */
  void answered(int from, long now, long readyNanos, long sector, int sectors) {
    long further = limits.after(buffer.start(from), sector, sectors);
    if (fills(from)) {
      limit = Math.max(limit, further);
      return;
    }
    long begin = Math.max(stop(now), readyNanos);
    long end = buffer.end(from);
    if (design.readAheadOnHit() && end < further) {
      pass.read(begin, end, end, design.immediateRead(), false);
      begin(from);
      limit = further;
    }
  }

  /** Credits the segment with what has come in so far; at its limit the stream ends. */
  void settle(long now) {
    if (on) {
      long reached = pass.reached(now, limit);
      buffer.extend(segment, reached);
      on = reached < limit;
    }
  }

  /** Ends the stream, if there is one; returns when the heads are free. */
  long stop(long now) {
    if (on) {
      long at = now;
      if (end() < least) {
        at = Math.max(now, pass.doneNanos(least - 1));
      }
      buffer.extend(segment, pass.reached(at, limit));
      on = false;
      headsNanos = pass.stop(at, limit, !design.stopsInSector());
    }
    return Math.max(now, headsNanos);
  }

  /** The sectors of a track before the one read have come in as well, if the heads landed so. */
  void keepFront(long sector) {
    if (on && design.readsTrackFront() && pass.landedBeyondFirst()) {
      buffer.extendFront(segment, limits.firstOfTrack(sector));
    }
  }
}
