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
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Properties;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.raidbench.core.watch.Patience;

/**
 * Every way of being broken that plug-ins have been thought of, as a real jar: what is said, and
 * that nothing else happens. What is said is in {@code expected.txt} beside each case's sources;
 * with {@code -Draidbench.updateGolden} it is written.
 */
final class BrokenPluginsTest {
  /** Raise as cases are added. */
  private static final int CASES_MIN = 145;

  private static final String BENCH =
      """
      bench: on trial
      system:
        controller: %s
        disks: {d: {model: %s, count: %s}}
        %s
        arrays: {test: {level: %s, disks: d %s, policy: {read: %s, write: %s, io: direct}%s}}
      workloads:
        load: %s
      run: {ramp: 1ms, time: 20ms}
      """;

  @TempDir static Path folder;
  private static PluginSmith smith;

  record Ran(int status, String out, String err) {}

  static Ran run(List<String> arguments) {
    StringWriter out = new StringWriter();
    StringWriter err = new StringWriter();
    int status =
        Main.run(arguments.toArray(new String[0]), new PrintWriter(out), new PrintWriter(err));
    return new Ran(status, out.toString(), err.toString());
  }

  private static Ran run(String... arguments) {
    return run(Arrays.asList(arguments));
  }

  @BeforeAll
  static void prepare() throws IOException {
    smith = new PluginSmith(folder);
  }

  /** A command usually has the process to itself, and leaves it to threads that never come back. */
  @AfterEach
  void bePatientAgain() {
    System.clearProperty(Patience.PROPERTY);
    System.setProperty("acme.released", "true");
  }

  static List<String> cases() throws IOException {
    try (Stream<Path> all = Files.list(PluginSmith.sources().resolve("cases"))) {
      return all.map(it -> String.valueOf(it.getFileName())).sorted().toList();
    }
  }

  @Test
  void noCaseIsLost() throws IOException {
    int count = cases().size();
    assertTrue(count >= CASES_MIN, () -> "only " + count + " cases");
  }

  @ParameterizedTest
  @MethodSource("cases")
  void aBrokenPluginIsToldWithItsJar(String name) throws IOException {
    Path source = PluginSmith.sources().resolve("cases").resolve(name);
    System.clearProperty("acme.released");
    Path plugins = folder.resolve("of-" + name);
    smith.make(source, plugins, "broken");
    Properties how = PluginSmith.properties(source);
    List<String> told = new ArrayList<>();
    if (how.containsKey("stalls")) {
      Ran ran = run("list", "hosts", "--plugins", plugins.toString(), "--patience", "1");
      assertEquals("", ran.out());
      told.addAll(List.of("status " + ran.status(), ran.err()));
    } else if (how.containsKey("run")) {
      told.addAll(runs(how, name, plugins));
    } else {
      told.addAll(stops(plugins));
    }
    String text = String.join("\n", told).replace(plugins.toString(), "PLUGINS");
    // Raidbench's own are jars or folders of classes, depending on how far the build went.
    text = text.replaceAll("\\S+ \\(org\\.raidbench", "RAIDBENCH (org.raidbench");
    text = text.replace("this is Java " + Runtime.version().feature(), "this is Java N");
    assertTrue(text.contains("PLUGINS/broken"), text);
    assertFalse(text.contains("\tat "), text);
    Path expected = source.resolve("expected.txt");
    if (Boolean.getBoolean("raidbench.updateGolden")) {
      Files.writeString(expected, text);
    }
    assertEquals(Files.readString(expected), text);
  }

  /** A command that needs no model of the plug-in's stops all the same, and can be told not to. */
  private static List<String> stops(Path plugins) throws IOException {
    Ran stopped = run("list", "hosts", "--plugins", plugins.toString());
    assertEquals(2, stopped.status(), stopped.err());
    assertEquals("", stopped.out());
    JsonNode failures =
        new ObjectMapper()
            .readTree(run("plugins", "--plugins", plugins.toString(), "--format", "json").out())
            .get("failures");
    Ran all = run("plugins", "--plugins", plugins.toString());
    assertEquals(2, all.status(), all.err());
    Ran skipped = run("list", "hosts", "--plugins", plugins.toString(), "--skip-broken-plugins");
    assertEquals(0, skipped.status(), skipped.err());
    assertTrue(skipped.out().contains("supermicro/x10sri-f"), skipped.out());
    assertTrue(failures.size() > 0, stopped.err());
    for (JsonNode failure : failures) {
      String cause = failure.get("cause").asText();
      assertTrue(stopped.err().contains("\n  " + cause + "\n"), stopped.err());
      assertTrue(all.out().contains("\n  " + cause + "\n"), all.out());
      assertTrue(
          skipped
              .err()
              .contains("warning: " + failure.get("location").asText() + ": " + cause + "\n"),
          skipped.err());
    }
    return List.of("status 2", stopped.err());
  }

  private static List<String> runs(Properties how, String name, Path plugins) throws IOException {
    Path bench = Files.writeString(folder.resolve(name + ".yaml"), bench(how));
    List<String> command =
        new ArrayList<>(List.of("run", bench.toString(), "--plugins", plugins.toString()));
    if (how.containsKey("format")) {
      command.addAll(List.of("--format", how.getProperty("format")));
    }
    if (how.containsKey("patience")) {
      command.addAll(List.of("--patience", how.getProperty("patience")));
    }
    if (how.containsKey("set")) {
      command.addAll(List.of("--set", how.getProperty("set")));
    }
    assertEquals(
        0, run("plugins", "--plugins", plugins.toString()).status(), "it looks sound at first");
    Ran ran = run(command);
    assertEquals("", ran.out());
    if (how.containsKey("format")) {
      Path written = folder.resolve(name + "-out");
      command.addAll(List.of("--out", written.toString()));
      assertEquals(ran, run(command));
      assertFalse(Files.exists(written), "something is written after all");
    }
    return List.of("status " + ran.status(), ran.err());
  }

  private static String bench(Properties how) {
    int disks = Integer.parseInt(how.getProperty("disks", "4"));
    return BENCH.formatted(
        how.getProperty("controller", "lsi/hba-9305-24i"),
        how.getProperty("disk", "acme/d1"),
        disks,
        how.getProperty("system", ""),
        how.getProperty("level", "jbod"),
        how.getProperty("members", "0-" + (disks - 1)),
        how.getProperty("read", "none"),
        how.getProperty("write", "through"),
        how.containsKey("array") ? ", " + how.getProperty("array") : "",
        how.getProperty(
            "workload",
            "{block: 4KiB, access: %s, read: %s %%, queue-depth: 8}"
                .formatted(how.getProperty("access", "random"), how.getProperty("reads", "100"))));
  }
}
