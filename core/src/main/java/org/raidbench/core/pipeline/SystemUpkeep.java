package org.raidbench.core.pipeline;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.raidbench.api.protection.Protection;
import org.raidbench.core.array.DiskPort;
import org.raidbench.core.cache.ControllerCache;

/**
 * The upkeep of a built system: first the controller's memory is flushed, then its disks' caches.
 */
final class SystemUpkeep implements Upkeep {
  private final @Nullable ControllerCache cache;
  private final DiskPort[] ports;
  private final WritePermission permission;
  private boolean disksToFlush;

  SystemUpkeep(@Nullable ControllerCache cache, DiskPort[] ports, WritePermission permission) {
    this.cache = cache;
    this.ports = ports;
    this.permission = permission;
  }

  @Override
  public void flush() {
    disksToFlush = true;
    if (cache != null) {
      cache.flush();
    }
  }

  @Override
  public boolean flushed() {
    if (cache != null && cache.dirtyBytes() > 0) {
      return false;
    }
    if (disksToFlush) {
      disksToFlush = false;
      for (DiskPort port : ports) {
        port.flush();
      }
    }
    for (DiskPort port : ports) {
      if (port.flushing()) {
        return false;
      }
    }
    return true;
  }

  @Override
  public void reboot() {
    if (!flushed()) {
      throw new IllegalStateException("a good shutdown flushes first");
    }
    if (cache != null) {
      cache.forget();
    }
    permission.reboot();
  }

  @Override
  public Optional<Protection> protection() {
    return permission.protection();
  }
}
