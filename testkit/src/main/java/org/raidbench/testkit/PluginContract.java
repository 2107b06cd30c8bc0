package org.raidbench.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.reflect.Constructor;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.ServiceLoader;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.raidbench.api.Model;
import org.raidbench.api.RaidbenchPlugin;
import org.raidbench.api.disk.DiskReader;
import org.raidbench.api.result.ResultWriter;
import org.raidbench.api.workload.WorkloadReader;

/**
 * What every plug-in keeps to. Extend it and return your plug-in:
 *
 * <pre>{@code
 * final class MyPluginTest extends PluginContract {
 *   @Override
 *   protected RaidbenchPlugin plugin() {
 *     return new MyPlugin();
 *   }
 * }
 * }</pre>
 *
 * <p>The plug-in must be registered in {@code META-INF/services} of what is tested.
 */
public abstract class PluginContract {
  /** More often than a plug-in that does its work anew each time would stand. */
  private static final int TIMES = 1000;

  /** For subclasses. */
  protected PluginContract() {}

  /**
   * Makes the plug-in under test.
   *
   * @return a new plug-in
   */
  protected abstract RaidbenchPlugin plugin();

  @Test
  void itIsFoundAndCanBeMade() throws NoSuchMethodException {
    Class<?> type = plugin().getClass();
    Constructor<?> constructor = type.getConstructor();
    assertTrue(Modifier.isPublic(constructor.getModifiers()), "its constructor is public");
    assertTrue(
        ServiceLoader.load(RaidbenchPlugin.class, type.getClassLoader()).stream()
            .anyMatch(provider -> provider.type() == type),
        () -> type.getName() + " is not in META-INF/services");
  }

  @Test
  void itIsNamed() {
    RaidbenchPlugin plugin = plugin();
    assertTrue(plugin.name().matches("[a-z][a-z0-9.-]*"), () -> "name: " + plugin.name());
    assertTrue(
        plugin.apiVersion().matches("\\d+\\.\\d+( to \\d+\\.\\d+)?"),
        () -> "API version: " + plugin.apiVersion());
    ModelContract.assertOneLine("version", plugin.version());
    assertTrue(plugin.vendor().lines().count() <= 1, () -> "vendor: " + plugin.vendor());
  }

  @Test
  void itBringsSomethingAndNothingTwice() {
    RaidbenchPlugin plugin = plugin();
    assertFalse(entries(plugin).isEmpty(), "a plug-in that brings nothing");
    for (List<? extends Model> kind : models(plugin)) {
      once("id", kind.stream().map(model -> model.id().toString()).toList());
    }
    once("disk description", plugin.diskReaders().stream().map(DiskReader::keyword).toList());
    once(
        "workload format", plugin.workloadReaders().stream().map(WorkloadReader::keyword).toList());
    once("result format", plugin.resultWriters().stream().map(ResultWriter::format).toList());
  }

  @Test
  void keywordsCanStandInABenchFile() {
    RaidbenchPlugin plugin = plugin();
    plugin.diskReaders().forEach(reader -> word(reader.keyword(), "[a-z]+"));
    plugin.workloadReaders().forEach(reader -> word(reader.keyword(), "[a-z]+"));
    plugin.resultWriters().forEach(writer -> word(writer.format(), "[a-z0-9-]+"));
  }

  @Test
  void whatItReadsAndWritesIsTitled() {
    RaidbenchPlugin plugin = plugin();
    plugin.diskReaders().forEach(it -> ModelContract.assertOneLine("title", it.title()));
    plugin.workloadReaders().forEach(it -> ModelContract.assertOneLine("title", it.title()));
    plugin.resultWriters().forEach(it -> ModelContract.assertOneLine("title", it.title()));
  }

  @Test
  void itBringsTheSameEachTimeFromAnyThread() {
    RaidbenchPlugin plugin = plugin();
    List<String> once = entries(plugin);
    assertEquals(once, entries(plugin()), "entries of another instance");
    IntStream.range(0, TIMES)
        .parallel()
        .forEach(i -> assertEquals(once, entries(plugin), "entries when asked again"));
  }

  private static List<List<? extends Model>> models(RaidbenchPlugin plugin) {
    return List.of(
        plugin.controllers(),
        plugin.disks(),
        plugin.raidLevels(),
        plugin.cacheDevices(),
        plugin.protections(),
        plugin.hosts(),
        plugin.workloadPatterns());
  }

  private static List<String> entries(RaidbenchPlugin plugin) {
    List<String> entries = new ArrayList<>();
    for (List<? extends Model> kind : models(plugin)) {
      for (Model model : kind) {
        Objects.requireNonNull(model, "a model");
        entries.add(model.id() + ": " + model.title());
      }
      entries.add("--");
    }
    plugin.diskReaders().forEach(reader -> entries.add(reader.keyword()));
    entries.add("--");
    plugin.workloadReaders().forEach(reader -> entries.add(reader.keyword()));
    entries.add("--");
    plugin.resultWriters().forEach(writer -> entries.add(writer.format()));
    return entries.stream().allMatch("--"::equals) ? List.of() : entries;
  }

  private static void once(String what, List<String> names) {
    assertEquals(names.size(), new HashSet<>(names).size(), () -> what + " twice in " + names);
  }

  private static void word(String word, String form) {
    assertTrue(word.matches(form), () -> "\"" + word + "\" is not of the form " + form);
  }
}
