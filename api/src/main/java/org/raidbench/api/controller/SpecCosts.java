package org.raidbench.api.controller;

import org.raidbench.api.spec.Spec;

/** Costs that are constants of a specification. */
final class SpecCosts implements Costs {
  private final long[] readNanos = new long[CommandPath.values().length];
  private final long[] writeNanos = new long[CommandPath.values().length];
  private final long diskNanos;
  private final long lineNanos;
  private final long destageNanos;

  SpecCosts(Spec spec) {
    long read = spec.whole(ControllerKeys.READ_COMMAND, 0);
    long write = spec.whole(ControllerKeys.WRITE_COMMAND, read);
    readNanos[CommandPath.NORMAL.ordinal()] = read;
    writeNanos[CommandPath.NORMAL.ordinal()] = write;
    readNanos[CommandPath.FAST.ordinal()] = spec.whole(ControllerKeys.FAST_COMMAND, read);
    writeNanos[CommandPath.FAST.ordinal()] = spec.whole(ControllerKeys.FAST_COMMAND, write);
    readNanos[CommandPath.CACHE.ordinal()] = spec.whole(ControllerKeys.CACHE_COMMAND, read);
    writeNanos[CommandPath.CACHE.ordinal()] = spec.whole(ControllerKeys.CACHE_COMMAND, write);
    diskNanos = spec.whole(ControllerKeys.DISK_COMMAND, 0);
    lineNanos = spec.whole(ControllerKeys.CACHE_LINE_WORK, 0);
    destageNanos = spec.whole(ControllerKeys.DESTAGE_LINE, 0);
  }

  @Override
  public long hostCommandNanos(CommandPath path, boolean write, int sectors) {
    return write ? writeNanos[path.ordinal()] : readNanos[path.ordinal()];
  }

  @Override
  public long diskCommandNanos(boolean write, int sectors) {
    return diskNanos;
  }

  @Override
  public long cacheLineNanos() {
    return lineNanos;
  }

  @Override
  public long destageLineNanos() {
    return destageNanos;
  }
}
