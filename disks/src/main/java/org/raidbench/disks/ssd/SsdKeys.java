package org.raidbench.disks.ssd;

import java.util.List;
import org.raidbench.api.disk.DiskKeys;
import org.raidbench.api.spec.Dimension;
import org.raidbench.api.spec.Key;

/** Keys of an SSD's specification, beside those of every disk. */
final class SsdKeys {
  // Bounds against slips of a digit, and against sums that a long could not hold.
  static final Key CAPACITY = DiskKeys.CAPACITY.between("1MiB", "100TB");
  static final Key LINK_RATE = DiskKeys.LINK_RATE.between("1MB/s", "1TB/s");
  static final Key TAGS = DiskKeys.TAGS.between("1", "4096");
  static final Key LANE_HOLD = DiskKeys.LANE_HOLD.between("0s", "1s");
  static final Key INTERFACE = DiskKeys.INTERFACE.oneOf("sas", "sata");
  static final Key RANDOM_READ =
      Key.count("random-read", "4 KiB random reads a second, at most").between("1", "100000000");
  static final Key RANDOM_WRITE =
      Key.count("random-write", "4 KiB random writes a second, at most, before collection sets in")
          .between("1", "100000000");
  static final Key SUSTAINED_RANDOM_WRITE =
      Key.count("sustained-random-write", "what firmware lets through once the drive is not new")
          .between("1", "100000000");
  static final Key SEQUENTIAL_READ =
      Key.rate("sequential-read", "sequential read, at most").between("1MB/s", "1TB/s");
  static final Key SEQUENTIAL_WRITE =
      Key.rate("sequential-write", "sequential write, at most: what the dies can program")
          .between("1MB/s", "1TB/s");
  static final Key READ_LATENCY =
      Key.time("read-latency", "4 KiB random read at depth 1, without the link")
          .between("0s", "1s");
  static final Key WRITE_LATENCY =
      Key.time("write-latency", "4 KiB write into the buffer at depth 1, without the link")
          .between("0s", "1s");
  static final Key FLASH = Key.size("flash", "flash fitted, over-provisioning included");
  static final Key FLASH_TYPE = Key.text("flash-type", "kind of the flash");
  static final Key OVER_PROVISIONING =
      new Key("over-provisioning", Dimension.SHARE, "flash beyond the capacity, of the capacity");
  static final Key DIES = Key.count("dies", "flash dies that work at once").between("1", "1024");
  static final Key CHANNELS = Key.count("channels", "channels the dies share").between("1", "1024");
  static final Key CHANNEL_RATE =
      Key.rate("channel-rate", "data rate of a channel").between("1MB/s", "1TB/s");
  static final Key DIE_PAGE =
      Key.size("die-page", "what a die reads or programs at once, all planes together")
          .between("4KiB", "1MiB");
  static final Key MAPPING_UNIT =
      Key.size("mapping-unit", "smallest piece the flash is mapped in; a part is read and merged")
          .between("4KiB", "1MiB");
  static final Key BUFFER = Key.size("buffer", "write buffer");
  static final Key POWER_LOSS_PROTECTION =
      Key.flag("power-loss-protection", "whether the write buffer outlives a power cut");

  /** All that an SSD can be described by, in the order in which people give it. */
  static final List<Key> ALL =
      List.of(
          CAPACITY,
          FLASH,
          OVER_PROVISIONING,
          FLASH_TYPE,
          INTERFACE,
          LINK_RATE,
          TAGS,
          LANE_HOLD,
          RANDOM_READ,
          RANDOM_WRITE,
          SUSTAINED_RANDOM_WRITE,
          SEQUENTIAL_READ,
          SEQUENTIAL_WRITE,
          READ_LATENCY,
          WRITE_LATENCY,
          DIES,
          CHANNELS,
          CHANNEL_RATE,
          DIE_PAGE,
          MAPPING_UNIT,
          BUFFER,
          POWER_LOSS_PROTECTION,
          DiskKeys.WRITE_CACHE,
          DiskKeys.ENDURANCE,
          DiskKeys.DAILY_WRITES,
          DiskKeys.WARRANTY);

  private SsdKeys() {}
}
