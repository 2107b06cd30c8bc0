package org.raidbench.core.bench;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.raidbench.core.system.InitialCache;

/**
 * A system as the user described it: names not yet looked up, nothing checked. The bench file and
 * the builder both make one, and {@link SystemComposer} turns it into a plan.
 *
 * @param host the machine, or null for the usual one
 * @param controller the controller
 * @param protection its cache protection, or null
 * @param expander an expander, or null
 * @param disks groups of disks
 * @param arrays arrays
 * @param pools SSD pools
 * @param spares hot spares
 * @param initialCache what caches hold at first
 */
public record SystemDraft(
    @Nullable ModelDraft host,
    ModelDraft controller,
    @Nullable ModelDraft protection,
    @Nullable ExpanderDraft expander,
    List<DiskGroupDraft> disks,
    List<ArrayDraft> arrays,
    List<PoolDraft> pools,
    List<Said<String>> spares,
    InitialCache initialCache) {
  /** Copies the lists. */
  public SystemDraft {
    disks = List.copyOf(disks);
    arrays = List.copyOf(arrays);
    pools = List.copyOf(pools);
    spares = List.copyOf(spares);
  }
}
