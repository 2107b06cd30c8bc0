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
 */
public record PoolDraft(
    Said<String> name,
    ModelDraft type,
    @Nullable Said<String> level,
    List<Said<String>> disks,
    @Nullable Said<Long> stripBytes,
    @Nullable Said<CacheMode> mode) {
  /** Copies the list. */
  public PoolDraft {
    disks = List.copyOf(disks);
  }
}
