package org.raidbench.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.raidbench.api.RaidbenchPlugin;
import org.raidbench.cli.BrokenPluginsTest.Ran;

/**
 * Every method of every interface that plug-ins implement fails in turn, in every way it can: what
 * is said names the jar, there is no stack trace, and the exit status is 2. Which methods there are
 * is read off the API; those that no command reaches are named here, with the reason.
 */
final class SabotageTest {
  /** Raidbench implements these; plug-ins only use them. */
  private static final List<String> NOT_A_PLUGINS =
      List.of("Access", "Context", "Lines", "DiskCompletion", "Files", "Station", "View");

  private static final Map<String, String> NOT_REACHED =
      Map.ofEntries(
          Map.entry("RaidLevel.planRebuild", "rebuilds are not simulated"),
          Map.entry("Disk.powerCut", "power cuts are not simulated"),
          Map.entry("Disk.powerOn", "power cuts are not simulated"),
          Map.entry("Protection.state", "nothing shows it"),
          Map.entry("Protection.survives", "power cuts are not simulated"));

  /** One way for each method in turn: all end in the same places. */
  private static final List<String> OTHERWISE = List.of("checked", "error", "recursion");

  private static final String SYSTEM =
      """
      bench: %s
      system:
        host: acme/server
        controller: {model: acme/c1, protection: acme/battery}
        disks:
          d: {model: acme/d1, count: 5}
          own: {model: {flash: {capacity: 16MiB}}}
          sheet: {model: {sheet: disk.txt}, count: 2}
        pools: {p: {type: acme/pool, disks: own 0, level: raid0, mode: read-only, holds: 16MiB}}
        arrays:
          test: {level: toy, disks: d 2, policy: {read: adaptive, write: back, io: cached}}
          mirror: {level: raid1, disks: d 0-1, policy: {read: none, write: through, io: direct}}
          parity: {level: raid5, disks: [d 3-4, sheet 1], policy: {read: none, write: through, io: direct}, pool: p}
          rest: {level: toy, disks: sheet 0, policy: {read: none, write: back, io: direct}}
      """;

  private static final String WORKLOADS =
      """
      workloads:
        log: {pattern: acme/log, on: rest}
        file: {vdbench: mixed.vdb, on: test}
        text: {terse: 16x4, on: mirror}
        plain: {block: 4KiB, access: random, read: 50 %, queue-depth: 4, on: parity}
        ahead: {block: 64KiB, access: sequential, read: 100 %, queue-depth: 2, on: test}
      run: {ramp: 1ms, time: 10ms}
      """;

  private static final String STEPS =
      """
      workloads:
        plain: {block: 4KiB, access: random, read: 50 %, queue-depth: 4, on: test}
      run: {ramp: 1ms, time: 10ms}
      steps: [fill test, battery learn, battery at 50 %, battery fails, battery returns, reboot, run plain]
      """;

  private static final String TOGETHER =
      """
      workloads:
        log: {pattern: acme/log, on: rest}
        file: {vdbench: mixed.vdb, on: test}
        both: {together: [log, file]}
      run: {ramp: 1ms, time: 10ms}
      """;

  @TempDir static Path folder;
  private static final Map<String, List<String>> COMMANDS = new LinkedHashMap<>();

  /** By method, the commands that reach it, and how often they call it. */
  private static final Map<String, Map<String, Integer>> REACHED = new TreeMap<>();

  private static Path jar;

  @BeforeAll
  static void prepare() throws IOException {
    Path plugins = folder.resolve("plugins");
    new PluginSmith(folder).make(PluginSmith.sources().resolve("sweep"), plugins, "sabotaged");
    jar = plugins.resolve("sabotaged/sabotaged.jar");
    Files.writeString(folder.resolve("disk.txt"), "1GiB\n");
    Files.writeString(folder.resolve("mixed.vdb"), "wd=a,rdpct=30\nrd=r,wd=a,threads=4\n");
    command("list", "list");
    command("plugins", "plugins");
    command("describe", "describe", "acme/c1");
    command("run", "run", bench("run", WORKLOADS), "--threads", "1", "--format", "line-protocol");
    command("steps", "run", bench("steps", STEPS), "--threads", "1");
    command("together", "run", bench("together", TOGETHER), "--threads", "1");
    command("schema", "schema");
    command("validate", "validate", "--check", "--fact", "S0-105");
    for (List<String> command : COMMANDS.values()) {
      command.addAll(List.of("--plugins", plugins.toString()));
    }
    System.setProperty("acme.target", "");
    System.setProperty("acme.how", "");
    for (Map.Entry<String, List<String>> command : COMMANDS.entrySet()) {
      Map<String, Integer> calls = calls();
      Ran ran = BrokenPluginsTest.run(command.getValue());
      assertEquals(0, ran.status(), () -> command.getKey() + ": " + ran.err());
      calls.forEach(
          (method, count) ->
              REACHED
                  .computeIfAbsent(method, key -> new LinkedHashMap<>())
                  .put(command.getKey(), count));
    }
  }

  private static void command(String name, String... words) {
    COMMANDS.put(name, new ArrayList<>(Arrays.asList(words)));
  }

  private static String bench(String name, String workloads) throws IOException {
    return Files.writeString(folder.resolve(name + ".yaml"), SYSTEM.formatted(name) + workloads)
        .toString();
  }

  /** A new count of calls, where the plug-in finds it. */
  private static Map<String, Integer> calls() {
    Map<String, Integer> calls = new ConcurrentHashMap<>();
    System.getProperties().put("acme.calls", calls);
    return calls;
  }

  @AfterAll
  static void leaveNothingBehind() {
    System.getProperties().remove("acme.calls");
    for (String property : List.of("acme.target", "acme.how", "acme.failed")) {
      System.clearProperty(property);
    }
  }

  /** {@code Disk.submit}, and whether it returns an object. */
  private static Map<String, Boolean> methods() throws IOException {
    Map<String, Boolean> methods = new TreeMap<>();
    Path classes = Path.of(System.getProperty("raidbench.root"), "api/target/classes");
    try (Stream<Path> files = Files.walk(classes)) {
      for (Path file : files.filter(it -> it.toString().endsWith(".class")).toList()) {
        String name = classes.relativize(file).toString().replace('/', '.').replace('\\', '.');
        if (name.endsWith("-info.class")) {
          continue;
        }
        Class<?> type = load(name.substring(0, name.length() - ".class".length()));
        if (!type.isInterface()
            || type.isAnnotation()
            || type.isSealed()
            || NOT_A_PLUGINS.contains(type.getSimpleName())) {
          continue;
        }
        for (Method method : type.getDeclaredMethods()) {
          if (!Modifier.isStatic(method.getModifiers()) && !method.isSynthetic()) {
            methods.put(
                type.getSimpleName() + "." + method.getName(),
                !method.getReturnType().isPrimitive());
          }
        }
      }
    }
    return methods;
  }

  private static Class<?> load(String name) {
    try {
      return Class.forName(name, false, RaidbenchPlugin.class.getClassLoader());
    } catch (ClassNotFoundException e) {
      throw new IllegalStateException(e);
    }
  }

  @Test
  void everyMethodIsReachedOrItIsKnownWhyNot() throws IOException {
    TreeSet<String> unreached = new TreeSet<>(methods().keySet());
    assertTrue(unreached.size() > 70, () -> "only " + unreached);

    unreached.removeAll(REACHED.keySet());

    assertEquals(new TreeSet<>(NOT_REACHED.keySet()), unreached);
  }

  @ParameterizedTest
  @ValueSource(strings = {"exception", "otherwise", "null", "later"})
  void whateverFailsIsToldWithItsJar(String how) throws IOException {
    List<String> wrong = new ArrayList<>();
    int failures = 0;
    for (Map.Entry<String, Boolean> method : methods().entrySet()) {
      String name = method.getKey();
      if (NOT_REACHED.containsKey(name) || (how.equals("null") && !method.getValue())) {
        continue;
      }
      for (Map.Entry<String, Integer> by : REACHED.get(name).entrySet()) {
        if (how.equals("later") && by.getValue() < 2) {
          continue;
        }
        System.setProperty("acme.target", name);
        String way = how.equals("otherwise") ? OTHERWISE.get(failures % OTHERWISE.size()) : how;
        System.setProperty("acme.how", way);
        System.clearProperty("acme.failed");
        calls();
        Ran ran = BrokenPluginsTest.run(COMMANDS.get(by.getKey()));
        assertEquals(name, System.getProperty("acme.failed"), "what failed by " + by.getKey());
        failures++;
        String said = ran.out() + ran.err();
        if (ran.status() != 2 || !said.contains(jar.toString()) || said.contains("\tat ")) {
          wrong.add(name + " by " + by.getKey() + " gives " + ran.status() + ": " + said);
        }
        if (!how.equals("later")) {
          break; // the first command that reaches it does for all
        }
      }
    }
    assertEquals(List.of(), wrong);
    assertFalse(failures < 20, "only so many failures: " + failures);
  }
}
