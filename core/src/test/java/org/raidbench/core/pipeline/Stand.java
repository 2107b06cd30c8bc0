package org.raidbench.core.pipeline;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.raidbench.api.ModelId;
import org.raidbench.api.controller.ControllerKeys;
import org.raidbench.api.controller.ControllerModel;
import org.raidbench.api.controller.IoPolicy;
import org.raidbench.api.controller.Policy;
import org.raidbench.api.controller.ReadPolicy;
import org.raidbench.api.controller.WritePolicy;
import org.raidbench.api.disk.DiskKeys;
import org.raidbench.api.disk.DiskModel;
import org.raidbench.api.disk.DiskStart;
import org.raidbench.api.host.HostKeys;
import org.raidbench.api.host.HostModel;
import org.raidbench.api.protection.ProtectionModel;
import org.raidbench.api.raid.RaidLevelModel;
import org.raidbench.api.spec.Certainty;
import org.raidbench.api.spec.Figure;
import org.raidbench.api.spec.Key;
import org.raidbench.api.spec.Spec;
import org.raidbench.core.kernel.Simulation;
import org.raidbench.core.system.ArrayPart;
import org.raidbench.core.system.DiskPart;
import org.raidbench.core.system.ExpanderPart;
import org.raidbench.core.system.InitialCache;
import org.raidbench.core.system.Part;
import org.raidbench.core.system.PoolPart;
import org.raidbench.core.system.SystemPlan;
import org.raidbench.raid.RaidLevelsPlugin;
import org.raidbench.testkit.fake.FakeDisk;
import org.raidbench.testkit.fake.FakeDiskModel;
import org.raidbench.testkit.fake.ServiceTime;

/**
 * A test stand: fake disks that take 100 us, a controller with round figures, and what was asked of
 * it. Change what a test is about, then {@link #build}.
 */
final class Stand {
  static final Policy UNCACHED =
      new Policy(ReadPolicy.NONE, WritePolicy.THROUGH, IoPolicy.DIRECT, false);

  final Simulation simulation = new Simulation(1);
  final List<FakeDisk> disks = new ArrayList<>();
  final List<Integer> completed = new ArrayList<>();
  final List<Long> completedNanos = new ArrayList<>();

  Spec host =
      Spec.builder()
          .assumed(HostKeys.CORES, "1", "test")
          .assumed(HostKeys.CLOCK, "1GHz", "test")
          .build();
  Spec controller =
      Spec.builder()
          .assumed(ControllerKeys.KIND, "raid", "test")
          .assumed(ControllerKeys.HOST_BUS, "pcie-2.0", "test")
          .assumed(ControllerKeys.HOST_LANES, "8", "test")
          .assumed(ControllerKeys.DISK_BUS, "sas2", "test")
          .assumed(ControllerKeys.MAX_COMMANDS, "64", "test")
          .assumed(ControllerKeys.FIRMWARE_CORES, "1", "test")
          .build();
  Spec disk = FakeDiskModel.of(ServiceTime.fixed(0)).spec();

  /** A disk other than a fake one. */
  @Nullable DiskModel diskModel;

  ServiceTime diskTime = ServiceTime.fixed(100_000);
  int diskServers = 1;
  int diskCount = 4;

  /** Members of the array; 0 for all disks. */
  int arrayDisks;

  /** A pool in front of the array. */
  @Nullable PoolPart pool;

  /** Size of the disks that are no members of the array; 0 for that of the others. */
  long poolMemberSectors;

  RaidLevelModel level = new FakeStripes("raid0");
  int stripSectors = 128;
  Policy policy = UNCACHED;
  long failedMembers;
  @Nullable ExpanderPart expander;
  @Nullable Part<ProtectionModel> protection;
  InitialCache initialCache = InitialCache.EMPTY;
  StorageSystem.Completion completion = request -> {};

  Stand controller(Key key, String shown) {
    controller = controller.with(Figure.of(key, shown, Certainty.ASSUMED, "test", List.of()));
    return this;
  }

  Stand host(Key key, String shown) {
    host = host.with(Figure.of(key, shown, Certainty.ASSUMED, "test", List.of()));
    return this;
  }

  Stand disk(Key key, String shown) {
    disk = disk.with(Figure.of(key, shown, Certainty.ASSUMED, "test", List.of()));
    return this;
  }

  Stand level(String name) {
    level =
        new RaidLevelsPlugin()
            .raidLevels().stream()
                .filter(model -> model.id().product().equals(name))
                .findFirst()
                .orElseThrow();
    return this;
  }

  StorageSystem build() {
    return buildWith(
        request -> {
          completed.add(request);
          completedNanos.add(simulation.nowNanos());
          completion.done(request);
        });
  }

  /** Builds without taking notes of what is completed. */
  StorageSystem buildWith(StorageSystem.Completion told) {
    DiskModel model =
        diskModel != null
            ? diskModel
            : FakeDiskModel.of(diskTime)
                .withSpec(disk)
                .withServers(diskServers)
                .handingOver(disks::add);
    List<DiskPart> diskParts =
        IntStream.range(0, diskCount)
            .mapToObj(i -> new DiskPart("disk " + i, new Part<>(model, specOf(i)), DiskStart.FRESH))
            .toList();
    int members = arrayDisks > 0 ? arrayDisks : diskCount;
    ArrayPart array =
        new ArrayPart(
            "test",
            level,
            IntStream.range(0, members).boxed().toList(),
            level.defaultSpans(members),
            stripSectors,
            "",
            policy,
            failedMembers,
            0,
            pool == null ? null : pool.name());
    SystemPlan plan =
        new SystemPlan(
            new Part<>(new PlainHost(host), host),
            new Part<>(new PlainController(controller), controller),
            protection,
            expander,
            diskParts,
            List.of(array),
            pool == null ? List.of() : List.of(pool),
            List.of(),
            initialCache);
    return SystemBuilder.build(plan, simulation, 4096, told);
  }

  private Spec specOf(int number) {
    if (poolMemberSectors == 0 || number < arrayDisks) {
      return disk;
    }
    String bytes = poolMemberSectors * 512 + "B";
    return disk.with(Figure.of(DiskKeys.CAPACITY, bytes, Certainty.ASSUMED, "test", List.of()));
  }

  /** Runs until nothing is left to do. */
  void runAll() {
    while (simulation.step()) {
      // until nothing is left to do
    }
  }

  /** When a request was completed. */
  long nanosOf(int request) {
    return completedNanos.get(completed.indexOf(request));
  }

  static long capacitySectors(Spec disk) {
    return disk.whole(DiskKeys.CAPACITY) / 512;
  }

  private record PlainHost(Spec spec) implements HostModel {
    @Override
    public ModelId id() {
      return ModelId.of("fake/host");
    }

    @Override
    public String title() {
      return "Host";
    }
  }

  private record PlainController(Spec spec) implements ControllerModel {
    @Override
    public ModelId id() {
      return ModelId.of("fake/controller");
    }

    @Override
    public String title() {
      return "Controller";
    }
  }
}
