package org.raidbench.core.bench;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.raidbench.api.result.BenchResult;
import org.raidbench.api.result.CaseResult;
import org.raidbench.api.result.StateChange;
import org.raidbench.core.file.BenchFileReader;
import org.raidbench.core.file.BenchOptions;
import org.raidbench.core.plugin.Discovery;

/** Steps on one living system, from the bench file to the result. */
final class CourseTest {
  private static final BenchFileReader READER =
      new BenchFileReader(
          Discovery.discover(CourseTest.class.getClassLoader()), new SimulatedCase());

  private static Bench read(String controller, String policy, String rest) {
    String text =
        """
        bench: steps
        seed: 7
        system:
          host: intel/se7520bd2
          controller: %s
          disks: {raptor: {model: wd/wd740gd, count: 2}}
          arrays: {test: {level: raid0, disks: raptor 0-1, size: 4GiB, policy: %s}}
        workloads:
          writes: {block: 8KiB, read: 0 %%, queue-depth: 1}
        """
                .formatted(controller, policy)
            + rest;
    return READER.read("test", text, Path.of(""), BenchOptions.NONE).bench();
  }

  private static final String FORCED =
      "{read: none, write: forced-back, io: direct, disk-cache: off}";
  private static final String BACK = "{read: none, write: back, io: direct, disk-cache: off}";
  private static final String RUN = "run: {ramp: 5s, time: 10s}\n";
  private static final String BATTERY = "{model: lsi/megaraid-sata-300-8x, protection: lsi/ibbu01}";

  private static List<Double> iops(BenchResult result) {
    return result.cases().stream()
        .map(it -> Objects.requireNonNull(it.total()).all().iops())
        .toList();
  }

  private static List<String> kinds(CaseResult it) {
    return it.changes().stream().map(StateChange::kind).toList();
  }

  @Test
  void forcedWriteBackOfASataBoardEndsAtTheReboot() throws InterruptedException {
    BenchResult result =
        read(
                "lsi/megaraid-sata-300-8x",
                FORCED,
                RUN + "steps: [run writes as before, reboot, run writes as after]\n")
            .run();
    assertEquals(
        List.of("before", "after"),
        result.cases().stream().map(it -> it.coordinates().get("step")).toList());
    assertTrue(iops(result).get(0) > 2 * iops(result).get(1), () -> "IOPS " + iops(result));
    assertEquals(List.of(), kinds(result.cases().get(0)));
    assertEquals(List.of("reboot", "write-policy"), kinds(result.cases().get(1)));
    assertTrue(result.cases().get(1).changes().get(0).timeNanos() >= 15_000_000_000L);
  }

  @Test
  void itStaysOnLaterBoards() throws InterruptedException {
    BenchResult result =
        read(
                "{model: lsi/megaraid-9261-8i, host-bus: pci-x-133, host-lanes: 1}",
                FORCED,
                RUN + "steps: [run writes, reboot, run writes]\n")
            .run();
    assertEquals(
        List.of("writes", "writes 2"),
        result.cases().stream().map(it -> it.coordinates().get("step")).toList());
    assertEquals(iops(result).get(0), iops(result).get(1), 0.1 * iops(result).get(0));
    assertEquals(List.of("reboot"), kinds(result.cases().get(1)));
  }

  @Test
  void aBatteryThatFailsMakesItWriteThroughUntilItReturns() throws InterruptedException {
    BenchResult result =
        read(
                BATTERY,
                BACK,
                RUN
                    + "steps: [run writes, battery fails, run writes, battery returns, run writes,"
                    + " battery fails in 8s, run writes]\n")
            .run();
    List<Double> iops = iops(result);
    assertTrue(iops.get(1) < iops.get(0) / 1.5, () -> "IOPS " + iops);
    assertEquals(iops.get(0), iops.get(2), 0.1 * iops.get(0));
    assertEquals(List.of("protection-restored", "write-policy"), kinds(result.cases().get(2)));
    assertEquals(List.of("protection-failed", "write-policy"), kinds(result.cases().get(3)));
    assertTrue(iops.get(3) < iops.get(0) && iops.get(3) > iops.get(1), () -> "in between: " + iops);
  }

  @Test
  void aMomentByItselfGivesWhatItGivesInItsCourse() throws InterruptedException {
    Bench bench =
        read(BATTERY, BACK, RUN + "steps: [run writes, battery learn, idle 1h, run writes]\n");
    BenchResult together = bench.run();
    List<CaseResult> alone = new ArrayList<>();
    for (BenchCase it : bench.cases()) {
      alone.add(new SimulatedCase().run(it, bench.seed()));
    }
    assertEquals(together.cases(), alone);
    assertEquals(List.of("learn-cycle-begun", "write-policy"), kinds(together.cases().get(1)));
  }

  @Test
  void aWorkloadThatRunsAgainAsksForOtherPlaces() throws InterruptedException {
    BenchResult result =
        read(BATTERY, BACK, RUN + "steps: [run writes, reboot, run writes]\n").run();
    assertNotEquals(iops(result).get(0), iops(result).get(1));
  }

  @Test
  void carriedOverCachesMakeOneCourseOfAllWorkloads() throws InterruptedException {
    Bench bench =
        read(
            BATTERY,
            BACK,
            "  reads: {block: 8KiB, read: 100 %, queue-depth: [1, 2]}\n"
                + "run: {ramp: 0s, time: 5s, initial-cache: carried-over}\n");
    assertEquals(3, bench.cases().size());
    Course course = Objects.requireNonNull(bench.cases().get(0).moment()).course();
    assertEquals(3, course.steps().size());
    for (BenchCase it : bench.cases()) {
      assertEquals(course, Objects.requireNonNull(it.moment()).course());
      assertEquals(null, it.coordinates().get("step"));
    }
    BenchResult result = bench.run();
    Bench fresh =
        read(
            BATTERY,
            BACK,
            "  reads: {block: 8KiB, read: 100 %, queue-depth: [1, 2]}\n"
                + "run: {ramp: 0s, time: 5s}\n");
    BenchResult cold = fresh.run();
    assertEquals(iops(cold).get(0), iops(result).get(0), "the first begins cold either way");
    assertTrue(
        iops(result).get(1) < 0.98 * iops(cold).get(1),
        () -> "reads over what is still dirty: " + iops(result) + ", cold " + iops(cold));
  }

  @Test
  void whatNobodySaidIsUnverifiedWhereItHasASay() throws InterruptedException {
    List<String> unsaid = read(BATTERY, "{read: none}", RUN).run().cases().get(0).unverified();
    assertTrue(unsaid.contains("lsi/megaraid-sata-300-8x default-write"), unsaid::toString);
    assertTrue(unsaid.contains("lsi/megaraid-sata-300-8x default-disk-cache"), unsaid::toString);
    List<String> said = read(BATTERY, BACK, RUN).run().cases().get(0).unverified();
    assertTrue(said.stream().noneMatch(line -> line.contains("default-")), said::toString);
  }

  @Test
  void fillingWritesAllOfAnArray() throws InterruptedException {
    BenchResult result =
        read(BATTERY, BACK, RUN + "steps: [fill test, run writes, battery at 10 %, run writes]\n")
            .run();
    assertNotNull(result.cases().get(0).total());
    long began = result.cases().get(1).changes().get(0).timeNanos();
    assertTrue(began > 40_000_000_000L, () -> "4 GiB on two disks take 30 s and more: " + began);
    assertEquals(List.of("charge-too-low", "write-policy"), kinds(result.cases().get(1)));
  }
}
