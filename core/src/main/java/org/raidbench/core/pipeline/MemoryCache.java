package org.raidbench.core.pipeline;

import java.util.ArrayList;
import java.util.List;
import org.raidbench.api.controller.CacheQuota;
import org.raidbench.api.controller.ControllerKeys;
import org.raidbench.api.controller.Destage;
import org.raidbench.api.controller.Policy;
import org.raidbench.api.raid.RaidLevel;
import org.raidbench.api.sim.Context;
import org.raidbench.api.sim.StationRole;
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

  /**
   * How much of a disk adjacent rows may take together: 1 MiB. Assumed; boards of the time took 80
   * scatter-gather elements a command.
   */
  private static final int ADJACENT_SECTORS = 2048;

  /**
   * The most rows on their way at once: more commands than a board of the time has in flight would
   * only wait before the disks. Assumed.
   */
  private static final int ROWS_MAX = 1024;

  private static final StationRole WINDOW = new StationRole("destage window");

  private final Simulation simulation;
  private final Context context;
  private final ControllerCache cache;
  private final List<CachedVolume> volumes = new ArrayList<>();

  MemoryCache(Simulation simulation, Context context, Spec controller, int commandCount) {
    this.simulation = simulation;
    this.context = context;
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
   * @param solidCommands commands that its disks take at once if all are solid state, else 0
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
    int rows = windowRows(destage, solidCommands, level.shape().spans());
    String name = context.name() + ".destage-" + volumes.size();
    DestageWindow window =
        new DestageWindow(
            simulation.slotPool(name, rows, WINDOW),
            rows,
            Math.max(
                1,
                Math.min(
                    ADJACENT_SECTORS / geometry.stripSectors(), DestageWindow.ADJACENT_ROWS_MAX)));
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

  /** How many rows of all spans may be on their way at once. */
  private static int windowRows(Destage destage, int solidCommands, int spans) {
    if (solidCommands == 0) {
      return Math.max(1, destage.windowRows()) * spans;
    }
    int ofSpan = destage.solidStateWindowRows(Math.max(1, solidCommands / spans));
    return Math.max(1, Math.min(ROWS_MAX, ofSpan * spans));
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
