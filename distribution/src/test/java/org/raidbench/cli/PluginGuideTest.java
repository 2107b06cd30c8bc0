package org.raidbench.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.raidbench.cli.BrokenPluginsTest.Ran;

/** What the guide to plug-ins shows is what works. */
final class PluginGuideTest {
  private static final Pattern JAVA = Pattern.compile("```java\n(.*?)```", Pattern.DOTALL);

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
    String guide =
        Files.readString(Path.of(System.getProperty("raidbench.root"), "docs/PLUGIN_GUIDE.md"));
    Matcher blocks = JAVA.matcher(guide);
    assertTrue(blocks.find(), "no Java in the guide");
    Path source = Files.createDirectories(folder.resolve("guide/acme"));
    Files.writeString(source.resolve("AcmePlugin.java"), blocks.group(1));
    Files.writeString(folder.resolve("guide/case.properties"), "services=acme.AcmePlugin\n");
    Path plugins = folder.resolve("plugins");
    new PluginSmith(folder).make(folder.resolve("guide"), plugins, "acme");
    Ran listed = run("plugins", "--plugins", plugins.toString());
    assertEquals(0, listed.status(), listed.out() + listed.err());
    assertTrue(listed.out().contains("\n  controller models: acme/rc-8\n"), listed.out());
    Path bench = Files.writeString(folder.resolve("bench.yaml"), BENCH);
    Ran ran = run("run", bench.toString(), "--plugins", plugins.toString());
    assertEquals(0, ran.status(), ran.err());
    List<String> more = blocks.results().map(it -> it.group(1)).toList();
    assertEquals(List.of(), more, "Java in the guide that nothing has compiled");
  }
}
