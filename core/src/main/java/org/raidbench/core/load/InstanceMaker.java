package org.raidbench.core.load;

import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.raidbench.api.fault.Faults;
import org.raidbench.api.sim.RandomStream;
import org.raidbench.api.workload.Job;
import org.raidbench.api.workload.RequestCursor;
import org.raidbench.api.workload.RequestSource;
import org.raidbench.core.contract.Created;
import org.raidbench.core.contract.Role;
import org.raidbench.core.kernel.Simulation;
import org.raidbench.core.pipeline.StorageSystem;

/** Makes the threads of jobs for the targets of a system. */
final class InstanceMaker {
  private static final long SECTOR_BYTES = 512;

  private final Simulation simulation;
  private final StorageSystem system;

  InstanceMaker(Simulation simulation, StorageSystem system) {
    this.simulation = simulation;
    this.system = system;
  }

  Instance drawn(
      int index,
      AssignedJob assigned,
      int number,
      AccessPattern pattern,
      int firstRequest,
      Faults faults) {
    Job job = assigned.job();
    String name = assigned.name() + "/" + number;
    Place[] places = new Place[assigned.targets().size()];
    for (int i = 0; i < places.length; i++) {
      int target = assigned.targets().get(i);
      long targetBytes = system.targetSectors(target) * SECTOR_BYTES;
      Bounds bounds = Bounds.of(job, number, targetBytes, faults);
      if (faults.isEmpty()) {
        places[i] = new Place(target, bounds, job, stream(name + "/" + i));
      }
    }
    long beginNanos = simulation.nowNanos() + job.timing().startDelayNanos();
    @Nullable Pacer pacer = Pacer.needed(job.pacing()) ? new Pacer(job.pacing(), beginNanos) : null;
    return new DrawnInstance(index, job, pattern, places, stream(name), pacer, firstRequest);
  }

  /** Empty if it cannot be, with the reason among the faults. */
  Optional<Instance> sourced(
      int index, AssignedJob assigned, int number, int firstRequest, Faults faults) {
    Job job = assigned.job();
    if (assigned.targets().size() > 1) {
      faults.add(
          "job \"%s\" works on one target, and the array is %d; expected one disk, or a level that makes one of them"
              .formatted(job.name(), assigned.targets().size()));
      return Optional.empty();
    }
    int target = assigned.targets().get(0);
    Bounds bounds = Bounds.of(job, number, system.targetSectors(target) * SECTOR_BYTES, faults);
    long regionBytes = bounds.endBytes() - bounds.startBytes();
    try {
      RequestSource source = Objects.requireNonNull(job.source(), "source");
      RequestCursor cursor =
          Created.answer(
              source,
              Role.WORKLOAD,
              "cursor",
              source.open(regionBytes, stream(assigned.name() + "/" + number)));
      return Optional.of(new SourcedInstance(index, job, cursor, target, bounds, firstRequest));
    } catch (IllegalArgumentException e) {
      faults.add("job \"%s\": %s".formatted(job.name(), e.getMessage()));
      return Optional.empty();
    }
  }

  private RandomStream stream(String name) {
    return new RandomStream(simulation.seed(), "load." + name);
  }
}
