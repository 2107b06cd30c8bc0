package org.raidbench.core.pipeline;

import org.raidbench.api.controller.Destage;
import org.raidbench.api.raid.RaidLevel;
import org.raidbench.api.sim.StationRole;
import org.raidbench.core.cache.DestageWindow;
import org.raidbench.core.kernel.Simulation;

/** How much of an array may be on its way to its disks at once, from whatever cache. */
final class DestageWindows {
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

  private DestageWindows() {}

  /**
   * The window of one array.
   *
   * @param solidCommands commands that what lies below takes at once if it is solid state, else 0
   * @param windowRows how many rows each group of disks with heads may be sent at once
   * @param groups how many groups of them there are
   * @param sortedRows among how many of the oldest dirty rows the next one is chosen
   */
  static DestageWindow of(
      Simulation simulation,
      String name,
      RaidLevel level,
      int solidCommands,
      Destage destage,
      int windowRows,
      int groups,
      int sortedRows) {
    int spans = level.shape().spans();
    int rows =
        solidCommands == 0 ? windowRows * groups : solidRows(destage, solidCommands / spans, spans);
    int bounded = Math.max(1, Math.min(ROWS_MAX, rows));
    int adjacent = ADJACENT_SECTORS / level.shape().stripSectors();
    return new DestageWindow(
        simulation.slotPool(name, bounded, WINDOW),
        bounded,
        Math.max(1, Math.min(adjacent, DestageWindow.ADJACENT_ROWS_MAX)),
        sortedRows);
  }

  /**
   * How many groups of disks there are that a small update keeps busy together: sets of copies, of
   * one disk where there is but one; a disk and those with its parity; and all disks of a span that
   * has so few that it costs no more to read the others than what is replaced.
   */
  static int groups(RaidLevel level) {
    int spans = level.shape().spans();
    int members = level.shape().members() / spans;
    int touched = level.faultTolerance() + 1;
    if (level.hasParity() && members <= 2 * touched) {
      touched = members;
    }
    return Math.max(1, spans * Math.max(1, members / touched));
  }

  private static int solidRows(Destage destage, int commandsOfSpan, int spans) {
    return spans * destage.solidStateWindowRows(Math.max(1, commandsOfSpan));
  }
}
