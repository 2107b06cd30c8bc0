package org.raidbench.core.pipeline;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.raidbench.api.controller.Controller;
import org.raidbench.api.controller.ControllerKeys;
import org.raidbench.api.controller.ControllerModel;
import org.raidbench.api.sim.Context;
import org.raidbench.api.sim.StationRole;
import org.raidbench.api.spec.Spec;
import org.raidbench.core.array.ArrayVolume;
import org.raidbench.core.array.DiskPort;
import org.raidbench.core.array.Firmware;
import org.raidbench.core.array.ParityEngine;
import org.raidbench.core.array.PlanRunner;
import org.raidbench.core.array.StageClock;
import org.raidbench.core.array.Volume;
import org.raidbench.core.cache.CachedVolume;
import org.raidbench.core.contract.CheckedParts;
import org.raidbench.core.contract.Created;
import org.raidbench.core.contract.Role;
import org.raidbench.core.kernel.Simulation;
import org.raidbench.core.kernel.SlotPool;
import org.raidbench.core.link.HostLink;
import org.raidbench.core.parts.StandardParts;
import org.raidbench.core.system.ArrayPart;
import org.raidbench.core.system.InitialCache;
import org.raidbench.core.system.SystemPlan;

/** Puts a composed system to work in a simulation. */
public final class SystemBuilder {
  private static final StationRole COMMANDS = new StationRole("controller commands");

  private final SystemPlan plan;
  private final Context context;
  private final Spec spec;
  private final StandardParts parts;
  private final StageClock stages;
  private final Firmware firmware;
  private final CommandTable commands;
  private final DiskPort[] ports;
  private final Volumes volumes;
  private final @Nullable MemoryCache cache;
  private final WritePermission permission;
  private final List<CommandTarget> targets = new ArrayList<>();

  private SystemBuilder(SystemPlan plan, Simulation simulation) {
    this.plan = plan;
    this.context = simulation.context("controller");
    this.spec = plan.controller().spec();
    ControllerModel model = plan.controller().model();
    Controller controller =
        Created.by(model, Role.CONTROLLER, context.name(), model.create(context, spec));
    this.parts = new StandardParts(CheckedParts.of(controller), spec);
    int commandCount = Math.toIntExact(spec.whole(ControllerKeys.MAX_COMMANDS));
    this.stages = new StageClock(commandCount);
    int cores = Math.toIntExact(spec.whole(ControllerKeys.FIRMWARE_CORES, 1));
    this.firmware = new Firmware(context, cores, CheckedParts.costs(controller));
    ParityEngine parity = new ParityEngine(context, spec.whole(ControllerKeys.PARITY_RATE, 0));
    PlanRunner runner = new PlanRunner(context, firmware, parity, stages);
    HostLink link = Links.host(simulation.context("host-link"), plan.host().spec(), spec);
    SlotPool slots = simulation.slotPool("controller.commands", commandCount, COMMANDS);
    this.commands = new CommandTable(context, slots, commandCount, link, firmware, stages);
    this.ports = new DiskAttachment(plan, simulation, runner, parts.memberOrder()).attachAll();
    this.volumes = new Volumes(plan, simulation, ports, parts, runner, firmware);
    this.cache =
        spec.has(ControllerKeys.CACHE)
            ? new MemoryCache(simulation, context, spec, commandCount)
            : null;
    this.permission = new WritePermission(controller, context, plan.protection());
  }

  /**
   * Builds a system.
   *
   * @param plan what it is composed of, checked
   * @param simulation where it works
   * @param maxRequests the caller's request numbers are below this
   * @param completion told of every completed request
   * @return the system, idle
   */
  public static StorageSystem build(
      SystemPlan plan,
      Simulation simulation,
      int maxRequests,
      StorageSystem.Completion completion) {
    return new SystemBuilder(plan, simulation)
        .assemble(simulation.context("host"), maxRequests, completion);
  }

  private StorageSystem assemble(
      Context host, int maxRequests, StorageSystem.Completion completion) {
    Map<String, List<Integer>> targetsOfArray = new LinkedHashMap<>();
    for (ArrayPart array : plan.arrays()) {
      targetsOfArray.put(array.name(), targetsOf(array));
    }
    if (cache != null) {
      MemoryCache divided = cache;
      permission.afterChange(() -> divide(divided));
      divide(divided);
      if (plan.initialCache() == InitialCache.FULL) {
        divided.fill();
      }
    }
    HostFigures figures = HostFigures.of(plan.host().spec(), spec);
    HostFront front = new HostFront(host, figures, maxRequests, commands, completion);
    commands.connect(front, targets);
    return new RunningSystem(
        front,
        targets,
        targetsOfArray,
        stages,
        ports,
        cache == null
            ? volumes::dirtyBytes
            : () -> cache.memory().dirtyBytes() + volumes.dirtyBytes(),
        new SystemUpkeep(cache == null ? null : cache.memory(), ports, permission),
        new SsdReadings(plan, ports, volumes));
  }

  private void divide(MemoryCache divided) {
    divided.divide(parts.cacheQuota(), permission.anyWriteBack());
  }

  private List<Integer> targetsOf(ArrayPart array) {
    List<Integer> numbers = new ArrayList<>();
    if (array.level().id().product().equals("jbod")) {
      for (int member = 0; member < array.disks().size(); member++) {
        List<Integer> disk = List.of(array.disks().get(member));
        numbers.add(addTarget(array, disk, (array.failedMembers() >>> member) & 1));
      }
    } else {
      numbers.add(addTarget(array, array.disks(), array.failedMembers()));
    }
    return List.copyOf(numbers);
  }

  private int addTarget(ArrayPart array, List<Integer> disks, long failedMembers) {
    ArrayVolume members = volumes.array(array, disks, failedMembers);
    Volume volume = volumes.behindItsPool(array, members);
    FastPath fastPath = new FastPath(members, volume != members);
    ArrayRules rules = new ArrayRules(array, spec, parts, members, fastPath);
    if (cache == null || !rules.usesCache()) {
      permission.watch(rules, null);
      targets.add(new UncachedTarget(volume, fastPath, commands));
    } else {
      CachedVolume cached =
          cache.inFrontOf(
              volume,
              members.level(),
              DiskAttachment.solidStateTags(plan, volumes.disksWrittenFirst(array, disks)),
              array.policy(),
              parts,
              firmware,
              stages,
              commands);
      permission.watch(rules, cached);
      targets.add(new CachedTarget(cached, fastPath));
    }
    return targets.size() - 1;
  }
}
