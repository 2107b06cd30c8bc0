package org.raidbench.disks.hdd;

import java.util.Arrays;

/**
 * The heads' way over the media, reading or writing ascending sectors from one on: what was done,
 * is being done and, as far as anyone has asked, will be done if nothing stops it.
 *
 * <p>It is computed a piece at a time, a piece being sectors that follow each other on one track.
 * Read ahead is thus nothing but a pass that goes on; it costs no events, and how far it has come
 * is asked when a command arrives.
 */
final class MediaPass {
  private final Spindle spindle;
  private final Place place = new Place();

  private long[] first = new long[16];
  private int[] count = new int[16];
  private int[] zone = new int[16];
  private int[] cylinder = new int[16];
  private int[] head = new int[16];
  private long[] arrival = new long[16];
  private long[] start = new long[16];
  private long[] cap = new long[16];
  private int pieces;

  private boolean write;
  private boolean immediate;
  private boolean immediateOnce;
  private long next;
  private long clock;
  private long delay;
  private long bound;
  private long earliest;
  private long dataStart;
  private long dataPerSector;
  private long dataSector;

  MediaPass(Spindle spindle) {
    this.spindle = spindle;
  }

  /**
   * Begins a pass that reads.
   *
   * @param atNanos when the heads start to move
   * @param sector the first sector
   * @param end beyond the last sector asked for; what follows is read ahead
   * @param immediate whether sectors are taken as they come under the head, so that landing within
   *     what is wanted costs no more than a revolution
   * @param immediateOnce the same for the first track only
   */
  void read(long atNanos, long sector, long end, boolean immediate, boolean immediateOnce) {
    begin(atNanos, sector, end, immediate);
    this.write = false;
    this.immediateOnce = immediateOnce;
    this.dataPerSector = 0;
    this.dataStart = Long.MIN_VALUE;
  }

  /**
   * Begins a pass that writes.
   *
   * @param atNanos when the heads start to move
   * @param sector the first sector
   * @param end beyond the last
   * @param immediate whether sectors are written as they come under the head
   * @param leastMoveNanos a shorter move is drawn out to this time
   * @param earliestNanos no sector is written before this instant
   * @param dataNanos when the first sector has arrived in the buffer
   * @param dataPerSector further time for each following sector
   */
  void write(
      long atNanos,
      long sector,
      long end,
      boolean immediate,
      long leastMoveNanos,
      long earliestNanos,
      long dataNanos,
      long dataPerSector) {
    begin(atNanos, sector, end, immediate);
    this.write = true;
    this.immediateOnce = false;
    this.delay = leastMoveNanos;
    this.earliest = earliestNanos;
    this.dataStart = dataNanos;
    this.dataPerSector = dataPerSector;
    this.dataSector = sector;
  }

  private void begin(long atNanos, long sector, long end, boolean takeAny) {
    this.pieces = 0;
    this.next = sector;
    this.clock = atNanos;
    this.bound = end;
    this.immediate = takeAny;
    this.delay = 0;
  }

  /** What of the pass is wanted at least up to here; may only grow. */
  void want(long end) {
    bound = Math.max(bound, end);
  }

  /** Forgets pieces that end at or before a sector, but the last one. */
  void forgetBefore(long sector) {
    int keep = 0;
    while (keep < pieces - 1 && first[keep] + count[keep] <= sector) {
      keep++;
    }
    if (keep > 0) {
      int left = pieces - keep;
      System.arraycopy(first, keep, first, 0, left);
      System.arraycopy(count, keep, count, 0, left);
      System.arraycopy(zone, keep, zone, 0, left);
      System.arraycopy(cylinder, keep, cylinder, 0, left);
      System.arraycopy(head, keep, head, 0, left);
      System.arraycopy(arrival, keep, arrival, 0, left);
      System.arraycopy(start, keep, start, 0, left);
      System.arraycopy(cap, keep, cap, 0, left);
      pieces = left;
    }
  }

  /** Computes pieces until the sector before {@code end} is among them. */
  void extendTo(long end) {
    while (next < end) {
      extend();
    }
  }

  private void extend() {
    if (pieces == first.length) {
      grow();
    }
    spindle.layout.locate(next, place);
    int sectors = next < bound ? (int) Math.min(place.run, bound - next) : place.run;
    long moved = clock + Math.max(delay, spindle.moveNanos(place.cylinder, place.head, write));
    delay = 0;
    spindle.cylinder = place.cylinder;
    spindle.head = place.head;
    long wait =
        spindle.turnNanos(
            spindle.angleAt(moved), spindle.angleNanos(place.zone, place.angleSubsectors));
    long begins = moved + wait;
    long ends = Long.MAX_VALUE;
    if (write && dataStart > Long.MIN_VALUE) {
      begins = whenData(begins, next);
      sectors = suppliedSectors(begins, sectors);
    }
    if (immediate || immediateOnce) {
      ends = landing(moved, wait, begins, sectors);
      immediateOnce = false;
    }
    int i = pieces++;
    first[i] = next;
    count[i] = sectors;
    zone[i] = place.zone;
    cylinder[i] = place.cylinder;
    head[i] = place.head;
    arrival[i] = moved;
    start[i] = begins;
    cap[i] = ends;
    next += sectors;
    clock = Math.min(ends, begins + spindle.sectorsNanos(place.zone, sectors));
  }

  /** The first pass of a sector under the head at which its data have arrived in the buffer. */
  private long whenData(long begins, long sector) {
    long data = Math.max(earliest, dataStart + (sector - dataSector) * dataPerSector);
    if (begins >= data) {
      return begins;
    }
    long turns = (data - begins + spindle.rotationNanos - 1) / spindle.rotationNanos;
    return begins + turns * spindle.rotationNanos;
  }

  /** How many sectors can be written before the head overtakes the data: at least one. */
  private int suppliedSectors(long begins, int sectors) {
    long perSector = spindle.sectorsNanos(place.zone, 1);
    if (dataPerSector <= perSector) {
      return sectors;
    }
    long lead = begins - (dataStart + (next - dataSector) * dataPerSector);
    return (int) Math.min(sectors, lead / (dataPerSector - perSector) + 1);
  }

  /** When all of a piece is in if the head lands within it; never, if it does not. */
  private long landing(long moved, long wait, long begins, int sectors) {
    long passed = spindle.rotationNanos - wait;
    long sectorsPassed = spindle.sectorsIn(place.zone, passed) + 1;
    if (wait == 0 || sectorsPassed >= sectors || begins != moved + wait) {
      return Long.MAX_VALUE;
    }
    long align = spindle.sectorsNanos(place.zone, sectorsPassed) - passed;
    return moved + align + spindle.rotationNanos;
  }

  private void grow() {
    int size = first.length * 2;
    first = Arrays.copyOf(first, size);
    count = Arrays.copyOf(count, size);
    zone = Arrays.copyOf(zone, size);
    cylinder = Arrays.copyOf(cylinder, size);
    head = Arrays.copyOf(head, size);
    arrival = Arrays.copyOf(arrival, size);
    start = Arrays.copyOf(start, size);
    cap = Arrays.copyOf(cap, size);
  }

  /** When a sector of the pass has gone under the head completely. */
  long doneNanos(long sector) {
    extendTo(sector + 1);
    int i = pieceOf(sector);
    return Math.min(cap[i], start[i] + spindle.sectorsNanos(zone[i], sector - first[i] + 1));
  }

  /** The first sector of the pass that is still held: earlier ones were forgotten. */
  long held() {
    return pieces == 0 ? next : first[0];
  }

  private int pieceOf(long sector) {
    int i = pieces - 1;
    while (i > 0 && first[i] > sector) {
      i--;
    }
    return i;
  }

  /**
   * How far the pass has come.
   *
   * @param nanos the instant
   * @param limit where it ends at the latest
   * @return beyond the last sector done
   */
  long reached(long nanos, long limit) {
    while (next < limit && clock < nanos) {
      extend();
    }
    for (int i = pieces - 1; i >= 0; i--) {
      if (start[i] <= nanos) {
        long sectors =
            cap[i] <= nanos
                ? count[i]
                : Math.min(count[i], spindle.sectorsIn(zone[i], nanos - start[i]));
        return Math.min(limit, first[i] + sectors);
      }
    }
    return pieces == 0 ? next : first[0];
  }

  /**
   * Stops the pass at an instant and leaves the heads where they then are.
   *
   * @param nanos the instant
   * @param limit where the pass ends by itself
   * @param atSector whether the sector under the head, or the wait for one, is finished first
   * @return from when on the heads are free
   */
  long stop(long nanos, long limit, boolean atSector) {
    if (next >= limit && clock <= nanos) {
      return nanos;
    }
    while (next < limit && clock < nanos) {
      extend();
    }
    if (pieces == 0) {
      return nanos;
    }
    int i = pieces - 1;
    while (i > 0 && clockBefore(i) > nanos) {
      i--;
    }
    spindle.cylinder = cylinder[i];
    spindle.head = head[i];
    if (nanos < arrival[i]) {
      return arrival[i];
    }
    if (!atSector) {
      return nanos;
    }
    if (nanos < start[i]) {
      return start[i];
    }
    long sectors = spindle.sectorsIn(zone[i], nanos - start[i]) + 1;
    return start[i] + spindle.sectorsNanos(zone[i], Math.min(count[i], sectors));
  }

  /** When the piece before one ended. */
  private long clockBefore(int i) {
    return Math.min(cap[i - 1], start[i - 1] + spindle.sectorsNanos(zone[i - 1], count[i - 1]));
  }

  /**
   * When sectors have left over a bus as they came off the media.
   *
   * @param from the first
   * @param end beyond the last
   * @param free from when on the bus takes them
   * @param perSector bus time of a sector
   * @return when the last one is across
   */
  long drainNanos(long from, long end, long free, long perSector) {
    long done = free;
    long at = from;
    while (at < end) {
      long firstDone = doneNanos(at);
      int i = pieceOf(at);
      long stop = Math.min(end, first[i] + count[i]);
      long sectors = stop - at;
      done = Math.max(done, firstDone) + sectors * perSector;
      done = Math.max(done, doneNanos(stop - 1) + perSector);
      if (cap[i] < Long.MAX_VALUE) {
        long inOrder = first[i] + spindle.sectorsIn(zone[i], cap[i] - start[i]);
        done = Math.max(done, cap[i] + Math.max(1, stop - Math.max(at, inOrder)) * perSector);
      }
      at = stop;
    }
    return done;
  }

  /** Whether the heads came down on the first track beyond the first sector, but on data. */
  boolean landedBeyondFirst() {
    spindle.layout.locate(first[0], place);
    long wait = start[0] - arrival[0];
    long track = spindle.layout.endOfTrack(place) - first[0];
    return wait > 0 && spindle.rotationNanos - wait < spindle.sectorsNanos(place.zone, track);
  }
}
