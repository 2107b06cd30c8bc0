package org.raidbench.api.controller;

import org.raidbench.api.spec.Dimension;
import org.raidbench.api.spec.Key;
import org.raidbench.api.stability.Evolving;

/** Keys of a controller's specification; {@link ControllerModel#REQUIRED_KEYS} are required. */
@Evolving
public final class ControllerKeys {
  /** {@code raid} or {@code hba}. */
  public static final Key KIND = Key.text("kind", "raid or hba").oneOf("raid", "hba");

  /** Host bus, one of {@link org.raidbench.api.host.HostKeys#BUSES}. */
  public static final Key HOST_BUS = Key.text("host-bus", "bus and generation of the host link");

  /** Lanes of the host bus; 1 for a parallel bus. */
  public static final Key HOST_LANES = Key.count("host-lanes", "lanes of the host link");

  /** Bandwidth of the board's side of the host link where it is not its bus's own; optional. */
  public static final Key HOST_RATE = Key.rate("host-rate", "bandwidth of the host link");

  /** Disk bus, one of {@link org.raidbench.api.disk.DiskKeys#BUSES}. */
  public static final Key DISK_BUS = Key.text("disk-bus", "bus and generation of the disk links");

  /** Lanes or ports on the disk side. */
  public static final Key PORTS = Key.count("ports", "ports or lanes on the disk side");

  /**
   * Lanes between the chip and an expander on the board, which all ports share; optional, absent if
   * each port is the chip's own.
   */
  public static final Key CHIP_LANES =
      Key.count("chip-lanes", "lanes between chip and expander on the board");

  /** Whether the expander on the board buffers slower disks; optional. */
  public static final Key CHIP_LANES_BUFFERED =
      Key.flag("chip-lanes-buffered", "expander on the board buffers slower disks");

  /** Commands in flight at once. */
  public static final Key MAX_COMMANDS =
      Key.count("max-commands", "host commands in flight at once");

  /** Largest host request that is not split; optional. */
  public static final Key MAX_REQUEST =
      Key.size("max-request", "largest request taken in one piece");

  /** Disks that may be attached, expanders included. */
  public static final Key MAX_DISKS = Key.count("max-disks", "disks attached at most");

  /** Arrays at once; optional. */
  public static final Key MAX_ARRAYS = Key.count("max-arrays", "arrays at once");

  /** Spans of an array; optional. */
  public static final Key MAX_SPANS = Key.count("max-spans", "spans of one array");

  /** Disks of an array or span; optional. */
  public static final Key MAX_SPAN_DISKS = Key.count("max-span-disks", "disks of one span");

  /** Strip sizes it offers; optional. */
  public static final Key STRIPS = Key.words("strips", "strip sizes offered");

  /** RAID levels it offers. */
  public static final Key LEVELS = Key.words("levels", "RAID levels offered");

  /** Disk interfaces it takes. */
  public static final Key DISK_INTERFACES = Key.words("disk-interfaces", "disk interfaces taken");

  /** Cache memory; absent if it has none. */
  public static final Key CACHE = Key.size("cache", "cache memory");

  /** Cache line; required with a cache. */
  public static final Key CACHE_LINE = Key.size("cache-line", "cache line");

  /** Bandwidth of the cache memory; optional. */
  public static final Key CACHE_RATE = Key.rate("cache-rate", "bandwidth of the cache memory");

  /** Bandwidth between host side and disk side where it is narrower than both; optional. */
  public static final Key DATA_PATH_RATE =
      Key.rate("data-path-rate", "bandwidth between host side and disk side");

  /** How far ahead of a stream it reads, unless the policy is none; optional, a row if absent. */
  public static final Key STREAM_READ_AHEAD =
      Key.size("stream-read-ahead", "read ahead of a stream; a row of the array if absent")
          .between("0B", "64MiB");

  /** How far ahead it reads of a read that continues nothing; optional, one strip if absent. */
  public static final Key LONE_READ_AHEAD =
      Key.size("lone-read-ahead", "read ahead of a read that continues nothing, policy always")
          .between("0B", "64MiB");

  /** Bandwidth of the parity engine over the bytes it reads; optional. */
  public static final Key PARITY_RATE =
      Key.rate("parity-rate", "parity engine, bytes read a second");

  /** Processor cores that run the firmware. */
  public static final Key FIRMWARE_CORES =
      Key.count("firmware-cores", "cores that run the firmware");

  /** Whether the fast path is there at all; optional. */
  public static final Key FAST_PATH = Key.flag("fast-path", "fast path present or unlocked");

  /** Firmware time of a fast-path command; optional. */
  public static final Key FAST_COMMAND = Key.time("fast-command", "firmware time, fast path");

  /** Firmware time of a read on the normal path; optional. */
  public static final Key READ_COMMAND = Key.time("read-command", "firmware time, read");

  /** Firmware time of a write on the normal path; optional, as a read if absent. */
  public static final Key WRITE_COMMAND = Key.time("write-command", "firmware time, write");

  /** Firmware time of a command the cache answers; optional, as the normal path if absent. */
  public static final Key CACHE_COMMAND = Key.time("cache-command", "firmware time, cache hit");

  /** Firmware time of each cache line that a command of a cached array looks up; optional. */
  public static final Key CACHE_LINE_WORK =
      Key.time("cache-line-work", "firmware time, cache line looked up");

  /** Firmware time of each disk command off the fast path, beside its host command's; optional. */
  public static final Key DISK_COMMAND = Key.time("disk-command", "firmware time, disk command");

  /** Firmware time of a cache line destaged; optional. */
  public static final Key DESTAGE_LINE = Key.time("destage-line", "firmware time, line destaged");

  /** Rows on their way to each group of disks, as {@link Destage#windowRows} if absent. */
  public static final Key DESTAGE_WINDOW =
      Key.count("destage-window", "rows destaged at once, a group of disks").between("1", "1024");

  /** Oldest dirty rows of an array that the next to destage is chosen among; optional, all. */
  public static final Key DESTAGE_CHOICE = Key.count("destage-choice", "dirty rows sorted over");

  /** Host processor cycles of one I/O through driver, operating system and load generator. */
  public static final Key DRIVER_CYCLES =
      new Key("driver-cycles", Dimension.COUNT, "host cycles an I/O costs, driver and stack");

  /** Cache protections it takes, as model ids; empty if none. */
  public static final Key PROTECTIONS = Key.words("protections", "cache protections taken");

  /** SSD caches it offers, as model ids; empty if none. */
  public static final Key CACHE_DEVICES = Key.words("cache-devices", "SSD caches offered");

  /** The disks that are part of the board, as a model id; absent if there are none. */
  public static final Key ONBOARD_DISK = Key.text("onboard-disk", "model of the disks on board");

  /** How many disks are part of the board; required with {@link #ONBOARD_DISK}. */
  public static final Key ONBOARD_COUNT = Key.count("onboard-count", "disks on board");

  /** Strip of an array for which none is named. */
  public static final Key DEFAULT_STRIP = Key.size("default-strip", "strip as delivered");

  /** {@code none}, {@code always} or {@code adaptive}. */
  public static final Key DEFAULT_READ =
      Key.text("default-read", "read policy as delivered").oneOf("none", "always", "adaptive");

  /** {@code through}, {@code back} or {@code forced-back}. */
  public static final Key DEFAULT_WRITE =
      Key.text("default-write", "write policy as delivered")
          .oneOf("through", "back", "forced-back");

  /** {@code direct} or {@code cached}. */
  public static final Key DEFAULT_IO =
      Key.text("default-io", "I/O policy as delivered").oneOf("direct", "cached");

  /** Whether the disks' caches are on as delivered. */
  public static final Key DEFAULT_DISK_CACHE =
      Key.flag("default-disk-cache", "disk write caches as delivered");

  /**
   * What becomes of write-back that is asked for where no protection is fitted: {@code through}, it
   * runs as write-through, or {@code refused}; optional, {@code through} if absent.
   */
  public static final Key UNPROTECTED_BACK =
      Key.text("unprotected-back", "write-back without protection").oneOf("through", "refused");

  /** The chip or chips; optional. Describes only, as do the next seven. */
  public static final Key CHIP = Key.text("chip", "RAID-on-chip or I/O processor");

  /** Clock of the processor that runs the firmware; optional. */
  public static final Key CHIP_CLOCK = Key.text("chip-clock", "clock of the processor");

  /** Kind of the cache memory; optional. */
  public static final Key CACHE_TYPE = Key.text("cache-type", "kind of the cache memory");

  /** Form factor of the board; optional. */
  public static final Key FORM_FACTOR = Key.text("form-factor", "form factor of the board");

  /** Power the board draws; optional. */
  public static final Key POWER = Key.text("power", "power the board draws");

  /** Firmware that measured figures were had with; optional. */
  public static final Key FIRMWARE = Key.text("firmware", "firmware that was measured");

  /** Driver that measured figures were had with; optional. */
  public static final Key DRIVER = Key.text("driver", "driver that was measured");

  /** What a disk link carries by its standard; optional. Results rest on the practical rate. */
  public static final Key PORT_RATE = Key.rate("port-rate", "rate of a disk link by its standard");

  private ControllerKeys() {}
}
