package org.raidbench.disks.hdd;

/**
 * The moving parts of one drive: its own speed and phase, and where its heads are.
 *
 * <p>The platter's angle is a function of time alone. A beginning of a sector that is less than
 * {@value #TOUCH_NANOS} ns past counts as under the head, so that rounding never costs a
 * revolution.
 */
final class Spindle {
  private static final int TOUCH_NANOS = 400;
  private static final int FRACTION = 20;

  final Layout layout;
  final long rotationNanos;
  private final SeekCurve readSeek;
  private final SeekCurve writeSeek;
  private final long headSwitchNanos;
  private final long writeSettleNanos;
  private final long neighbourSettleNanos;
  private final long leastSettleNanos;
  private final long phaseNanos;

  /** Time of one sector by zone, in 2^-20 nanoseconds. */
  private final long[] sectorTimes;

  int cylinder;
  int head;

  /**
   * Mounts a drive.
   *
   * @param rotationNanos this drive's own time of a revolution
   * @param phaseNanos how far the platter is into its revolution at time zero
   */
  Spindle(Mechanism mechanism, long rotationNanos, long phaseNanos) {
    this.layout = mechanism.layout();
    this.readSeek = mechanism.readSeek();
    this.writeSeek = mechanism.writeSeek();
    this.headSwitchNanos = mechanism.headSwitchNanos();
    this.writeSettleNanos = mechanism.writeSettleNanos();
    this.neighbourSettleNanos = mechanism.neighbourSettleNanos();
    this.leastSettleNanos = Math.min(0, Math.min(writeSettleNanos, neighbourSettleNanos));
    this.rotationNanos = rotationNanos;
    this.phaseNanos = phaseNanos;
    this.sectorTimes = new long[layout.zones()];
    for (int i = 0; i < sectorTimes.length; i++) {
      sectorTimes[i] = (rotationNanos << FRACTION) / layout.sectorsPerTrack(i);
    }
  }

  /**
   * Time from where the heads are to a track: seek or head switch, whichever is longer, settling.
   */
  long moveNanos(int toCylinder, int toHead, boolean write) {
    int distance = Math.abs(toCylinder - cylinder);
    long nanos = write ? writeSeek.nanos(distance) : readSeek.nanos(distance);
    if (toHead != head) {
      nanos = Math.max(nanos, headSwitchNanos);
    }
    if (write && nanos != 0) {
      nanos += distance > 1 ? writeSettleNanos : neighbourSettleNanos;
      return Math.max(0, nanos);
    }
    return nanos;
  }

  /** A time that no move of at least this distance undercuts. */
  long leastMoveNanos(int distance) {
    long read = readSeek.leastNanos(distance);
    long write = writeSeek == readSeek ? read : writeSeek.leastNanos(distance);
    return Math.min(read, Math.max(0, write + leastSettleNanos));
  }

  /** How far into a revolution an angle is, in nanoseconds from the index mark. */
  long angleNanos(int zone, long angleSubsectors) {
    return (angleSubsectors * sectorTimes[zone]) >> (FRACTION + 16);
  }

  /** How far into its revolution the platter is at an instant. */
  long angleAt(long nanos) {
    return (nanos + phaseNanos) % rotationNanos;
  }

  /** Time from one angle to another, forwards. */
  long turnNanos(long from, long to) {
    long wait = to - from;
    if (wait < 0) {
      wait += rotationNanos;
    }
    return wait > rotationNanos - TOUCH_NANOS ? 0 : wait;
  }

  /** Time that a number of sectors of a zone take to pass. */
  long sectorsNanos(int zone, long sectors) {
    return (sectors * sectorTimes[zone]) >> FRACTION;
  }

  /** How many whole sectors of a zone pass in a time. */
  long sectorsIn(int zone, long nanos) {
    return (nanos << FRACTION) / sectorTimes[zone];
  }
}
