package org.raidbench.core.bench;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.raidbench.api.cache.CacheMode;

/**
 * An SSD pool as the user described it; null where nothing was said.
 *
 * @param name its name
 * @param type the cache device
 * @param level its level
 * @param disks members, in order
 * @param stripBytes strip
 * @param mode what happens to writes
 * @param diskCache whether its SSDs' own write caches are on
 * @param heldBytes how much of each array it holds at first
 * @param dirtyBytes how much of that is not on the array
 */
public record PoolDraft(
    Said<String> name,
    ModelDraft type,
    @Nullable Said<String> level,
    List<Said<String>> disks,
    @Nullable Said<Long> stripBytes,
    @Nullable Said<CacheMode> mode,
    @Nullable Said<Boolean> diskCache,
    @Nullable Said<Long> heldBytes,
    @Nullable Said<Long> dirtyBytes) {
  /** Copies the list. */
  public PoolDraft {
    disks = List.copyOf(disks);
  }
}
