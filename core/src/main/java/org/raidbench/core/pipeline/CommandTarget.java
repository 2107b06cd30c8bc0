package org.raidbench.core.pipeline;

import org.raidbench.api.controller.CommandPath;

/** What a controller's command is for: an array, with or without a cache in front. */
interface CommandTarget {
  /** Sectors the host sees. */
  long sectors();

  /** The way a command takes through the firmware, judged when it gets there. */
  CommandPath path(boolean write, long sector, int sectors);

  /** How many cache lines the firmware looks up for a command off the fast path. */
  int cacheLines(long sector, int sectors);

  /** Carries out a command; the table's client is told of its data and its end. */
  void execute(int command, CommandPath path, boolean write, long sector, int sectors);
}
