package org.raidbench.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.raidbench.api.ApiVersion;
import org.raidbench.cli.BrokenPluginsTest.Ran;
import org.raidbench.core.assembly.Raidbench;
import org.raidbench.core.bench.Bench;
import org.raidbench.core.blame.PluginFaultException;

/**
 * Plug-ins in folders: found, listed, kept apart, and left out when they are broken and told so.
 */
final class PluginFoldersTest {
  private static final String HOME = "raidbench.home";

  private static final String BENCH =
      """
      bench: with %1$s
      system:
        controller: lsi/hba-9305-24i
        disks: {d: {model: %1$s, count: 4}}
        arrays: {test: {level: jbod, disks: d 0-3}}
      workloads:
        load: {block: 4KiB, access: random, queue-depth: 8}
      run: {ramp: 1ms, time: 20ms}
      """;

  @TempDir Path folder;
  private PluginSmith smith;
  private String homeBefore = "";

  @BeforeEach
  void prepare() throws IOException {
    smith = new PluginSmith(folder);
    homeBefore = System.getProperty(HOME, "");
  }

  @AfterEach
  void putBack() {
    if (homeBefore.isEmpty()) {
      System.clearProperty(HOME);
    } else {
      System.setProperty(HOME, homeBefore);
    }
  }

  private static Ran run(String... arguments) {
    return BrokenPluginsTest.run(Arrays.asList(arguments));
  }

  private Path plugins(String... sources) throws IOException {
    Path plugins = folder.resolve("plugins");
    for (String source : sources) {
      Path path = PluginSmith.sources().resolve(source);
      smith.make(path, plugins, String.valueOf(path.getFileName()));
    }
    return plugins;
  }

  private String bench(String disk) throws IOException {
    return Files.writeString(folder.resolve("bench.yaml"), BENCH.formatted(disk)).toString();
  }

  @Test
  void pluginsAreListedWithTheirJarsAndModels() throws IOException {
    Path plugins = plugins("sound/two", "sound/one");
    Ran table = run("plugins", "--plugins", plugins.toString());
    assertEquals(0, table.status(), table.err());
    List<String> lines = table.out().lines().toList();
    assertEquals("API " + ApiVersion.CURRENT, lines.get(0));
    int one = lines.indexOf("  disk models: one/d1") - 1;
    assertTrue(
        lines.get(one).matches("one +1\\.0 +library one +API 0\\.1 +\\S+/one/one\\.jar"),
        table.out());
    int two = lines.indexOf("  disk models: two/d1") - 1;
    assertTrue(
        lines.get(two).matches("two +1\\.0 +library two +API 0\\.1 +\\S+/two/two\\.jar"),
        table.out());
    JsonNode json =
        new ObjectMapper()
            .readTree(run("plugins", "--plugins", plugins.toString(), "--format", "json").out());
    assertEquals("raidbench-plugins", json.get("format").asText());
    assertEquals(1, json.get("version").asInt());
    assertEquals(0, json.get("failures").size());
    List<String> ids = new ArrayList<>();
    for (JsonNode plugin : json.get("plugins")) {
      ids.add(plugin.get("id").asText());
      if (plugin.get("id").asText().equals("one")) {
        assertEquals("library one", plugin.get("vendor").asText());
        assertEquals(ApiVersion.CURRENT, plugin.get("api").asText());
        assertEquals("one/d1", plugin.get("disk_models").get(0).asText());
        assertEquals(plugins.resolve("one/one.jar").toString(), plugin.get("location").asText());
      }
    }
    assertEquals(ids.stream().sorted().toList(), ids);
    assertTrue(ids.containsAll(List.of("one", "two", "disks", "core")), ids::toString);
  }

  @Test
  void libraryInAJarOfItsOwnIsFoundInThePluginsFolder() throws IOException {
    Path plugins = plugins("sound/one");
    Path jar = plugins.resolve("one/one.jar");
    smith.split(jar, "lib/Library.class", plugins.resolve("one/library.jar"));
    Ran listed = run("list", "disks", "--plugins", plugins.toString());
    assertEquals(0, listed.status(), listed.err());
    assertTrue(listed.out().contains("one/d1 "), listed.out());
    Files.delete(plugins.resolve("one/library.jar"));
    assertTrue(
        run("list", "disks", "--plugins", plugins.toString())
            .err()
            .contains("it needs class lib.Library, which is in none of its jars"));
  }

  @Test
  void aPluginsModelRunsAndSaysWhereItComesFrom() throws IOException {
    Path plugins = plugins("sound/one");
    Ran ran = run("run", bench("one/d1"), "--plugins", plugins.toString(), "--format", "csv");
    assertEquals(0, ran.status(), ran.err());
    assertEquals(2, ran.out().lines().count(), ran.out());
    Ran described = run("describe", "one/d1", "--plugins", plugins.toString());
    assertTrue(
        described.out().contains("brought by: " + plugins.resolve("one/one.jar")), described.out());
  }

  @Test
  void besideABrokenPluginASoundOneRunsOnlyIfThatIsAskedFor() throws IOException {
    Path plugins = plugins("sound/one", "cases/getter-throws");
    Ran stopped = run("run", bench("one/d1"), "--plugins", plugins.toString());
    assertEquals(2, stopped.status(), stopped.out());
    assertEquals("", stopped.out());
    Ran skipped =
        run("run", bench("one/d1"), "--plugins", plugins.toString(), "--skip-broken-plugins");
    assertEquals(0, skipped.status(), skipped.err());
    assertTrue(
        skipped.err().startsWith("warning: " + plugins.resolve("getter-throws/getter-throws.jar")),
        skipped.err());
    assertTrue(skipped.out().startsWith("with one/d1"), skipped.out());
  }

  @Test
  void whatWasLeftOutIsNotSaidToBeUnknown() throws IOException {
    Path plugins = plugins("cases/spec-lacks-keys");
    Ran ran =
        run("run", bench("acme/d1"), "--plugins", plugins.toString(), "--skip-broken-plugins");
    assertEquals(2, ran.status(), ran.out());
    assertTrue(
        ran.err()
            .contains(
                "disk model \"acme/d1\" was left out, being broken: "
                    + plugins.resolve("spec-lacks-keys/spec-lacks-keys.jar")),
        ran.err());
  }

  @Test
  void theFolderBesideRaidbenchIsTakenUnlessAnotherIsNamed() throws IOException {
    plugins("sound/one");
    System.setProperty(HOME, folder.toString());
    assertTrue(run("list", "disks").out().contains("one/d1 "));
    Path other = Files.createDirectories(folder.resolve("other"));
    assertFalse(run("list", "disks", "--plugins", other.toString()).out().contains("one/d1 "));
    Ran both =
        run(
            "--plugins",
            other.toString(),
            "list",
            "disks",
            "--plugins",
            folder.resolve("plugins").toString());
    assertTrue(both.out().contains("one/d1 "), both.out() + both.err());
  }

  @Test
  void aFolderThatIsNotThereIsAFault() {
    Ran ran = run("list", "--plugins", "no-such-folder", "--skip-broken-plugins");
    assertEquals(2, ran.status());
    assertEquals("--plugins no-such-folder has 1 fault:\n  there is no such folder\n", ran.err());
  }

  @Test
  void aTraceIsShownToWhoAsksForIt() throws IOException {
    Path plugins = plugins("cases/disk-throws-in-an-event");
    Ran ran = run("run", bench("acme/d1"), "--plugins", plugins.toString(), "--stacktrace");
    assertEquals(2, ran.status(), ran.out());
    assertTrue(ran.err().startsWith(plugins.toString()), ran.err());
    assertTrue(ran.err().contains("\tat plug-in disk-throws-in-an-event//acme.BrokenDisk.end("));
  }

  @Test
  void ofSeveralCasesThatFailTheFirstIsToldOnAnyNumberOfThreads() throws IOException {
    Path plugins = plugins("cases/disk-throws-in-an-event");
    String set = "workloads.load.queue-depth=[4,8,16,32]";
    List<String> told = new ArrayList<>();
    for (String threads : List.of("1", "2", "5")) {
      told.add(
          run(
                  "run",
                  bench("acme/d1"),
                  "--plugins",
                  plugins.toString(),
                  "--set",
                  set,
                  "--threads",
                  threads)
              .err());
    }
    assertTrue(told.get(0).contains("[workload load, queue-depth 4, seed 1]"), told.get(0));
    assertEquals(told.get(0), told.get(1));
    assertEquals(told.get(0), told.get(2));
  }

  @Test
  void aProgramIsToldWhoseModelFailed() throws IOException {
    Path plugins = plugins("cases/level-is-created-as-null");
    Raidbench raidbench = Raidbench.start(List.of(plugins));
    PluginFaultException fault =
        assertThrows(
            PluginFaultException.class,
            () ->
                raidbench
                    .bench()
                    .controller("acme/c1")
                    .disks("d", 4, "acme/d1")
                    .array(Bench.array("test", "toy").disks("d 0-3"))
                    .build());
    assertTrue(fault.isGiven());
    assertTrue(fault.getMessage().startsWith(plugins.toString()), fault.getMessage());
    assertTrue(fault.getMessage().contains("RAID level acme/toy: "), fault.getMessage());
  }
}
