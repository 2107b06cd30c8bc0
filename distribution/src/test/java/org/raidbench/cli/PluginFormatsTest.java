package org.raidbench.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.raidbench.api.result.BenchResult;
import org.raidbench.api.result.CaseResult;
import org.raidbench.api.workload.Workload;
import org.raidbench.cli.BrokenPluginsTest.Ran;
import org.raidbench.core.assembly.Raidbench;
import org.raidbench.core.bench.Bench;
import org.raidbench.core.file.BenchOptions;
import org.raidbench.core.file.GivenWorkload;
import org.raidbench.core.results.ResultFiles;

/** Formats, hosts, patterns and disk readers of a plug-in, in a bench file and from Java. */
final class PluginFormatsTest {
  private static final String BENCH =
      """
      bench: everything of Acme's
      system:
        host: acme/server
        controller: {model: acme/c1, protection: acme/battery}
        disks:
          own: {model: {flash: {capacity: 2GiB}}, count: 2}
          sheet: {model: {sheet: disk.txt}, count: 2}
        arrays:
          fast: {level: raid0, disks: own 0-1, policy: {read: none, write: back, io: direct}}
          slow: {level: toy, disks: sheet 0-1, policy: {read: none, write: through, io: direct}}
      workloads:
        log: {pattern: acme/log, writes: 300, on: fast}
        mixed: {vdbench: mixed.vdb, on: slow}
        terse: {terse: 16x4, on: slow}
      run: {ramp: 1ms, time: 20ms}
      """;

  private static final String SMALL =
      """
      bench: one array
      system:
        controller: acme/c1
        disks: {d: {model: acme/d1, count: 2}}
        arrays: {test: {level: toy, disks: d 0-1, policy: {read: none, write: through, io: direct}}}
      workloads: {old: {terse: 1x4}}
      run: {ramp: 1ms, time: 20ms}
      """;

  private static final String VDBENCH =
      """
      * two runs of one definition
      sd=sd1
      wd=oltp,sd=sd1,xfersize=8k,rdpct=70,seekpct=100
      rd=few,wd=oltp,iorate=max,elapsed=60,interval=1,threads=2
      rd=many,wd=oltp,iorate=max,elapsed=60,interval=1,threads=32
      """;

  @TempDir static Path folder;
  private static Path bench;
  private static Path small;
  private static Path vdbench;
  private static Path plugins;

  @BeforeAll
  static void prepare() throws IOException {
    plugins = folder.resolve("plugins");
    Path source = PluginSmith.sources().resolve("sound/everything");
    new PluginSmith(folder).make(source, plugins, "everything");
    bench = Files.writeString(folder.resolve("bench.yaml"), BENCH);
    small = Files.writeString(folder.resolve("small.yaml"), SMALL);
    vdbench = Files.writeString(folder.resolve("mixed.vdb"), VDBENCH);
    Files.writeString(folder.resolve("disk.txt"), "1GiB\n");
  }

  private static Ran run(String... arguments) {
    List<String> all = new ArrayList<>(Arrays.asList(arguments));
    all.addAll(List.of("--plugins", plugins.toString()));
    return BrokenPluginsTest.run(all);
  }

  @Test
  void aBenchIsMadeOfThemAndWrittenByThem() {
    Ran ran = run("run", bench.toString(), "--format", "line-protocol");

    assertEquals(0, ran.status(), ran.err());
    List<String> lines = ran.out().lines().toList();
    assertEquals(3, lines.size(), ran.out());
    assertEquals("raidbench,workload=log ios=300i,bytes=1228800i", lines.get(0));
    assertTrue(lines.get(1).matches("raidbench,workload=mixed ios=\\d+i,bytes=\\d+i"), ran.out());
    assertTrue(lines.get(2).matches("raidbench,workload=terse ios=\\d+i,bytes=\\d+i"), ran.out());
  }

  @Test
  void whatItWritesBecomesAFile() throws IOException {
    Path out = folder.resolve("out");

    Ran ran = run("run", bench.toString(), "--format", "line-protocol", "--out", out.toString());

    assertEquals(0, ran.status(), ran.err());
    try (Stream<Path> files = Files.list(out)) {
      assertEquals(List.of(out.resolve("result.lp")), files.toList());
    }
    assertEquals(3, Files.readAllLines(out.resolve("result.lp")).size());
  }

  @Test
  void aFormatOfTheirsReplacesTheWorkloadsOnTheCommandLine() {
    Ran file = run("run", small.toString(), "--workload", "vdbench=" + vdbench, "--check");
    assertEquals(0, file.status(), file.err());
    assertTrue(file.out().contains("1 cases, no fault"), file.out());

    Ran text = run("run", small.toString(), "--workload", "terse=8x4", "--format", "csv");
    assertEquals(0, text.status(), text.err());
    assertEquals(2, text.out().lines().count(), text.out());
  }

  @Test
  void faultsNameTheOptionAndThePlace() throws IOException {
    Ran unknown = run("run", bench.toString(), "--workload", "vdbenc=x");
    assertEquals(2, unknown.status());
    assertEquals(
        """
        --workload vdbenc has 1 fault:
          workload reader "vdbenc" is not known; nearest: vdbench; known: diskspd, fio, icf, terse, vdbench
        """,
        unknown.err());

    Ran nothing = run("run", bench.toString(), "--workload", "vdbench");
    assertEquals(2, nothing.status());
    assertEquals(
        """
        --workload vdbench has 1 fault:
          expected KEYWORD=FILE or KEYWORD=TEXT; keywords: diskspd, fio, icf, terse, vdbench
        """,
        nothing.err());

    Ran text = run("run", small.toString(), "--workload", "terse=16");
    assertEquals(2, text.status());
    assertTrue(text.err().contains("terse: expected such as 16x4, not \"16\""), text.err());

    Path wrong = Files.writeString(folder.resolve("wrong.vdb"), "wd=a,rdpkt=3\nrd=b,wd=c\n");
    Ran file = run("run", small.toString(), "--workload", "vdbench=" + wrong);
    assertEquals(2, file.status());
    assertEquals(
        """
        %s has 2 faults:
          1:6  rdpkt is not supported; nearest: rdpct
          2:1  run b names no workload definition; nearest: a
        """
            .formatted(wrong),
        file.err());

    Ran both = run("run", bench.toString(), "--workload", "terse=16x4", "--diskspd", "-b4K");
    assertEquals(2, both.status());

    Ran format = run("run", bench.toString(), "--format", "line-protcol");
    assertEquals(2, format.status());
    assertEquals(
        """
        --format line-protcol has 1 fault:
          there is no such format; nearest: line-protocol; known: csv, fio-json, iometer-csv, json, line-protocol, table
        """,
        format.err());
  }

  @Test
  void theyAreListedWithTheirTitles() {
    String all = run("list").out();

    for (String line :
        List.of(
            "  flash: \\{\\.\\.\\.} +an SSD that takes a tenth of a millisecond",
            "  sheet: FILE +a disk of your own",
            "  vdbench: FILE +a parameter file of Vdbench",
            "  terse: TEXT +the format of terse",
            "  acme/log +Acme Log",
            "  acme/server +Acme Server",
            "  line-protocol +points for InfluxDB")) {
      assertTrue(all.lines().anyMatch(it -> it.matches(line)), () -> line + " in " + all);
    }
    assertEquals(5, run("list", "formats").out().lines().count());
  }

  @Test
  void theyServeProgramsAsWell() throws InterruptedException {
    Raidbench raidbench = Raidbench.start(List.of(plugins));
    Workload mixed =
        raidbench.registry().workloadReaders().get("vdbench").readFile(vdbench, Map.of());
    CaseResult result =
        raidbench
            .bench()
            .host("acme/server")
            .controller("acme/c1")
            .disks("d", 2, "acme/d1")
            .array(Bench.array("test", "toy").disks("d 0-1"))
            .build()
            .run(mixed);
    BenchResult all =
        raidbench
            .benchFiles()
            .read(
                small,
                new BenchOptions(
                    List.of(), 7L, new GivenWorkload("given", "terse", "4x8"), Map.of()))
            .bench()
            .run();

    assertEquals(List.of("few", "many"), result.jobs().stream().map(it -> it.name()).toList());
    Map<String, String> written =
        ResultFiles.of(raidbench.registry().resultWriters().get("line-protocol"), all).texts();
    assertEquals(List.of("result.lp"), List.copyOf(written.keySet()));
    assertTrue(
        written.get("result.lp").startsWith("raidbench,workload=terse ios="), written::toString);
  }
}
