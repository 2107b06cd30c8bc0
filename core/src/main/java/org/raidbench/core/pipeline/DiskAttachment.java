package org.raidbench.core.pipeline;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.raidbench.api.controller.ControllerKeys;
import org.raidbench.api.controller.MemberOrder;
import org.raidbench.api.disk.DiskKeys;
import org.raidbench.api.disk.DiskModel;
import org.raidbench.api.disk.DiskSetup;
import org.raidbench.api.sim.Context;
import org.raidbench.api.spec.Spec;
import org.raidbench.core.array.DiskPort;
import org.raidbench.core.array.PlanRunner;
import org.raidbench.core.contract.Created;
import org.raidbench.core.contract.Role;
import org.raidbench.core.kernel.Simulation;
import org.raidbench.core.link.DiskLink;
import org.raidbench.core.link.Lanes;
import org.raidbench.core.system.ArrayPart;
import org.raidbench.core.system.DiskPart;
import org.raidbench.core.system.ExpanderPart;
import org.raidbench.core.system.PoolPart;
import org.raidbench.core.system.SystemPlan;

/** Creates the disks of a system and attaches each to a port. */
final class DiskAttachment {
  private static final long SECTOR_BYTES = 512;

  private final SystemPlan plan;
  private final Simulation simulation;
  private final PlanRunner runner;
  private final MemberOrder order;
  private final long portBytesPerSecond;
  private final @Nullable Lanes lanes;

  DiskAttachment(SystemPlan plan, Simulation simulation, PlanRunner runner, MemberOrder order) {
    this.plan = plan;
    this.simulation = simulation;
    this.runner = runner;
    this.order = order;
    String bus = plan.controller().spec().text(ControllerKeys.DISK_BUS, "");
    this.portBytesPerSecond = Links.laneBytesPerSecond(bus);
    this.lanes = lanes(plan, simulation, portBytesPerSecond);
  }

  /**
   * The lanes that all disks share. An expander of the system behind one on the board is passed in
   * turn; the narrower way limits, so the two are one.
   */
  private static @Nullable Lanes lanes(
      SystemPlan plan, Simulation simulation, long portBytesPerSecond) {
    Spec controller = plan.controller().spec();
    int chipLanes = Math.toIntExact(controller.whole(ControllerKeys.CHIP_LANES, 0));
    boolean chipBuffered = controller.flag(ControllerKeys.CHIP_LANES_BUFFERED);
    ExpanderPart expander = plan.expander();
    if (expander == null) {
      return chipLanes == 0
          ? null
          : new Lanes(
              simulation.context("board-expander"), chipLanes, portBytesPerSecond, chipBuffered);
    }
    int count = chipLanes == 0 ? expander.lanes() : Math.min(chipLanes, expander.lanes());
    long rate = Math.min(portBytesPerSecond, Links.laneBytesPerSecond(expander.bus()));
    boolean buffered = expander.buffered() && (chipLanes == 0 || chipBuffered);
    return new Lanes(simulation.context("expander"), count, rate, buffered);
  }

  /** Capacity of the smallest of some disks. */
  static long smallestSectors(SystemPlan plan, List<Integer> disks) {
    return disks.stream()
            .mapToLong(disk -> plan.disks().get(disk).part().spec().whole(DiskKeys.CAPACITY))
            .min()
            .orElseThrow(() -> new IllegalArgumentException("an array has no disks"))
        / SECTOR_BYTES;
  }

  /** Commands that some disks take at once, all together; 0 unless all are solid state. */
  static int solidStateTags(SystemPlan plan, List<Integer> disks) {
    int tags = 0;
    for (int disk : disks) {
      Spec spec = plan.disks().get(disk).part().spec();
      if (!spec.text(DiskKeys.KIND, "").equals("ssd")) {
        return 0;
      }
      tags += tags(plan, spec);
    }
    return tags;
  }

  DiskPort[] attachAll() {
    DiskPort[] ports = new DiskPort[plan.disks().size()];
    for (int i = 0; i < ports.length; i++) {
      ports[i] = attach(plan.disks().get(i), writeCache(i));
    }
    return ports;
  }

  private DiskPort attach(DiskPart disk, boolean writeCache) {
    Spec spec = disk.part().spec();
    Context context = simulation.context("disk." + disk.name().replace(' ', '-'));
    long linkRate = spec.whole(DiskKeys.LINK_RATE);
    // A disk on the board has a way of its own to the chip, as wide as its own link.
    boolean onboard = spec.flag(DiskKeys.ONBOARD);
    DiskLink link =
        onboard
            ? DiskLink.direct(context, linkRate, linkRate)
            : lanes == null
                ? DiskLink.direct(context, portBytesPerSecond, linkRate)
                : DiskLink.behind(lanes, context, linkRate, spec.whole(DiskKeys.LANE_HOLD, 0));
    DiskPort port = new DiskPort(context, runner, link, tags(plan, spec), order);
    DiskSetup setup = new DiskSetup(writeCache, disk.start());
    DiskModel model = disk.part().model();
    port.attach(
        Created.by(model, Role.DISK, context.name(), model.create(context, spec, setup, port)));
    return port;
  }

  private static int tags(SystemPlan plan, Spec spec) {
    int tags = Math.toIntExact(spec.whole(DiskKeys.TAGS));
    ExpanderPart expander = plan.expander();
    return expander == null || expander.diskLimit() == 0
        ? tags
        : Math.min(tags, expander.diskLimit());
  }

  /** A disk's write cache is as its array or pool says, and as delivered without one. */
  private boolean writeCache(int disk) {
    for (ArrayPart array : plan.arrays()) {
      if (array.disks().contains(disk)) {
        return array.policy().diskCache();
      }
    }
    for (PoolPart pool : plan.pools()) {
      if (pool.disks().contains(disk)) {
        return pool.diskCache();
      }
    }
    return plan.disks().get(disk).part().spec().flag(DiskKeys.WRITE_CACHE);
  }
}
