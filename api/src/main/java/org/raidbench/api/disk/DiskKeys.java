package org.raidbench.api.disk;

import java.util.List;
import org.raidbench.api.spec.Dimension;
import org.raidbench.api.spec.Key;
import org.raidbench.api.stability.Stable;

/** Keys that every disk's specification has, or that the pipeline reads where they are present. */
@Stable
public final class DiskKeys {
  /** The buses between controller and disk that there are: a controller's {@code disk-bus}. */
  public static final List<String> BUSES =
      List.of(
          "ata-100",
          "scsi-320",
          "sata-150",
          "sata-300",
          "sata-600",
          "sas1",
          "sas2",
          "sas3",
          "fc-8");

  /** {@code hdd} or {@code ssd}. */
  public static final Key KIND = Key.text("kind", "hdd or ssd").oneOf("hdd", "ssd");

  /** Capacity; rounded down to whole sectors of 512 bytes. */
  public static final Key CAPACITY = Key.size("capacity", "user capacity");

  /** {@code sas} or {@code sata} ({@code ata} and {@code scsi} for older disks). */
  public static final Key INTERFACE =
      Key.text("interface", "sas, sata, scsi or ata").oneOf("sas", "sata", "scsi", "ata");

  /** Data rate of the disk's own link, after coding and framing. */
  public static final Key LINK_RATE =
      Key.rate("link-rate", "practical data rate of the disk's link");

  /** Commands the disk accepts at once. */
  public static final Key TAGS = Key.count("tags", "commands the disk accepts at once");

  /**
   * How long a SATA disk behind an expander holds its lane for each command at least, however
   * little it transfers; zero if absent.
   */
  public static final Key LANE_HOLD =
      Key.time("lane-hold", "lane time a command costs behind an expander (SATA tunnelling)");

  /** Whether the volatile write cache is on as delivered. */
  public static final Key WRITE_CACHE = Key.flag("write-cache", "write cache on as delivered");

  /** Bytes that may be written over the disk's life; absent if not rated. */
  public static final Key ENDURANCE =
      Key.size("endurance", "bytes that may be written in its life");

  /** Speed of rotation; absent if nothing rotates. */
  public static final Key RPM = Key.count("rpm", "revolutions a minute");

  /** How far the speed of one drive may be off; absent if nothing rotates. */
  public static final Key RPM_TOLERANCE =
      new Key("rpm-tolerance", Dimension.SHARE, "how far one drive's speed may be off");

  /** Bytes a day that the warranty covers; optional. Describes only, as does the next. */
  public static final Key DAILY_WRITES =
      Key.size("daily-writes", "bytes a day that the warranty covers");

  /** How long the warranty runs; optional. */
  public static final Key WARRANTY = Key.time("warranty", "length of the warranty");

  /**
   * Whether it is part of a controller's board, where it serves the board's cache and nothing else;
   * no if absent.
   */
  public static final Key ONBOARD = Key.flag("onboard", "whether it is part of a board");

  private DiskKeys() {}
}
