package org.raidbench.core.bench;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.raidbench.api.controller.IoPolicy;
import org.raidbench.api.controller.ReadPolicy;
import org.raidbench.api.controller.WritePolicy;
import org.raidbench.api.fault.Fault;
import org.raidbench.api.fault.FaultsException;
import org.raidbench.api.result.CaseResult;
import org.raidbench.api.workload.AccessLine;
import org.raidbench.api.workload.Job;
import org.raidbench.api.workload.Workload;

/** The door of a program that composes its bench in Java. */
final class BenchTest {
  private static BenchBuilder builder() {
    return Bench.builder()
        .host("supermicro/x10sri-f")
        .controller("megaraid-9361-8i")
        .expander("sas3", 8, false)
        .disks("ssd", 12, "hgst/husmm1680ass204")
        .settings(new CaseSettings(1_000_000, 20_000_000, 0.01, 0));
  }

  private static ArrayBuilder array(String level) {
    return Bench.array("test", level)
        .disks("ssd 0-11")
        .stripBytes(64 * 1024)
        .read(ReadPolicy.NONE)
        .write(WritePolicy.THROUGH)
        .io(IoPolicy.DIRECT);
  }

  private static Workload randomReads(int depth) {
    return Workload.of(
        "random reads", Job.of("job", depth, List.of(new AccessLine(1, 4096, 4096, 1, 1, 4096))));
  }

  @Test
  void runsAWorkloadAndSaysWhatLimits() {
    CaseResult result = builder().array(array("raid0")).build().run(randomReads(512));
    assertNotNull(result.total());
    assertTrue(result.total().all().iops() > 100_000, () -> result.total().all().toString());
    assertTrue(!result.total().bottleneck().isEmpty());
    assertEquals(Map.of("workload", "random reads"), result.coordinates());
  }

  @Test
  void theSameSeedGivesTheSameAndAnotherAnother() {
    Bench bench = builder().array(array("raid0")).build();
    Bench other = builder().seed(2).array(array("raid0")).build();
    CaseResult first = bench.run(randomReads(64));
    assertEquals(first, bench.run(randomReads(64)));
    assertTrue(!first.equals(other.run(randomReads(64))));
  }

  @Test
  void tellsAllFaultsAndRefusalsAtOnce() {
    FaultsException e =
        assertThrows(
            FaultsException.class,
            () ->
                Bench.builder()
                    .controller("lsi/hba-9305-24i", Map.of("max-comands", "1"))
                    .disks(4, "hgst/husmm1680ass204")
                    .array(Bench.array("a", "raid5").disks("disk 0-3"))
                    .array(Bench.array("b", "jbod").disks("disk 3-4"))
                    .build());
    assertEquals(
        List.of(
            "\"max-comands\" is not a figure of lsi/hba-9305-24i; nearest: max-commands",
            "there is no disk 4; they are disk 0-3",
            "no RAID on an HBA"),
        e.faults().stream().map(Fault::message).toList());
  }

  @Test
  void needsAControllerAndAnArray() {
    FaultsException e = assertThrows(FaultsException.class, () -> Bench.builder().build());
    assertEquals(
        List.of("the system has no controller", "the system has no array"),
        e.faults().stream().map(Fault::message).toList());
  }

  private static List<String> faultsOf(BenchBuilder bench) {
    FaultsException e = assertThrows(FaultsException.class, bench::build);
    return e.faults().stream().map(Fault::message).toList();
  }

  @Test
  void portsLanesAndBusesOfBoardsAreKeptTo() {
    assertEquals(
        List.of("adaptec/72405 has 24 ports for 25 disks; an expander would join them"),
        faultsOf(
            Bench.builder()
                .controller("adaptec/72405")
                .disks("ssd", 25, "generic/sata-ssd")
                .array(Bench.array("test", "raid0").disks("ssd 0-3"))));
    assertEquals(
        List.of("lsi/megaraid-9286-8e has 8 ports, the expander asks for 16 lanes"),
        faultsOf(
            Bench.builder()
                .controller("lsi/megaraid-9286-8e")
                .expander("sas2", 16, false)
                .disks("ssd", 12, "generic/sata-ssd")
                .array(Bench.array("test", "raid0").disks("ssd 0-3"))));
    assertEquals(
        List.of("qlogic/qle2560 has a fc-8 bus, which takes no expander of sas3"),
        faultsOf(
            Bench.builder()
                .controller("qlogic/qle2560")
                .expander("sas3", 1, true)
                .disks("ssd", 2, "hgst/husmm1680ass204")
                .array(Bench.array("test", "jbod").disks("ssd 0-1"))));
  }

  @Test
  void aBoardOffersRaid00AndTheStripsOfItsMakersManual() {
    Bench spanned =
        Bench.builder()
            .controller("lsi/megaraid-9280-16i4e")
            .disks("ssd", 6, "intel/dc-s3700-100gb")
            .array(Bench.array("test", "raid00").disks("ssd 0-5").strip("512KiB"))
            .build();
    assertNotNull(spanned);
    List<String> faults =
        faultsOf(
            Bench.builder()
                .controller("lsi/megaraid-9280-16i4e")
                .disks("ssd", 6, "intel/dc-s3700-100gb")
                .array(Bench.array("test", "raid0").disks("ssd 0-5").strip("2MiB")));
    assertEquals(1, faults.size(), faults::toString);
    assertTrue(
        faults.get(0).contains("offers no strip of 2MiB; it offers: 8KiB, 16KiB"),
        faults::toString);
  }

  @Test
  void takesASystemThroughSteps() {
    Bench bench =
        Bench.builder()
            .host("intel/se7520bd2")
            .controller("lsi/megaraid-sata-300-8x")
            .protection("lsi/ibbu01")
            .disks("raptor", 2, "wd/wd740gd")
            .array(
                Bench.array("test", "raid1")
                    .disks("raptor 0-1")
                    .read(ReadPolicy.NONE)
                    .write(WritePolicy.BACK)
                    .io(IoPolicy.DIRECT)
                    .diskCache(false))
            .build();
    CaseSettings brief = new CaseSettings(1_000_000_000, 4_000_000_000L, 0.01, 0);
    Workload writes =
        Workload.of("writes", Job.of("job", 1, List.of(new AccessLine(1, 8192, 8192, 0, 1, 8192))));
    Step run = new Step.Run("run writes", List.of(new Load("test", writes)), brief);
    List<CaseResult> results =
        bench.run(
            new Course(
                List.of(
                    run,
                    new Step.Protect("battery fails", Step.Care.FAIL, 0, 0),
                    run,
                    new Step.Reboot())));
    assertEquals(2, results.size());
    assertEquals(Map.of("step", "2"), results.get(1).coordinates());
    assertEquals(
        List.of("protection-failed", "write-policy"),
        results.get(1).changes().stream().map(change -> change.kind()).toList());
  }
}
