package org.raidbench.core.pipeline;

import org.raidbench.api.controller.CommandPath;
import org.raidbench.core.array.Volume;
import org.raidbench.core.array.VolumeClient;

/** An array that the controller's cache never holds anything of. */
final class UncachedTarget implements CommandTarget {
  private final Volume volume;
  private final FastPath fastPath;
  private final VolumeClient client;

  UncachedTarget(Volume volume, FastPath fastPath, VolumeClient client) {
    this.volume = volume;
    this.fastPath = fastPath;
    this.client = client;
  }

  @Override
  public long sectors() {
    return volume.sectors();
  }

  @Override
  public CommandPath path(boolean write, long sector, int sectors) {
    return fastPath.takes(write, sector, sectors) ? CommandPath.FAST : CommandPath.NORMAL;
  }

  @Override
  public int cacheLines(long sector, int sectors) {
    return 0;
  }

  @Override
  public void execute(int command, CommandPath path, boolean write, long sector, int sectors) {
    boolean fast = path == CommandPath.FAST;
    if (write) {
      volume.write(sector, sectors, command, fast, client, command);
    } else {
      volume.read(sector, sectors, command, fast, client, command);
    }
  }
}
