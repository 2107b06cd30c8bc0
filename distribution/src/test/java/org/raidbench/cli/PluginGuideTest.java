package org.raidbench.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.raidbench.cli.BrokenPluginsTest.Ran;

/** The plug-in that the guide shows works in a folder of its own. */
final class PluginGuideTest {
  private static final String BENCH =
      """
      bench: the guide's controller
      system:
        controller: acme/rc-8
        disks: {ssd: {model: hgst/husmm1680ass204, count: 4}}
        arrays: {test: {level: raid5, disks: ssd 0-3}}
      workloads:
        load: {block: 4KiB, access: random, read: 70 %, queue-depth: 8}
      run: {ramp: 1ms, time: 20ms}
      """;

  @TempDir Path folder;

  private static Ran run(String... arguments) {
    return BrokenPluginsTest.run(Arrays.asList(arguments));
  }

  @Test
  void thePluginOfTheGuideRuns() throws IOException {
    String plugin =
        Document.of("docs/PLUGIN_GUIDE.md").blocks("java").stream()
            .filter(Document::isFile)
            .findFirst()
            .orElseThrow()
            .text();
    Path source = Files.createDirectories(folder.resolve("guide/acme"));
    Files.writeString(source.resolve("AcmePlugin.java"), plugin);
    Files.writeString(folder.resolve("guide/case.properties"), "services=acme.AcmePlugin\n");
    Path plugins = folder.resolve("plugins");
    new PluginSmith(folder).make(folder.resolve("guide"), plugins, "acme");
    Ran listed = run("plugins", "--plugins", plugins.toString());
    assertEquals(0, listed.status(), listed.out() + listed.err());
    assertTrue(listed.out().contains("\n  controller models: acme/rc-8\n"), listed.out());
    Path bench = Files.writeString(folder.resolve("bench.yaml"), BENCH);
    Ran ran = run("run", bench.toString(), "--plugins", plugins.toString());
    assertEquals(0, ran.status(), ran.err());
  }

  @Test
  void theFormatsOfTheGuideAreReadAndWritten() throws IOException {
    String plugin =
        Document.of("docs/PLUGIN_GUIDE.md").blocks("java").stream()
            .map(Document.Block::text)
            .filter(text -> text.startsWith("package acme.formats;"))
            .findFirst()
            .orElseThrow();
    Path source = Files.createDirectories(folder.resolve("formats/acme/formats"));
    Files.writeString(source.resolve("FormatsPlugin.java"), plugin);
    Files.writeString(
        folder.resolve("formats/case.properties"), "services=acme.formats.FormatsPlugin\n");
    Path plugins = folder.resolve("plugins");
    new PluginSmith(folder).make(folder.resolve("formats"), plugins, "formats");
    Path bench =
        Files.writeString(
            folder.resolve("bench.yaml"), BENCH.replace("acme/rc-8", "lsi/megaraid-9361-8i"));

    Ran ran =
        run(
            "run",
            bench.toString(),
            "--plugins",
            plugins.toString(),
            "--workload",
            "terse=16x4",
            "--format",
            "markdown");

    assertEquals(0, ran.status(), ran.err());
    assertTrue(
        ran.out().matches("\\| case \\| I/Os \\|\n.*\n\\| \\{workload=terse} \\| [0-9]+ \\|\n"),
        ran.out());
  }
}
