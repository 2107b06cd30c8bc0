package org.raidbench.disks.hdd;

import java.util.List;
import org.raidbench.api.disk.DiskKeys;
import org.raidbench.api.spec.Key;

/** Keys of a hard disk's specification, beside those of every disk. */
public final class HddKeys {
  /** Sustained data rate of the outermost zone. */
  public static final Key OUTER_RATE = Key.rate("outer-rate", "sustained rate, outermost zone");

  /** Sustained data rate of the innermost zone. */
  public static final Key INNER_RATE = Key.rate("inner-rate", "sustained rate, innermost zone");

  /** Recording surfaces. */
  public static final Key SURFACES = Key.count("surfaces", "recording surfaces");

  /** Zones. */
  public static final Key ZONES = Key.count("zones", "zones of equal sectors on a track");

  /** Seek to the next cylinder. */
  public static final Key SEEK_TRACK = Key.time("seek-track", "seek to the next cylinder, read");

  /** Mean seek over all pairs of cylinders, reading. */
  public static final Key SEEK_AVERAGE = Key.time("seek-average", "average seek, read");

  /** Mean seek over all pairs of cylinders, writing. */
  public static final Key SEEK_AVERAGE_WRITE =
      Key.time("seek-average-write", "average seek, write");

  /** Seek over all cylinders. */
  public static final Key SEEK_FULL = Key.time("seek-full", "full-stroke seek, read");

  /** Switch to another surface. */
  public static final Key HEAD_SWITCH = Key.time("head-switch", "switch to another surface");

  /** Settling before a write on a neighbouring track. */
  public static final Key TRACK_SETTLE =
      Key.time("track-settle", "settling before writing on the next track");

  /** Electronics before a read's seek. */
  public static final Key COMMAND_READ = Key.time("command-read", "command overhead, read");

  /** Electronics before a read's answer from the buffer. */
  public static final Key COMMAND_HIT = Key.time("command-hit", "command overhead, read hit");

  /** Electronics before a write's seek. */
  public static final Key COMMAND_WRITE =
      Key.time("command-write", "command overhead, write to the media");

  /** Electronics before a write's acknowledgement from the cache. */
  public static final Key COMMAND_CACHED =
      Key.time("command-cached-write", "command overhead, write into the cache");

  /** Turnaround between uncached operations on the media. */
  public static final Key TURNAROUND =
      Key.time("turnaround", "least time between uncached operations on the media");

  /** Whether queued writes that adjoin lose no revolution. */
  public static final Key CHAINED_WRITES =
      Key.flag(
          "chained-writes", "a queued write goes on where the last one ended, without turnaround");

  /** Buffer memory, as sold. */
  public static final Key CACHE = Key.size("cache", "buffer memory");

  /** Segments for reading. */
  public static final Key SEGMENTS = Key.count("segments", "streams the buffer holds, reading");

  /** Limit of read-ahead. */
  public static final Key READ_AHEAD =
      Key.size("read-ahead", "read-ahead at most; the next command ends it");

  /** Acknowledged writes, in bytes. */
  public static final Key WRITE_CACHE_SIZE =
      Key.size("write-cache-size", "acknowledged writes held at most");

  /** Acknowledged writes, in runs. */
  public static final Key WRITE_CACHE_RUNS =
      Key.count("write-cache-runs", "separate runs of acknowledged writes held at most");

  /** Merging of adjacent writes. */
  public static final Key WRITE_MERGE =
      Key.size("write-merge", "adjacent acknowledged writes are merged up to this");

  /** How many commands are ordered by position. */
  public static final Key EFFECTIVE_DEPTH =
      Key.count("effective-depth", "the oldest so many commands are ordered by position");

  /** Bound on waiting. */
  public static final Key QUEUE_BOUND =
      Key.time("queue-bound", "a command that has waited longer goes first");

  /** All that a hard disk can be described by, in the order in which people give it. */
  static final List<Key> ALL =
      List.of(
          DiskKeys.CAPACITY,
          DiskKeys.RPM,
          OUTER_RATE,
          INNER_RATE,
          SEEK_AVERAGE,
          SEEK_AVERAGE_WRITE,
          SEEK_TRACK,
          SEEK_FULL,
          HEAD_SWITCH,
          TRACK_SETTLE,
          SURFACES,
          ZONES,
          DiskKeys.RPM_TOLERANCE,
          DiskKeys.INTERFACE,
          DiskKeys.LINK_RATE,
          DiskKeys.LANE_HOLD,
          DiskKeys.TAGS,
          EFFECTIVE_DEPTH,
          QUEUE_BOUND,
          COMMAND_READ,
          COMMAND_HIT,
          COMMAND_WRITE,
          COMMAND_CACHED,
          TURNAROUND,
          CHAINED_WRITES,
          CACHE,
          SEGMENTS,
          READ_AHEAD,
          DiskKeys.WRITE_CACHE,
          WRITE_CACHE_SIZE,
          WRITE_CACHE_RUNS,
          WRITE_MERGE);

  private HddKeys() {}
}
