package org.raidbench.core.pipeline;

import java.util.ArrayList;
import java.util.List;
import org.raidbench.api.controller.CacheQuota;
import org.raidbench.api.controller.ControllerKeys;
import org.raidbench.api.controller.Destage;
import org.raidbench.api.controller.Policy;
import org.raidbench.api.raid.RaidLevel;
import org.raidbench.api.sim.Context;
import org.raidbench.api.spec.Spec;
import org.raidbench.core.array.Firmware;
import org.raidbench.core.array.StageClock;
import org.raidbench.core.array.Volume;
import org.raidbench.core.array.VolumeClient;
import org.raidbench.core.cache.CacheMemory;
import org.raidbench.core.cache.CachedVolume;
import org.raidbench.core.cache.ControllerCache;
import org.raidbench.core.cache.DestageWindow;
import org.raidbench.core.cache.RowGeometry;
import org.raidbench.core.kernel.Simulation;
import org.raidbench.core.parts.StandardParts;

/** Makes the controller's memory cache and puts arrays behind it. */
final class MemoryCache {
  private static final long SECTOR_BYTES = 512;

  private final Simulation simulation;
  private final Context context;
  private final ControllerCache cache;
  private final int sortedRows;

  /** What the controller says of its window; negative if it leaves that to its part. */
  private final int windowRows;

  private final List<CachedVolume> volumes = new ArrayList<>();

  MemoryCache(Simulation simulation, Context context, Spec controller, int commandCount) {
    this.simulation = simulation;
    this.context = context;
    long choice = controller.whole(ControllerKeys.DESTAGE_CHOICE, DestageWindow.SORT_ALL);
    this.sortedRows = (int) Math.min(choice, DestageWindow.SORT_ALL);
    this.windowRows = (int) controller.whole(ControllerKeys.DESTAGE_WINDOW, -1);
    long lineBytes = controller.whole(ControllerKeys.CACHE_LINE);
    long lines = controller.whole(ControllerKeys.CACHE) / lineBytes;
    CacheMemory memory = new CacheMemory(context, controller.whole(ControllerKeys.CACHE_RATE, 0));
    this.cache =
        new ControllerCache(
            Math.toIntExact(lines),
            Math.toIntExact(lineBytes / SECTOR_BYTES),
            memory,
            commandCount);
  }

  ControllerCache memory() {
    return cache;
  }

  /**
   * Puts an array behind the cache.
   *
   * @param solidCommands commands that what lies below takes at once if it is solid state, else 0
   */
  CachedVolume inFrontOf(
      Volume volume,
      RaidLevel level,
      int solidCommands,
      Policy policy,
      StandardParts parts,
      Firmware firmware,
      StageClock stages,
      VolumeClient client) {
    RowGeometry geometry = new RowGeometry(level.rowSectors(), level.shape().stripSectors());
    Destage destage = parts.destage();
    String name = context.name() + ".destage-" + volumes.size();
    DestageWindow window =
        DestageWindows.of(
            simulation,
            name,
            level,
            solidCommands,
            destage,
            windowRows < 0 ? destage.windowRows() : windowRows,
            DestageWindows.groups(level),
            sortedRows);
    CachedVolume cached =
        new CachedVolume(
            context,
            cache,
            volume,
            geometry,
            policy,
            destage,
            window,
            parts.readAhead(),
            firmware,
            stages,
            client);
    volumes.add(cached);
    return cached;
  }

  /** Divides the cache between reads and writes. */
  void divide(CacheQuota quota, boolean anyWriteBack) {
    int lines = cache.lineCount();
    cache.setDirtyLimitLines(quota.dirtyLimitLines(lines, volumes.size(), anyWriteBack));
  }

  /** Leaves as much dirty data as is allowed. */
  void fill() {
    int number = 0;
    for (CachedVolume volume : volumes) {
      if (volume.writesBack()) {
        volume.fill(context.random("initial-cache-" + number));
      }
      number++;
    }
  }
}
