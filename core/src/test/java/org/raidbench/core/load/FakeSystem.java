package org.raidbench.core.load;

import java.util.List;
import java.util.stream.IntStream;
import org.raidbench.api.sim.Context;
import org.raidbench.api.sim.EventHandler;
import org.raidbench.api.sim.RandomStream;
import org.raidbench.api.sim.Station;
import org.raidbench.api.sim.StationRole;
import org.raidbench.core.kernel.Simulation;
import org.raidbench.core.pipeline.StorageSystem;
import org.raidbench.core.pipeline.Upkeep;

/**
 * A system of two stations: a host processor in front of disks that all targets share. It remembers
 * what was asked of it.
 */
public final class FakeSystem implements StorageSystem {
  /** One request as it came. */
  public record Asked(long timeNanos, int target, boolean write, long sector, int sectors) {}

  private final Context context;
  private final Completion completion;
  private final Setup setup;
  private final Station host;
  private final Station disks;
  private final RandomStream services;
  private final EventHandler processed = this::processed;
  private final EventHandler done = this::done;
  private final long[] submittedNanos;
  private final long[] processedNanos;
  private final long[] stageNanos = new long[2];
  private long completed;

  /** How a fake system is made. */
  public record Setup(
      int targets,
      long sectors,
      long hostNanos,
      int cores,
      long diskNanos,
      int disks,
      boolean exponential,
      int keepAsked,
      List<Asked> asked,
      java.util.function.LongUnaryOperator dirtyByCompletions) {
    /** Constant service, remembers nothing. */
    public static Setup of(long hostNanos, int cores, long diskNanos, int disks) {
      return new Setup(
          1, 1L << 30, hostNanos, cores, diskNanos, disks, false, 0, List.of(), count -> 0);
    }

    /** The same with exponential service times. */
    public Setup exponentially() {
      return new Setup(
          targets,
          sectors,
          hostNanos,
          cores,
          diskNanos,
          disks,
          true,
          keepAsked,
          asked,
          dirtyByCompletions);
    }

    /** The same, keeping what is asked. */
    public Setup remembering(int count, List<Asked> into) {
      return new Setup(
          targets,
          sectors,
          hostNanos,
          cores,
          diskNanos,
          disks,
          exponential,
          count,
          into,
          dirtyByCompletions);
    }

    /** The same with targets of a size. */
    public Setup withTargets(int count, long targetSectors) {
      return new Setup(
          count,
          targetSectors,
          hostNanos,
          cores,
          diskNanos,
          disks,
          exponential,
          keepAsked,
          asked,
          dirtyByCompletions);
    }

    /** The same with dirty data that depends on how many requests have completed. */
    public Setup withDirty(java.util.function.LongUnaryOperator dirty) {
      return new Setup(
          targets,
          sectors,
          hostNanos,
          cores,
          diskNanos,
          disks,
          exponential,
          keepAsked,
          asked,
          dirty);
    }

    /** What builds it. */
    public SystemFactory factory() {
      return (simulation, maxRequests, completion) ->
          new FakeSystem(simulation, maxRequests, completion, this);
    }
  }

  private FakeSystem(Simulation simulation, int maxRequests, Completion completion, Setup setup) {
    this.context = simulation.context("fake");
    this.completion = completion;
    this.setup = setup;
    host = context.station("cpu", setup.cores(), StationRole.HOST_CPU);
    disks = context.station("disk", setup.disks(), StationRole.DISK);
    services = context.random("services");
    submittedNanos = new long[maxRequests];
    processedNanos = new long[maxRequests];
  }

  @Override
  public List<Integer> targets(String array) {
    if (!array.equals("test")) {
      throw new IllegalArgumentException("there is no array \"" + array + "\"");
    }
    return IntStream.range(0, setup.targets()).boxed().toList();
  }

  @Override
  public long targetSectors(int target) {
    return setup.sectors();
  }

  @Override
  public void submit(int request, int target, boolean write, long sector, int sectors) {
    if (sector < 0 || sectors < 1 || sector + sectors > setup.sectors()) {
      throw new IllegalArgumentException("sectors " + sector + " + " + sectors);
    }
    if (setup.asked().size() < setup.keepAsked()) {
      setup.asked().add(new Asked(context.nowNanos(), target, write, sector, sectors));
    }
    submittedNanos[request] = context.nowNanos();
    host.submit(setup.hostNanos(), processed, request);
  }

  @Override
  public List<String> stages() {
    return List.of("host", "disk");
  }

  @Override
  public long stageNanos(int stage) {
    return stageNanos[stage];
  }

  @Override
  public Upkeep upkeep() {
    return Upkeep.NONE;
  }

  @Override
  public long dirtyBytes() {
    return setup.dirtyByCompletions().applyAsLong(completed);
  }

  private void processed(long request) {
    processedNanos[(int) request] = context.nowNanos();
    long service =
        setup.exponential() ? services.exponentialNanos(setup.diskNanos()) : setup.diskNanos();
    disks.submit(service, done, request);
  }

  private void done(long token) {
    int request = (int) token;
    stageNanos[0] += processedNanos[request] - submittedNanos[request];
    stageNanos[1] += context.nowNanos() - processedNanos[request];
    completed++;
    completion.done(request);
  }
}
