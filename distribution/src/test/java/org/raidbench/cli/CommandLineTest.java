package org.raidbench.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** The command line in this process: what it prints, where, and with which status. */
final class CommandLineTest {
  private static final String BENCH =
      """
      bench: a small one
      system:
        controller: [lsi/megaraid-9361-8i, lsi/hba-9305-24i]
        expander: {bus: sas3, lanes: 8}
        disks:
          ssd: {model: hgst/husmm1680ass204, count: 4}
        arrays:
          test: {level: [raid0, jbod], disks: ssd 0-3, strip: 64KiB, policy: {read: none, write: through, io: direct}}
      workloads:
        reads: {block: 4KiB, access: random, read: 100 %, queue-depth: [1, 8]}
      run: {ramp: 1ms, time: 20ms}
      tables:
        - {title: Reads, rows: controller, columns: [level, queue-depth], show: [iops, limited by]}
      """;

  @TempDir Path folder;
  private Path bench;

  private record Ran(int status, String out, String err) {}

  private static Ran run(String... arguments) {
    StringWriter out = new StringWriter();
    StringWriter err = new StringWriter();
    int status = Main.run(arguments, new PrintWriter(out), new PrintWriter(err));
    return new Ran(status, out.toString(), err.toString());
  }

  @BeforeEach
  void writeBench() throws IOException {
    bench = Files.writeString(folder.resolve("small.yaml"), BENCH);
  }

  @Test
  void runPrintsTheTablesAsked() {
    Ran ran = run("run", bench.toString());
    assertEquals(0, ran.status(), ran.err());
    assertTrue(ran.out().startsWith("a small one        seed 1 · 8 cases · "), ran.out());
    assertTrue(ran.out().contains("\nReads\ncontroller "), ran.out());
    assertTrue(ran.out().contains("no RAID on an HBA"), ran.out());
    assertTrue(ran.out().contains(" at 95 %"), ran.out());
    assertEquals("", ran.err());
  }

  @Test
  void jsonIsTheSameOnAnyNumberOfThreads() throws IOException {
    Ran one = run("run", bench.toString(), "--format", "json", "--threads", "1");
    Ran four = run("run", bench.toString(), "--format", "json", "--threads", "4");
    assertEquals(0, one.status(), one.err());
    assertEquals(one.out(), four.out());
    JsonNode json = new ObjectMapper().readTree(one.out());
    assertEquals(1, json.get("version").asInt());
    assertEquals(8, json.get("results").size());
    JsonNode first = json.get("results").get(0);
    assertEquals("lsi/megaraid-9361-8i", first.get("case").get("controller").asText());
    assertEquals("1", first.get("case").get("queue_depth").asText());
    for (String field :
        List.of(
            "iops",
            "bytes_per_second",
            "latency_us",
            "confidence",
            "bottleneck",
            "runner_up",
            "utilisation",
            "ios",
            "simulated_seconds")) {
      assertTrue(first.has(field), field);
    }
    JsonNode refused = json.get("results").get(4);
    assertEquals("no RAID on an HBA", refused.get("not_applicable").asText());
    assertFalse(refused.has("iops"));
  }

  @Test
  void csvHasARowForEachCase() {
    Ran ran = run("run", bench.toString(), "--format", "csv");
    List<String> lines = ran.out().lines().toList();
    assertEquals(9, lines.size());
    assertTrue(
        lines.get(0).startsWith("controller,level,workload,queue-depth,iops,bytes_per_second"),
        lines.get(0));
    assertTrue(lines.get(5).endsWith("no RAID on an HBA"), lines.get(5));
  }

  @Test
  void filesAppearWholeInAFolderThatIsMade() throws IOException {
    Path out = folder.resolve("new/deep");
    Ran ran = run("run", bench.toString(), "--format", "json", "--out", out.toString());
    assertEquals(0, ran.status(), ran.err());
    assertEquals("", ran.out());
    try (Stream<Path> files = Files.list(out)) {
      assertEquals(List.of(out.resolve("result.json")), files.toList());
    }
    new ObjectMapper().readTree(Files.readString(out.resolve("result.json")));
  }

  @Test
  void setSeedAndAnotherWorkloadChangeTheBench() {
    Ran checked =
        run(
            "run",
            bench.toString(),
            "--check",
            "--set",
            "arrays.test.level=raid0",
            "--set",
            "workloads.reads.queue-depth=[1,2,4]");
    assertEquals(bench + ": 6 cases, no fault\n", checked.out());
    Ran diskspd = run("run", bench.toString(), "--diskspd", "-b8K -r8K -o4 -d1 -W0 -Su", "--check");
    assertEquals(bench + ": 4 cases, no fault\n", diskspd.out(), diskspd.err());
  }

  /**
   * Labels must stay true: whoever sets over a dimension is told what to do instead, and it works.
   */
  @Test
  void whatADimensionGivesCannotBeSetOver() throws IOException {
    Path varied =
        Files.writeString(
            folder.resolve("varied.yaml"),
            """
            bench: varied
            system:
              disks: {nl: {model: hgst/hus724020als640, count: 8}}
              arrays: {data: {level: raid5, disks: nl 0-7}}
            vary:
              controller:
                "9361": {controller: lsi/megaraid-9361-8i}
                "8805": {controller: {model: adaptec/8805}}
            workloads:
              one: {block: 8KiB, access: random, queue-depth: 32}
              two: {block: 8KiB, access: random, with: {arrays.data: {level: raid6}}}
            """);
    Ran set =
        run(
            "run",
            varied.toString(),
            "--check",
            "--set",
            "controller=lsi/megaraid-9261-8i",
            "--set",
            "arrays.data.level=raid10");
    assertEquals(2, set.status(), set.out());
    String dimension = "vary.controller.NAME={controller: lsi/megaraid-9261-8i}";
    assertTrue(set.err().contains("--set \"" + dimension + "\""), set.err());
    String with = "workloads.two.with={arrays.data.level: raid10}";
    assertTrue(set.err().contains("--set \"" + with + "\""), set.err());
    Ran instead = run("run", varied.toString(), "--check", "--set", dimension, "--set", with);
    assertEquals(varied + ": 6 cases, no fault\n", instead.out(), instead.err());
    Ran beside = run("run", varied.toString(), "--check", "--set", "controller.fast-path=yes");
    assertEquals(varied + ": 4 cases, no fault\n", beside.out(), beside.err());
    Ran none =
        run(
            "run",
            varied.toString(),
            "--check",
            "--set",
            "vary={}",
            "--set",
            "controller=adaptec/8805");
    assertEquals(varied + ": 2 cases, no fault\n", none.out(), none.err());
  }

  @Test
  void writeBackThatNothingProtectsIsSaidToBeWriteThrough() throws IOException {
    String text =
        BENCH
            .substring(0, BENCH.indexOf("tables:"))
            .replace("[lsi/megaraid-9361-8i, lsi/hba-9305-24i]", "adaptec/8805")
            .replace("[raid0, jbod]", "raid0")
            .replace("write: through", "write: back");
    Path back = Files.writeString(folder.resolve("back.yaml"), text);
    String note =
        "adaptec/8805: write-back without protection runs as write-through; "
            + "fit adaptec/zmcp, or ask for forced-back";
    Ran unprotected = run("run", back.toString());
    assertTrue(unprotected.out().contains("\nnote: " + note + "\n"), unprotected.out());
    String json = run("run", back.toString(), "--format", "json").out();
    assertTrue(json.contains("\"notes\" : [ \"" + note + "\" ]"), json);
    assertTrue(json.contains("\"ignored_options\" : [ ]"), json);
    String csv = run("run", back.toString(), "--format", "csv").out();
    assertTrue(csv.contains(",\"" + note + "\","), csv);
    for (String set :
        List.of("arrays.test.policy.write=forced-back", "controller.protection=adaptec/zmcp")) {
      Ran ran = run("run", back.toString(), "--set", set);
      assertEquals(0, ran.status(), ran.err());
      assertFalse(ran.out().contains("write-back without"), ran.out());
    }
  }

  @Test
  void whatDidNotSettleIsMarkedUnlessItsTimeWasGiven() throws IOException {
    String unsure = BENCH.substring(0, BENCH.indexOf("\nrun:"));
    String tables =
        "\ntables:\n  - {rows: [controller, level], columns: queue-depth, show: iops}\n";
    Path brief = folder.resolve("brief.yaml");
    Files.writeString(brief, unsure + "\nrun: {time: until 0.05 %, at-most: 2ms}" + tables);
    String cut = run("run", brief.toString()).out();
    assertTrue(cut.contains(" ?"), cut);
    assertTrue(cut.contains("marked ?, did not settle"), cut);
    Files.writeString(brief, unsure + "\nrun: {ramp: 1ms, time: 2ms}" + tables);
    String given = run("run", brief.toString()).out();
    assertFalse(given.contains("?"), given);
  }

  @Test
  void aWorkloadThatATableHasNoPlaceForIsNamedUnderIt() throws IOException {
    String more = "\n  one: {block: 4KiB, access: random, queue-depth: 1}\nrun:";
    Path two = Files.writeString(folder.resolve("two.yaml"), BENCH.replace("\nrun:", more));
    Ran ran = run("run", two.toString());
    assertTrue(
        ran.out().contains("\nnot in \"Reads\", lacking a dimension of it: one\n"), ran.out());
  }

  static Stream<Arguments> wrongCommands() {
    return Stream.of(
        Arguments.of(
            List.of("run", "nowhere.yaml"), "nowhere.yaml has 1 fault:\n  there is no such file"),
        Arguments.of(List.of("run", "."), ". has 1 fault:\n  this is a folder, not a file"),
        Arguments.of(
            List.of("run", "BENCH", "--format", "jsno"), "there is no such format; nearest: json"),
        Arguments.of(List.of("run", "BENCH", "--threads", "0"), "expected 1 to 1024"),
        Arguments.of(List.of("run", "BENCH", "--threads", "two"), "'two' is not an int"),
        Arguments.of(List.of("run", "BENCH", "--seed", "-1"), "not negative"),
        Arguments.of(List.of("run", "BENCH", "--set", "arrays.test.strip"), "expected PATH=VALUE"),
        Arguments.of(
            List.of("run", "BENCH", "--set", "aray.test=3"),
            "there is no \"aray\" to change; nearest: arrays"),
        Arguments.of(List.of("run", "BENCH", "--set", "arrays.test.strip="), "there is no value"),
        Arguments.of(
            List.of("run", "BENCH", "--set", "arrays.test.strip=wide"), "\"wide\" is not a size"),
        Arguments.of(List.of("run", "BENCH", "--set", "seed=[1"), "not YAML"),
        Arguments.of(List.of("run", "BENCH", "--fio", "no-such.fio"), "there is no such file"),
        Arguments.of(List.of("run", "BENCH", "--diskspd", "-b4Q"), "--diskspd has "),
        Arguments.of(List.of("run", "BENCH", "--out", "BENCH"), "this is a file, not a folder"),
        Arguments.of(List.of("run"), "Missing required parameter: 'BENCH.yaml'"),
        Arguments.of(List.of("list", "--plugins", ""), "expected the name of a folder"),
        Arguments.of(
            List.of("list", "--plugins", "BENCH"), "this is a file; expected a folder with"),
        Arguments.of(List.of("list", "--plugins", "no-such"), "there is no such folder"),
        Arguments.of(
            List.of("validate", "--fact", "S0-110..105"),
            "--fact S0-110..105: the range runs backwards, from S0-110 to S0-105"),
        Arguments.of(List.of("rum"), "raidbench --help says what is possible"),
        Arguments.of(List.of("run", "BENCH", "--frmat=json"), "--frmat"),
        Arguments.of(List.of("list", "disk"), "\"disk\" cannot be listed; nearest: disks"),
        Arguments.of(List.of("describe", "lsi/megaraid-9361-8"), "nearest: lsi/megaraid-9361-8i"),
        Arguments.of(
            List.of("demerit", "--disk", "x.diskspecs", "--trace", "y"), "there is no such file"));
  }

  @ParameterizedTest
  @MethodSource("wrongCommands")
  void aWrongCommandIsToldWithStatusTwo(List<String> arguments, String told) {
    String[] real =
        arguments.stream()
            .map(it -> it.equals("BENCH") ? bench.toString() : it)
            .toArray(String[]::new);
    Ran ran = run(real);
    assertEquals(2, ran.status(), ran.err());
    assertTrue(ran.err().contains(told), ran.err());
    assertFalse(ran.err().contains("Exception"), ran.err());
    assertEquals("", ran.out());
  }

  @Test
  void faultsOfABenchAreLaidOutWithTheirPlaces() throws IOException {
    Path bad =
        Files.writeString(
            folder.resolve("bad.yaml"),
            BENCH
                .replace("9361-8i,", "9631-8i,")
                .replace("strip:", "stripe:")
                .replace("0-3", "0-14"));
    Ran ran = run("run", bad.toString());
    assertEquals(2, ran.status());
    assertEquals(
        bad
            + " has 3 faults:\n"
            + "  3:16  controller model \"lsi/megaraid-9631-8i\" is not known; nearest:"
            + " lsi/megaraid-9361-8i\n"
            + "  8:41  there is no ssd 14; they are ssd 0-3\n"
            + "  8:51  \"stripe\" is not a key of an array; nearest: strip\n",
        ran.err());
  }

  @Test
  void reasonsStandBelowTheTable() {
    Ran ran = run("run", bench.toString());
    assertEquals(0, ran.status(), ran.err());
    assertTrue(
        ran.out().lines().anyMatch(line -> line.matches("\\[[12]] no RAID on an HBA")), ran.out());
    assertTrue(ran.out().lines().anyMatch(line -> line.contains("n/a [1]")), ran.out());
    assertTrue(
        ran.out().lines().noneMatch(line -> line.contains("n/a") && line.contains("no RAID")),
        ran.out());
  }

  @Test
  void aFileThatFitsTheCacheIsTold() throws IOException {
    String cached =
        BENCH.replace("write: through", "write: forced-back").replace(", lsi/hba-9305-24i", "");
    Path small =
        Files.writeString(
            folder.resolve("cached.yaml"), cached.replace("read: 100 %", "size: 64MiB"));
    String note = "note: reads: all of its 64MiB fit the controller's cache of 1GiB";

    assertTrue(
        run("run", small.toString()).out().contains(note), run("run", small.toString()).out());
    Ran large = run("run", Files.writeString(folder.resolve("large.yaml"), cached).toString());
    assertFalse(large.out().contains("fit the controller's cache"), large.out());
  }

  @Test
  void whatIsMeasuredInOnePassHasNoInterval() throws IOException {
    Path files =
        Files.writeString(
            folder.resolve("files.yaml"),
            BENCH
                .replace(
                    "{block: 4KiB, access: random, read: 100 %, queue-depth: [1, 8]}",
                    "{pattern: fc-test/iso, step: create, files: 1, total: 1MiB}")
                .replace("[lsi/megaraid-9361-8i, lsi/hba-9305-24i]", "lsi/megaraid-9361-8i")
                .replace("level: [raid0, jbod]", "level: raid0")
                .replaceAll("(?s)tables:.*", ""));
    Ran ran = run("run", files.toString());
    assertEquals(0, ran.status(), ran.err());
    assertTrue(
        ran.out().contains("\neach figure is that of a single pass, which has no interval"),
        ran.out());
    assertFalse(ran.out().contains("±"), ran.out());
  }

  @Test
  void theSchemaOfBenchFilesIsPrinted() throws IOException {
    Ran printed = run("schema");
    assertEquals(0, printed.status(), printed.err());
    JsonNode schema = new ObjectMapper().readTree(printed.out());
    assertTrue(schema.get("properties").has("workloads"));
    assertTrue(printed.out().contains("\"lsi/megaraid-9361-8i\""));
    assertEquals(printed.out(), run("schema").out());
    Ran help = run("schema", "--help");
    assertTrue(
        help.out().contains("# yaml-language-server: $schema=bench.schema.json"), help.out());
  }

  @Test
  void listAndDescribeNameWhatThereIs() {
    assertTrue(run("list", "hosts").out().contains("supermicro/x10sri-f"));
    assertTrue(run("list").out().contains("raid-levels\n"));
    Ran described = run("describe", "lsi/megaraid-9361-8i");
    assertEquals(0, described.status());
    assertTrue(described.out().contains("driver-cycles"), described.out());
    assertTrue(described.out().contains("[S4-084, S4-085]"), described.out());
    assertTrue(described.out().contains("does not cover: "), described.out());
  }
}
