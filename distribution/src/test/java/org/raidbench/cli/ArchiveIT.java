package org.raidbench.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The archive, unpacked somewhere else and run as a user would. */
final class ArchiveIT {
  private static final long SECONDS_MAX = 120;

  /** A link of a page to another file. */
  private static final Pattern LINK = Pattern.compile("\\]\\(([^)#:]+)");

  @TempDir static Path folder;
  private static Path raidbench;

  private record Ran(int status, String out, String err) {}

  @BeforeAll
  static void unpack() throws IOException, InterruptedException {
    Ran ran =
        run(
            List.of(
                "tar", "-xzf", System.getProperty("raidbench.archive"), "--strip-components=1"));
    assertEquals(0, ran.status(), ran.err());
    raidbench = folder.resolve("bin/raidbench");
  }

  private static Ran run(List<String> command) throws IOException, InterruptedException {
    Path out = Files.createTempFile(folder, "out", ".txt");
    Path err = Files.createTempFile(folder, "err", ".txt");
    ProcessBuilder builder = new ProcessBuilder(command).directory(folder.toFile());
    builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
    Process process = builder.redirectOutput(out.toFile()).redirectError(err.toFile()).start();
    assertTrue(process.waitFor(SECONDS_MAX, TimeUnit.SECONDS), () -> "hangs: " + command);
    return new Ran(
        process.exitValue(),
        Files.readString(out, StandardCharsets.UTF_8),
        Files.readString(err, StandardCharsets.UTF_8));
  }

  private static Ran raidbench(String... arguments) throws IOException, InterruptedException {
    List<String> command = new ArrayList<>(List.of(raidbench.toString()));
    command.addAll(List.of(arguments));
    return run(command);
  }

  @Test
  void helpAndVersionNeedNothingElse() throws IOException, InterruptedException {
    Ran help = raidbench("--help");
    assertEquals(0, help.status(), help.err());
    assertTrue(help.out().contains("demerit"), help.out());
    assertEquals("", help.err());
    Ran run = raidbench("run", "--help");
    assertTrue(run.out().contains("--diskspd"), run.out() + run.err());
    assertTrue(raidbench("--version").out().startsWith("raidbench "));
  }

  @Test
  void whereTheReadmePointsThereIsSomething() throws IOException {
    Matcher link = LINK.matcher(Files.readString(folder.resolve("README.md")));
    int links = 0;
    for (; link.find(); links++) {
      assertTrue(Files.exists(folder.resolve(link.group(1))), link.group(1));
    }
    assertTrue(links > 5, links + " links");
  }

  @Test
  void anExampleIsCheckedAndASmallOneRuns() throws IOException, InterruptedException {
    Ran checked = raidbench("run", "examples/adaptec-vs-avago.yaml", "--check");
    assertEquals(0, checked.status(), checked.err());
    assertEquals("examples/adaptec-vs-avago.yaml: 30 cases, no fault\n", checked.out());
    Ran ran =
        raidbench(
            "run",
            "examples/adaptec-vs-avago.yaml",
            "--diskspd",
            "-b4K -r4K -t4 -o8 -w0 -S -d1 -W0",
            "--set",
            "vary={}",
            "--format",
            "json");
    assertEquals(0, ran.status(), ran.err());
    assertEquals("", ran.err());
    assertTrue(ran.out().startsWith("{"), ran.out());
    assertTrue(ran.out().contains("\"workload\" : \"diskspd\""), ran.out());
  }

  @Test
  void faultsGoToStandardErrorWithStatusTwo() throws IOException, InterruptedException {
    Files.writeString(folder.resolve("bad.yaml"), "bench: x\nsystm: {}\n");
    Ran ran = raidbench("run", "bad.yaml");
    assertEquals(2, ran.status());
    assertEquals("", ran.out());
    assertTrue(ran.err().startsWith("bad.yaml has "), ran.err());
    assertTrue(ran.err().contains("nearest: system"), ran.err());
  }

  @Test
  void resultsThatCannotBeWrittenAreNotLostInSilence() throws IOException, InterruptedException {
    String list = "'" + raidbench + "' list > /dev/full";
    assumeTrue(Files.exists(Path.of("/dev/full")), "this system has no full device");
    Ran ran = run(List.of("sh", "-c", list));
    assertEquals(2, ran.status(), ran.err());
    assertTrue(ran.err().startsWith("standard output cannot be written: "), ran.err());
    Ran enough = run(List.of("sh", "-c", "'" + raidbench + "' list | head -n 1"));
    assertEquals("", enough.err());
  }

  @Test
  void aPluginDroppedInIsThere() throws IOException, InterruptedException {
    Path plugins = folder.resolve("plugins");
    new PluginSmith(folder.resolve("smith"))
        .make(PluginSmith.sources().resolve("sound/one"), plugins, "one");
    Ran ran = raidbench("plugins");
    assertEquals(0, ran.status(), ran.err());
    assertTrue(ran.out().contains("one/one.jar\n  disk models: one/d1\n"), ran.out());
    assertTrue(ran.out().matches("(?s).*\\S+/lib/raidbench-disks-\\S+\\.jar\n.*"), ran.out());
  }
}
