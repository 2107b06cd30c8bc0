package org.raidbench.api.cache;

import org.raidbench.api.spec.Key;
import org.raidbench.api.stability.Evolving;

/** Keys of a cache device's specification. */
@Evolving
public final class CacheKeys {
  /** {@code dram} or {@code ssd-pool}. */
  public static final Key KIND = Key.text("kind", "dram or ssd-pool").oneOf("dram", "ssd-pool");

  /** Cache line. */
  public static final Key LINE = Key.size("line", "cache line");

  /** Largest pool; optional. */
  public static final Key MAX_CAPACITY = Key.size("max-capacity", "largest capacity");

  /** Most SSDs in a pool; optional. */
  public static final Key MAX_DISKS = Key.count("max-disks", "most SSDs in the pool");

  /** Bandwidth at which lines are filled on a miss; optional, unlimited if absent. */
  public static final Key FILL_RATE = Key.rate("fill-rate", "bandwidth of filling on misses");

  /** Levels a pool can have: {@code raid0}, {@code raid1}; the one recommended first. */
  public static final Key LEVELS = Key.words("levels", "levels the pool can have, best first");

  /** Modes: {@code read-only}, {@code write-through}, {@code write-back}. */
  public static final Key MODES = Key.words("modes", "modes offered, the default first");

  /** Models that may be members; absent if any SSD may. */
  public static final Key MEMBERS = Key.words("members", "models that may be members");

  /** After how many misses a line is brought in; optional, 1 if absent. */
  public static final Key ADMIT_TOUCHES =
      Key.count("admit-touches", "misses of a line after which it is brought in");

  /** After how many misses a write is taken into a line; optional, as reads if absent. */
  public static final Key ADMIT_WRITE_TOUCHES =
      Key.count("admit-write-touches", "misses of a line after which writes are taken in");

  /** From how many consecutive requests on a stream passes by; optional, none does if absent. */
  public static final Key BYPASS_CONSECUTIVE =
      Key.count("bypass-consecutive", "consecutive requests from which a stream passes by");

  /** Whether it has to be paid for beside the controller; optional. Describes only. */
  public static final Key LICENCE = Key.flag("licence", "whether it is paid for separately");

  private CacheKeys() {}
}
