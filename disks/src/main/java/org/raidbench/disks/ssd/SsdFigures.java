package org.raidbench.disks.ssd;

import java.util.ArrayList;
import java.util.List;
import org.raidbench.api.disk.DiskKeys;
import org.raidbench.api.spec.Key;
import org.raidbench.api.spec.Limits;
import org.raidbench.api.spec.Spec;

/**
 * An SSD's figures in the form in which the device uses them: what a die takes to read and to
 * program follows from latency and sequential write, so that the drive as a whole does what was
 * published of it.
 *
 * @param capacitySectors user capacity, whole sectors of 512 bytes
 * @param flashBytes flash fitted
 * @param tags commands accepted at once
 * @param readsPerSecond commands a second that the engine takes
 * @param writesPerSecond writes a second it takes that continue no stream
 * @param sustainedWritesPerSecond the same once the drive is not new
 * @param readBytesPerSecond interface rate of reads
 * @param writeBytesPerSecond interface rate of writes
 * @param dies dies
 * @param channels channels
 * @param channelBytesPerSecond rate of one channel
 * @param pageBytes what a die reads or programs at once
 * @param dieReadNanos reading it
 * @param dieProgramNanos programming it, a share of the block's erasure included
 * @param writeDelayNanos what a buffered write takes beyond engine and interface
 * @param mappingSectors sectors of the smallest piece that is mapped
 * @param bufferBytes write buffer
 * @param powerLossProtected whether the buffer outlives a power cut
 */
record SsdFigures(
    long capacitySectors,
    long flashBytes,
    int tags,
    long readsPerSecond,
    long writesPerSecond,
    long sustainedWritesPerSecond,
    long readBytesPerSecond,
    long writeBytesPerSecond,
    int dies,
    int channels,
    long channelBytesPerSecond,
    int pageBytes,
    long dieReadNanos,
    long dieProgramNanos,
    long writeDelayNanos,
    int mappingSectors,
    long bufferBytes,
    boolean powerLossProtected) {
  static final int SECTOR_BYTES = 512;
  private static final double NANOS_PER_SECOND = 1e9;
  private static final int COMMAND_BYTES = 4096;

  /**
   * Reads a specification.
   *
   * @param spec the specification
   * @return the figures
   * @throws IllegalArgumentException if figures contradict each other; the message says all
   */
  static SsdFigures of(Spec spec) {
    List<String> faults = check(spec);
    if (!faults.isEmpty()) {
      throw new IllegalArgumentException(String.join("; ", faults));
    }
    double read = NANOS_PER_SECOND / spec.whole(SsdKeys.RANDOM_READ);
    double write = NANOS_PER_SECOND / spec.whole(SsdKeys.RANDOM_WRITE);
    long toHost = spec.whole(SsdKeys.SEQUENTIAL_READ);
    long toFlash = spec.whole(SsdKeys.SEQUENTIAL_WRITE);
    int dies = (int) spec.whole(SsdKeys.DIES);
    int page = (int) spec.whole(SsdKeys.DIE_PAGE);
    // A drive's way in is as wide as its way out; what holds sequential writes back is the dies.
    long fromHost = Math.max(toHost, toFlash);
    double ofBuffered = write + COMMAND_BYTES * NANOS_PER_SECOND / fromHost;
    return new SsdFigures(
        spec.whole(DiskKeys.CAPACITY) / SECTOR_BYTES,
        flashBytes(spec),
        (int) spec.whole(DiskKeys.TAGS),
        spec.whole(SsdKeys.RANDOM_READ),
        spec.whole(SsdKeys.RANDOM_WRITE),
        Math.min(
            spec.whole(SsdKeys.RANDOM_WRITE),
            spec.whole(SsdKeys.SUSTAINED_RANDOM_WRITE, Long.MAX_VALUE)),
        toHost,
        fromHost,
        dies,
        (int) spec.whole(SsdKeys.CHANNELS),
        spec.whole(SsdKeys.CHANNEL_RATE),
        page,
        StrictMath.round(spec.whole(SsdKeys.READ_LATENCY) - read - transferNanos(spec)),
        StrictMath.round(dies * (page * NANOS_PER_SECOND / toFlash)),
        Math.max(0, StrictMath.round(spec.whole(SsdKeys.WRITE_LATENCY, 0) - ofBuffered)),
        (int) spec.whole(SsdKeys.MAPPING_UNIT, COMMAND_BYTES) / SECTOR_BYTES,
        spec.whole(SsdKeys.BUFFER),
        spec.flag(SsdKeys.POWER_LOSS_PROTECTION));
  }

  /**
   * Says what is wrong with a specification that has all its figures.
   *
   * @param spec the specification
   * @return a line for each fault, beginning with the key's name and a colon; empty if none
   */
  static List<String> check(Spec spec) {
    List<String> faults = checkEach(spec);
    if (spec.whole(SsdKeys.DIES) < spec.whole(SsdKeys.CHANNELS)) {
      faults.add("dies: there are fewer dies than channels");
    }
    if (spec.whole(SsdKeys.BUFFER) < 2 * spec.whole(SsdKeys.DIE_PAGE)) {
      faults.add("buffer: it must hold at least two pages of a die (die-page)");
    }
    if (flashBytes(spec) <= spec.whole(DiskKeys.CAPACITY)) {
      faults.add(
          (spec.has(SsdKeys.FLASH) ? "flash" : "over-provisioning")
              + ": without more flash than capacity nothing can be collected");
    }
    if (faults.isEmpty()
        && spec.whole(SsdKeys.READ_LATENCY)
            < NANOS_PER_SECOND / spec.whole(SsdKeys.RANDOM_READ) + transferNanos(spec)) {
      faults.add(
          "read-latency: it is shorter than the command engine (one over random-read) and the"
              + " transfer of 4 KiB take together");
    }
    return faults;
  }

  /**
   * Says which figures are wrong by themselves, of those that are there.
   *
   * @param spec any figures
   * @return a line for each fault, beginning with the key's name and a colon; to be added to
   */
  static List<String> checkEach(Spec spec) {
    List<String> faults = new ArrayList<>();
    for (Key key : SsdKeys.ALL) {
      Limits limits = key.limits();
      double value = spec.has(key) ? spec.real(key) : Double.NaN;
      if (value < limits.leastIn(key.dimension()) || value > limits.mostIn(key.dimension())) {
        faults.add(key.name() + ": expected " + limits.described());
      }
    }
    for (Key key : List.of(SsdKeys.DIE_PAGE, SsdKeys.MAPPING_UNIT)) {
      if (Long.bitCount(spec.whole(key, COMMAND_BYTES)) != 1) {
        faults.add(key.name() + ": expected a power of two");
      }
    }
    return faults;
  }

  /** Channel and interface pass 4 KiB on while it arrives: the slower one counts. */
  private static double transferNanos(Spec spec) {
    long slower = Math.min(spec.whole(SsdKeys.CHANNEL_RATE), spec.whole(SsdKeys.SEQUENTIAL_READ));
    return COMMAND_BYTES * NANOS_PER_SECOND / slower;
  }

  private static long flashBytes(Spec spec) {
    if (spec.has(SsdKeys.FLASH)) {
      return spec.whole(SsdKeys.FLASH);
    }
    return StrictMath.round(
        spec.whole(DiskKeys.CAPACITY) * (1 + spec.real(SsdKeys.OVER_PROVISIONING)));
  }
}
