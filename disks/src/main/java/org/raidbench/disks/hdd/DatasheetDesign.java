package org.raidbench.disks.hdd;

import java.util.ArrayList;
import java.util.List;
import org.raidbench.api.disk.DiskKeys;
import org.raidbench.api.spec.Key;
import org.raidbench.api.spec.Spec;

/**
 * Derives a drive from a datasheet's figures.
 *
 * <p>Geometry: the sustained rates include head and cylinder switches, so a track holds what passes
 * in a revolution and a switch; the rate falls linearly from the outer to the inner zone; cylinders
 * follow from the capacity. Skews are just long enough for a switch with the settling of a write,
 * so that sequential writing loses no revolutions. Seeks: {@link SeekCurve#fitted}.
 */
final class DatasheetDesign {
  private static final int SECTOR_BYTES = 512;
  private static final double NANOS_PER_SECOND = 1e9;
  private static final long NANOS_PER_MINUTE = 60_000_000_000L;
  private static final int MOST_CYLINDERS = 5_000_000;

  private final Spec spec;

  private DatasheetDesign(Spec spec) {
    this.spec = spec;
  }

  /**
   * The drive of a specification that has every key of {@link HddKeys} that the catalogue gives.
   *
   * @throws IllegalArgumentException if figures contradict each other; the message says how
   */
  static DriveDesign of(Spec spec) {
    DatasheetDesign design = new DatasheetDesign(spec);
    return new DriveDesign(design.mechanism(), design.times(), design.buffer(), design.queue());
  }

  /** User capacity in whole sectors. */
  static long capacitySectors(Spec spec) {
    return spec.whole(DiskKeys.CAPACITY) / SECTOR_BYTES;
  }

  private Mechanism mechanism() {
    long rotation = NANOS_PER_MINUTE / positive(DiskKeys.RPM, 1, 100_000);
    int surfaces = (int) positive(HddKeys.SURFACES, 1, 64);
    int zones = (int) positive(HddKeys.ZONES, 1, 256);
    long outer = positive(HddKeys.OUTER_RATE, 1, Long.MAX_VALUE);
    long inner = positive(HddKeys.INNER_RATE, 1, Long.MAX_VALUE);
    require(inner <= outer, "inner-rate is above outer-rate");
    long headSwitch = spec.whole(HddKeys.HEAD_SWITCH);
    long settle = spec.whole(HddKeys.TRACK_SETTLE);
    long single = positive(HddKeys.SEEK_TRACK, 1, Long.MAX_VALUE);
    long average = spec.whole(HddKeys.SEEK_AVERAGE);
    long full = spec.whole(HddKeys.SEEK_FULL);
    require(
        single <= average && average <= full,
        "seek-track, seek-average and seek-full are not in ascending order");
    long averageWrite = spec.whole(HddKeys.SEEK_AVERAGE_WRITE);
    require(averageWrite >= average, "seek-average-write is below seek-average");

    long trackSkew = headSwitch + settle;
    long cylinderSkew = Math.max(single, surfaces > 1 ? headSwitch : 0) + settle;
    double skew = ((surfaces - 1.0) * trackSkew + cylinderSkew) / surfaces;
    int[] perTrack = new int[zones];
    long perCylinder = 0;
    for (int i = 0; i < zones; i++) {
      double rate = zones == 1 ? outer : outer + (inner - (double) outer) * i / (zones - 1);
      double sectors = rate * (rotation + skew) / NANOS_PER_SECOND / SECTOR_BYTES;
      require(sectors >= 8, "rpm and outer-rate leave less than 8 sectors on a track");
      require(sectors < 1_000_000, "rpm and outer-rate put too many sectors on a track");
      perTrack[i] = (int) Math.round(sectors);
      perCylinder += (long) perTrack[i] * surfaces;
    }
    long each = divideUp(capacitySectors(spec), perCylinder);
    require(each * zones <= MOST_CYLINDERS, "capacity needs more than 5 million cylinders");
    require(each > 0, "capacity is less than a sector");
    int cylinders = (int) Math.max(8, each * zones);
    List<ZoneSpec> specs = new ArrayList<>();
    int first = 0;
    for (int i = 0; i < zones; i++) {
      int last = i == zones - 1 ? cylinders - 1 : first + (int) each - 1;
      specs.add(
          ZoneSpec.plain(
              first,
              last,
              perTrack[i],
              skewSectors(trackSkew, rotation, perTrack[i]),
              skewSectors(cylinderSkew, rotation, perTrack[i])));
      first = last + 1;
    }
    SeekCurve curve = SeekCurve.fitted(cylinders, (double) single, (double) average, (double) full);
    return new Mechanism(
        new Layout(surfaces, cylinders, Sparing.NONE, 1, HeadOrder.ASCENDING, specs),
        curve,
        curve,
        headSwitch,
        averageWrite - average,
        settle,
        rotation,
        spec.real(DiskKeys.RPM_TOLERANCE));
  }

  private static long divideUp(long dividend, long divisor) {
    return (dividend + divisor - 1) / divisor;
  }

  /** One more than would just do, for a drive's speed may be off. */
  private static int skewSectors(long nanos, long rotation, int perTrack) {
    return (int) (divideUp(nanos * perTrack, rotation) + 1) % perTrack;
  }

  private CommandTimes times() {
    return CommandTimes.simple(
        spec.whole(HddKeys.COMMAND_READ),
        spec.whole(HddKeys.COMMAND_HIT),
        spec.whole(HddKeys.COMMAND_CACHED),
        spec.whole(HddKeys.COMMAND_WRITE));
  }

  private BufferDesign buffer() {
    long cache = spec.whole(HddKeys.CACHE);
    int segments = (int) positive(HddKeys.SEGMENTS, 1, 1024);
    long forWrites = spec.whole(HddKeys.WRITE_CACHE_SIZE);
    require(forWrites <= cache, "write-cache-size is above cache");
    int segment = (int) Math.max(1, (cache - forWrites) / segments / SECTOR_BYTES);
    int ahead = (int) Math.min(spec.whole(HddKeys.READ_AHEAD) / SECTOR_BYTES, segment);
    return BufferDesign.simple(
        segments,
        segment,
        ahead,
        (int) positive(HddKeys.WRITE_CACHE_RUNS, 0, 4096),
        forWrites / SECTOR_BYTES,
        (int) (spec.whole(HddKeys.WRITE_MERGE) / SECTOR_BYTES));
  }

  private QueueDesign queue() {
    int tags = (int) positive(DiskKeys.TAGS, 1, 4096);
    return new QueueDesign(
        tags,
        (int) Math.min(tags, positive(HddKeys.EFFECTIVE_DEPTH, 1, 4096)),
        spec.whole(HddKeys.QUEUE_BOUND),
        spec.whole(HddKeys.TURNAROUND),
        spec.flag(HddKeys.CHAINED_WRITES));
  }

  private long positive(Key key, long least, long most) {
    long value = spec.whole(key);
    require(
        value >= least && value <= most,
        key.name() + ": " + spec.text(key, "") + " is not between " + least + " and " + most);
    return value;
  }

  private static void require(boolean holds, String otherwise) {
    if (!holds) {
      throw new IllegalArgumentException(otherwise);
    }
  }
}
