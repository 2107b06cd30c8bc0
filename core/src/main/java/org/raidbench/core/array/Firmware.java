package org.raidbench.core.array;

import org.raidbench.api.controller.CommandPath;
import org.raidbench.api.controller.Costs;
import org.raidbench.api.sim.Context;
import org.raidbench.api.sim.EventHandler;
import org.raidbench.api.sim.Station;
import org.raidbench.api.sim.StationRole;
import org.raidbench.core.contract.ContractBreachException;
import org.raidbench.core.contract.Role;

/** The controller's processor: its cores, and what each kind of work costs them. */
public final class Firmware {
  private final Costs costs;
  private final Station cores;

  /**
   * Makes a processor.
   *
   * @param context its station
   * @param cores how many cores
   * @param costs what work costs
   */
  public Firmware(Context context, int cores, Costs costs) {
    this.costs = costs;
    this.cores = context.station("firmware", cores, StationRole.FIRMWARE);
  }

  /**
   * Works on a host command.
   *
   * @param path its way
   * @param write whether it writes
   * @param sectors its length
   * @param lines cache lines it looks up or takes
   * @param done called when the work is done; from inside this call if it costs nothing
   * @param token passed to {@code done}
   */
  public void hostCommand(
      CommandPath path, boolean write, int sectors, int lines, EventHandler done, long token) {
    long nanos = costs.hostCommandNanos(path, write, sectors) + lines * costs.cacheLineNanos();
    work(nanos, done, token);
  }

  /**
   * Works on cache lines that are to be destaged.
   *
   * @param lines how many
   * @param done called when the work is done; from inside this call if it costs nothing
   * @param token passed to {@code done}
   */
  public void destage(int lines, EventHandler done, long token) {
    work(lines * costs.destageLineNanos(), done, token);
  }

  long diskCommandNanos(boolean write, int sectors) {
    return costs.diskCommandNanos(write, sectors);
  }

  void work(long nanos, EventHandler done, long token) {
    if (nanos > 0) {
      cores.submit(nanos, done, token);
    } else if (nanos == 0) {
      done.fire(token);
    } else {
      throw new ContractBreachException(
          Role.CONTROLLER, "controller", costs.getClass(), "its costs are %d ns".formatted(nanos));
    }
  }
}
