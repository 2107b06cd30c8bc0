package org.raidbench.core.pipeline;

import org.raidbench.api.controller.CommandPath;
import org.raidbench.core.cache.CachedVolume;

/** An array behind the controller's cache. */
final class CachedTarget implements CommandTarget {
  private final CachedVolume volume;
  private final FastPath fastPath;

  CachedTarget(CachedVolume volume, FastPath fastPath) {
    this.volume = volume;
    this.fastPath = fastPath;
  }

  @Override
  public long sectors() {
    return volume.sectors();
  }

  @Override
  public CommandPath path(boolean write, long sector, int sectors) {
    if (write ? volume.writesBack() : volume.holds(sector, sectors)) {
      return CommandPath.CACHE;
    }
    return fastPath.takes(write, sector, sectors) && !volume.touches(sector, sectors)
        ? CommandPath.FAST
        : CommandPath.NORMAL;
  }

  @Override
  public int cacheLines(long sector, int sectors) {
    return volume.lines(sector, sectors);
  }

  @Override
  public void execute(int command, CommandPath path, boolean write, long sector, int sectors) {
    boolean fast = path == CommandPath.FAST;
    if (write) {
      volume.write(command, sector, sectors, fast);
    } else {
      volume.read(command, sector, sectors, fast);
    }
  }
}
