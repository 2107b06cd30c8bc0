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
   * @param groups how many windows for disks with heads it has
   * @param sortedRows among how many of the oldest dirty rows the next one is chosen
   */
  static DestageWindow of(
      Simulation simulation,
      String name,
      RaidLevel level,
      int solidCommands,
      Destage destage,
      int groups,
      int sortedRows) {
    int rows = rows(destage, solidCommands, level.shape().spans(), groups);
    int adjacent = ADJACENT_SECTORS / level.shape().stripSectors();
    return new DestageWindow(
        simulation.slotPool(name, rows, WINDOW),
        rows,
        Math.max(1, Math.min(adjacent, DestageWindow.ADJACENT_ROWS_MAX)),
        sortedRows);
  }

  /**
   * How many groups of disks there are that a row keeps busy together: spans where there is parity,
   * otherwise sets of copies, of one disk where there is but one.
   */
  static int groups(RaidLevel level) {
    return level.hasParity()
        ? level.shape().spans()
        : Math.max(1, level.shape().members() / (level.faultTolerance() + 1));
  }

  private static int rows(Destage destage, int solidCommands, int spans, int groups) {
    if (solidCommands == 0) {
      return Math.max(1, destage.windowRows()) * groups;
    }
    int ofSpan = destage.solidStateWindowRows(Math.max(1, solidCommands / spans));
    return Math.max(1, Math.min(ROWS_MAX, ofSpan * spans));
  }
}
