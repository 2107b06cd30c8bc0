package org.raidbench.api.controller;

import java.util.List;
import org.raidbench.api.Model;
import org.raidbench.api.sim.Context;
import org.raidbench.api.spec.Key;
import org.raidbench.api.spec.Spec;
import org.raidbench.api.stability.Evolving;

/**
 * A controller or host bus adapter that can be put into a system. Its specification has the keys
 * that {@link ControllerKeys} requires.
 *
 * <p>A controller that differs from others only in figures overrides nothing here but the three
 * methods of {@link Model}.
 */
@Evolving
public interface ControllerModel extends Model {
  /** The keys that its specification has to have. */
  List<Key> REQUIRED_KEYS =
      List.of(
          ControllerKeys.KIND,
          ControllerKeys.HOST_BUS,
          ControllerKeys.HOST_LANES,
          ControllerKeys.DISK_BUS,
          ControllerKeys.PORTS,
          ControllerKeys.MAX_COMMANDS,
          ControllerKeys.MAX_DISKS,
          ControllerKeys.LEVELS,
          ControllerKeys.DISK_INTERFACES,
          ControllerKeys.FIRMWARE_CORES,
          ControllerKeys.DRIVER_CYCLES,
          ControllerKeys.DEFAULT_STRIP,
          ControllerKeys.DEFAULT_READ,
          ControllerKeys.DEFAULT_WRITE,
          ControllerKeys.DEFAULT_IO,
          ControllerKeys.DEFAULT_DISK_CACHE);

  /**
   * Creates a controller: by default one with the costs its specification states and standard
   * parts.
   *
   * @param context the controller's clock and random streams
   * @param spec {@link #spec()}, possibly with figures overridden by the bench
   * @return a controller
   */
  default Controller create(Context context, Spec spec) {
    return Controller.of(Costs.of(spec), Parts.STANDARD);
  }
}
