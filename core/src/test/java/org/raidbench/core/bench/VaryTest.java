package org.raidbench.core.bench;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.raidbench.api.fault.Fault;
import org.raidbench.api.fault.FaultsException;
import org.raidbench.api.result.BenchResult;
import org.raidbench.api.result.CaseResult;
import org.raidbench.core.file.BenchFileReader;
import org.raidbench.core.file.BenchOptions;

/** A bench of several systems and workloads, composed in Java. */
final class VaryTest {
  private static final CaseSettings BRIEF = new CaseSettings(1_000_000, 10_000_000, 0.01, 0);

  @TempDir Path folder;

  private static BenchBuilder builder() {
    return Bench.builder()
        .controller("lsi/megaraid-9361-8i")
        .disks("ssd", 4, "hgst/husmm1680ass204")
        .settings(BRIEF);
  }

  private static BenchBuilder withArray() {
    return builder().array(Bench.array("test", "raid5").disks("ssd 0-3"));
  }

  private static List<String> faultsOf(BenchBuilder bench) {
    FaultsException e = assertThrows(FaultsException.class, bench::build);
    return e.faults().stream().map(Fault::message).toList();
  }

  @Test
  void hasACaseForEachCombinationInOrder() {
    Bench bench =
        builder()
            .vary(
                "level",
                List.of("raid0", "raid5"),
                (it, level) -> it.array(Bench.array("test", level).disks("ssd 0-3")))
            .vary(
                "depth",
                List.of(1, 8),
                (it, depth) -> it.workload("reads", Map.of("queue-depth", depth.toString())))
            .workload("writes", Map.of("read", "0 %"))
            .build();
    assertEquals(
        List.of(
            "{level=raid0, depth=1, workload=writes}",
            "{level=raid0, depth=1, workload=reads}",
            "{level=raid0, depth=8, workload=writes}",
            "{level=raid0, depth=8, workload=reads}",
            "{level=raid5, depth=1, workload=writes}",
            "{level=raid5, depth=1, workload=reads}",
            "{level=raid5, depth=8, workload=writes}",
            "{level=raid5, depth=8, workload=reads}"),
        bench.cases().stream().map(it -> it.coordinates().toString()).toList());
    BenchCase last = bench.cases().get(7);
    assertEquals(8, last.loads().get(0).workload().stages().get(0).get(0).queueDepth());
    assertEquals(BRIEF, last.settings());
  }

  @Test
  void givesWhatABenchFileOfTheSameGives() throws IOException, InterruptedException {
    Path file =
        Files.writeString(
            folder.resolve("bench.yaml"),
            """
            bench: three boards
            system:
              controller: lsi/megaraid-9361-8i
              disks: {ssd: {model: hgst/husmm1680ass204, count: 4}}
              arrays: {test: {level: raid5, disks: ssd 0-3}}
            vary:
              controller:
                lsi/megaraid-9361-8i: {controller: lsi/megaraid-9361-8i}
                adaptec/8805: {controller: adaptec/8805}
                lsi/hba-9305-24i: {controller: lsi/hba-9305-24i}
            workloads:
              oltp: {block: 8KiB, read: 70 %, queue-depth: 32, on: test}
            run: {ramp: 1ms, time: 10ms}
            """);
    BenchResult expected =
        new BenchFileReader(ClassPathRegistry.get(), new SimulatedCase())
            .read(file, BenchOptions.NONE)
            .bench()
            .run();
    BenchResult actual =
        withArray()
            .title("three boards")
            .vary(
                "controller",
                List.of("lsi/megaraid-9361-8i", "adaptec/8805", "lsi/hba-9305-24i"),
                BenchBuilder::controller)
            .workload(
                "oltp", Map.of("block", "8KiB", "read", "70 %", "queue-depth", "32", "on", "test"))
            .build()
            .run();
    assertEquals(expected, actual);
    CaseResult adapter = actual.where("controller", "lsi/hba-9305-24i").only();
    assertEquals("no RAID on an HBA", adapter.notApplicable());
    assertTrue(actual.where("controller", "adaptec/8805").only().measured().all().iops() > 0);
  }

  @Test
  void aWorkloadIsWhatABenchFileCanSay() throws IOException {
    Path job =
        Files.writeString(
            folder.resolve("oltp.fio"), "[oltp]\nrw=randrw\nrwmixread=70\nbs=8k\niodepth=32\n");
    Bench bench =
        withArray()
            .workload("pattern", Map.of("pattern", "iometer/web-server", "queue-depth", "4"))
            .workload("file", Map.of("fio", job.toString(), "on", "test"))
            .workload("line", Map.of("diskspd", "-b4K -r4K -t2 -o8 -w0 -S"))
            .build();
    assertEquals(
        List.of("pattern", "file", "line"),
        bench.cases().stream().map(it -> it.coordinates().get("workload")).toList());
    assertEquals(
        8192,
        bench
            .cases()
            .get(1)
            .loads()
            .get(0)
            .workload()
            .stages()
            .get(0)
            .get(0)
            .lines()
            .get(0)
            .minBytes());
  }

  @Test
  void tellsEveryFaultOnce() {
    assertEquals(
        List.of(
            "\"blok\" is not a figure of raidbench/plain; nearest: block",
            "there is no array \"tset\"; nearest: test",
            "controller model \"adaptec/8085\" is not known; nearest: adaptec/8805"),
        faultsOf(
            withArray()
                .vary(
                    "controller",
                    List.of("lsi/megaraid-9361-8i", "adaptec/8085"),
                    BenchBuilder::controller)
                .workload("a", Map.of("blok", "8KiB"))
                .workload("b", Map.of("on", "tset"))));
  }

  @Test
  void needsAWorkloadAndACaseThatCanBeHad() {
    assertEquals(
        List.of("a bench that varies has a workload"),
        faultsOf(withArray().vary("controller", List.of("8805"), BenchBuilder::controller)));
    assertEquals(
        List.of("no RAID on an HBA"),
        faultsOf(
            withArray()
                .vary("controller", List.of("lsi/hba-9305-24i"), BenchBuilder::controller)
                .workload("a", Map.of())));
    Bench without = withArray().build();
    assertThrows(IllegalStateException.class, without::run);
  }

  @Test
  void whatIsAmbiguousIsRefused() {
    BenchBuilder bench = withArray().vary("controller", List.of("8805"), BenchBuilder::controller);
    assertThrows(
        IllegalArgumentException.class,
        () -> bench.vary("controller", List.of("8405"), BenchBuilder::controller));
    assertThrows(
        IllegalArgumentException.class,
        () -> bench.vary("workload", List.of("8405"), BenchBuilder::controller));
    assertThrows(
        IllegalArgumentException.class,
        () -> bench.vary("host", List.<String>of(), BenchBuilder::host));
    assertThrows(
        IllegalArgumentException.class,
        () -> bench.vary("host", List.of("a", "a"), BenchBuilder::host));
    assertEquals(
        List.of("workload \"a\" is given twice"),
        faultsOf(withArray().workload("a", Map.of()).workload("a", Map.of("read", "0 %"))));
    assertEquals(
        List.of("workload \"a\" does not say which array it runs on; one of: one, two"),
        faultsOf(
            builder()
                .array(Bench.array("one", "raid0").disks("ssd 0-1"))
                .array(Bench.array("two", "raid0").disks("ssd 2-3"))
                .workload("a", Map.of())));
  }

  @Test
  void aValueIsNoPlaceForWhatIsOfTheWholeBench() {
    for (BenchBuilderUse use :
        List.<BenchBuilderUse>of(
            it -> it.seed(2),
            it -> it.title("x"),
            BenchBuilder::build,
            it -> it.vary("x", List.of(1), (a, b) -> {}))) {
      BenchBuilder bench =
          withArray().vary("a", List.of(1), (it, value) -> use.of(it)).workload("a", Map.of());
      assertThrows(IllegalStateException.class, bench::build);
    }
  }

  private interface BenchBuilderUse {
    void of(BenchBuilder builder);
  }
}
