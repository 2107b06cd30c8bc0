package org.raidbench.core.bench;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.raidbench.api.controller.ControllerKeys;
import org.raidbench.api.host.HostKeys;
import org.raidbench.api.sim.StationRole;
import org.raidbench.api.spec.Figure;
import org.raidbench.api.spec.Key;
import org.raidbench.core.system.DiskPart;
import org.raidbench.core.system.Part;
import org.raidbench.core.system.SystemPlan;

/**
 * Which unverified figures a result rests on: those of the part that limits it, those that only the
 * controller's own decisions read, and the settings as delivered that nobody gave. A figure of a
 * part that had time to spare could be somewhat wrong and the result would be the same.
 */
final class Unverified {
  /** What the pipeline calls the commands a controller has. */
  private static final String COMMANDS = "controller commands";

  /** What the pipeline calls rows of the write cache on their way to the disks. */
  private static final String DESTAGE_WINDOW = "destage window";

  /** Figures of the controller that set how fast its firmware is. */
  private static final List<Key> FIRMWARE =
      List.of(
          ControllerKeys.FIRMWARE_CORES,
          ControllerKeys.FAST_COMMAND,
          ControllerKeys.READ_COMMAND,
          ControllerKeys.WRITE_COMMAND,
          ControllerKeys.CACHE_COMMAND,
          ControllerKeys.DISK_COMMAND,
          ControllerKeys.DESTAGE_LINE);

  private Unverified() {}

  /** A line for each figure: the model's id and the key. */
  static List<String> of(SystemPlan plan, List<Load> loads, String bottleneck) {
    Set<String> lines = new LinkedHashSet<>();
    add(lines, plan.controller(), Delivered.deciding(plan, loads));
    add(lines, plan.controller(), controllerKeys(bottleneck));
    addOwn(lines, plan.controller());
    add(lines, plan.host(), hostKeys(bottleneck));
    if (bottleneck.equals(StationRole.DISK.label())
        || bottleneck.equals(StationRole.DISK_LINK.label())) {
      for (DiskPart disk : plan.disks()) {
        addAll(lines, disk.part());
      }
    }
    if (bottleneck.equals(StationRole.CACHE_FILL.label())) {
      plan.pools().forEach(pool -> addAll(lines, pool.type()));
    }
    return new ArrayList<>(lines);
  }

  private static List<Key> controllerKeys(String bottleneck) {
    if (bottleneck.equals(StationRole.FIRMWARE.label())) {
      return FIRMWARE;
    }
    if (bottleneck.equals(StationRole.PARITY_ENGINE.label())) {
      return List.of(ControllerKeys.PARITY_RATE);
    }
    if (bottleneck.equals(StationRole.CACHE_MEMORY.label())) {
      return List.of(ControllerKeys.CACHE_RATE);
    }
    if (bottleneck.equals(StationRole.DATA_PATH.label())) {
      return List.of(ControllerKeys.DATA_PATH_RATE);
    }
    if (bottleneck.equals(StationRole.HOST_CPU.label())) {
      return List.of(ControllerKeys.DRIVER_CYCLES);
    }
    if (bottleneck.equals(StationRole.EXPANDER.label())
        || bottleneck.equals(StationRole.DISK_LINK.label())) {
      return List.of(ControllerKeys.DISK_BUS, ControllerKeys.PORTS, ControllerKeys.CHIP_LANES);
    }
    if (bottleneck.equals(StationRole.HOST_LINK.label())) {
      return List.of(ControllerKeys.HOST_BUS, ControllerKeys.HOST_LANES);
    }
    if (bottleneck.equals(DESTAGE_WINDOW)) {
      return List.of(ControllerKeys.DESTAGE_WINDOW);
    }
    return bottleneck.equals(COMMANDS) ? List.of(ControllerKeys.MAX_COMMANDS) : List.of();
  }

  private static List<Key> hostKeys(String bottleneck) {
    return bottleneck.equals(StationRole.HOST_CPU.label())
        ? List.of(HostKeys.CORES, HostKeys.CLOCK)
        : List.of();
  }

  private static void add(Set<String> lines, Part<?> part, List<Key> keys) {
    for (Key key : keys) {
      if (part.spec().has(key)) {
        add(lines, part, part.spec().figure(key));
      }
    }
  }

  /**
   * Figures that only a controller's own parts read: what they decide is anybody's guess, so they
   * count whatever limits.
   */
  private static void addOwn(Set<String> lines, Part<?> controller) {
    for (Figure figure : controller.spec().figures()) {
      if (!ModelKind.CONTROLLER.optional().containsKey(figure.key().name())) {
        add(lines, controller, figure);
      }
    }
  }

  private static void addAll(Set<String> lines, Part<?> part) {
    part.spec().figures().forEach(figure -> add(lines, part, figure));
  }

  private static void add(Set<String> lines, Part<?> part, Figure figure) {
    if (figure.certainty().isUnverified()) {
      lines.add(part.model().id() + " " + figure.key().name());
    }
  }
}
