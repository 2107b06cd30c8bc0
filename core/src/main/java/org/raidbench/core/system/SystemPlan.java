package org.raidbench.core.system;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.raidbench.api.controller.ControllerModel;
import org.raidbench.api.host.HostModel;
import org.raidbench.api.protection.ProtectionModel;

/**
 * A composed system: what exists at the same time. Whoever makes one has checked it against the
 * controller's limits.
 *
 * @param host the machine
 * @param controller the controller or adapter
 * @param protection its cache protection, or null
 * @param expander the expander between it and the disks, or null if every disk has a port
 * @param disks all disks
 * @param arrays all arrays
 * @param pools all SSD pools
 * @param spares indices of disks kept as hot spares
 * @param initialCache what the caches hold at the beginning
 */
public record SystemPlan(
    Part<HostModel> host,
    Part<ControllerModel> controller,
    @Nullable Part<ProtectionModel> protection,
    @Nullable ExpanderPart expander,
    List<DiskPart> disks,
    List<ArrayPart> arrays,
    List<PoolPart> pools,
    List<Integer> spares,
    InitialCache initialCache) {
  /** Copies the lists. */
  public SystemPlan {
    disks = List.copyOf(disks);
    arrays = List.copyOf(arrays);
    pools = List.copyOf(pools);
    spares = List.copyOf(spares);
  }
}
