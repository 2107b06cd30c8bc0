package org.raidbench.core.assembly;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.inject.AbstractModule;
import com.google.inject.ConfigurationException;
import com.google.inject.Guice;
import com.google.inject.Inject;
import com.google.inject.Injector;
import com.google.inject.Module;
import com.google.inject.Provides;
import com.google.inject.Singleton;
import com.google.inject.multibindings.Multibinder;
import com.google.inject.util.Modules;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.raidbench.api.ApiVersion;
import org.raidbench.api.ModelId;
import org.raidbench.api.RaidbenchPlugin;
import org.raidbench.api.fault.FaultsException;
import org.raidbench.api.host.HostModel;
import org.raidbench.api.result.BenchResult;
import org.raidbench.api.result.CaseResult;
import org.raidbench.api.spec.Spec;
import org.raidbench.core.CorePlugin;
import org.raidbench.core.bench.Bench;
import org.raidbench.core.bench.BenchBuilder;
import org.raidbench.core.bench.BenchCase;
import org.raidbench.core.bench.CaseEngine;
import org.raidbench.core.bench.SimulatedCase;
import org.raidbench.core.file.BenchFile;
import org.raidbench.core.file.BenchOptions;
import org.raidbench.core.plugin.Discovery;
import org.raidbench.core.plugin.Registry;

/** Raidbench in an injector of its own, and in another's. */
final class RaidbenchModuleTest {
  private static final String FILE =
      """
      bench: two depths
      system:
        controller: lsi/megaraid-9361-8i
        disks: {ssd: {model: hgst/husmm1680ass204, count: 4}}
        arrays: {test: {level: raid0, disks: ssd 0-3}}
      workloads:
        reads: {block: 4KiB, queue-depth: [1, 2]}
      run: {ramp: 1ms, time: 10ms}
      """;

  @TempDir Path folder;

  /** Remembers what a case gave: the same plan, loads, settings and seed give the same again. */
  private static final class CachingEngine implements CaseEngine {
    private record Key(BenchCase benchCase, long seed) {}

    private final Map<Key, CaseResult> known = new ConcurrentHashMap<>();
    private final CaseEngine engine = new SimulatedCase();
    private int simulated;

    @Override
    public CaseResult run(BenchCase benchCase, long seed) {
      return known.computeIfAbsent(
          new Key(benchCase, seed),
          key -> {
            simulated++;
            return engine.run(benchCase, seed);
          });
    }
  }

  private static Module overriding(CaseEngine engine) {
    return Modules.override(new RaidbenchModule())
        .with(binder -> binder.bind(CaseEngine.class).toInstance(engine));
  }

  private BenchFile read(Raidbench raidbench) throws IOException {
    Path file = Files.writeString(folder.resolve("bench.yaml"), FILE);
    return raidbench.benchFiles().read(file, BenchOptions.NONE);
  }

  @Test
  void anotherEngineRunsTheCasesOfFiles() throws IOException, InterruptedException {
    CachingEngine caching = new CachingEngine();
    Raidbench raidbench = Raidbench.start(overriding(caching));
    Bench bench = read(raidbench).bench();
    BenchResult first = bench.matrix(1, (done, cases) -> {}).call();
    assertEquals(2, caching.simulated);
    assertEquals(first, bench.matrix(1, (done, cases) -> {}).call());
    assertEquals(2, caching.simulated, "the second run was to come out of the cache");
    assertEquals(first, read(Raidbench.start()).bench().run(), "a cache must not change results");
  }

  @Test
  void anotherEngineRunsTheCasesOfBenchesInJava() {
    Bench bench =
        Raidbench.start(overriding((benchCase, seed) -> refused(benchCase, seed)))
            .bench()
            .controller("lsi/megaraid-9361-8i")
            .disks("ssd", 4, "hgst/husmm1680ass204")
            .array(Bench.array("test", "raid0").disks("ssd 0-3"))
            .workload("reads", Map.of("block", "4KiB"))
            .build();
    CaseResult result = assertResult(bench);
    assertEquals("nothing is run here", result.notApplicable());
  }

  private static CaseResult assertResult(Bench bench) {
    try {
      return bench.run().only();
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  private static CaseResult refused(BenchCase benchCase, long seed) {
    return CaseResult.notApplicable(benchCase.coordinates(), seed, "nothing is run here");
  }

  /** A service of a program, with what it needs of Raidbench. */
  private static final class Advice {
    private final Raidbench raidbench;
    private final BenchBuilder first;
    private final BenchBuilder second;

    @Inject
    Advice(Raidbench raidbench, BenchBuilder first, BenchBuilder second) {
      this.raidbench = raidbench;
      this.first = first;
      this.second = second;
    }
  }

  @Test
  void anotherInjectorKeepsItsOwnRules() {
    Injector injector = Guice.createInjector(new RaidbenchModule());
    Advice advice = injector.getInstance(Advice.class); // not bound: just-in-time, as Guice has it
    assertSame(injector.getInstance(Raidbench.class), advice.raidbench);
    assertSame(injector.getInstance(Registry.class), advice.raidbench.registry());
    assertNotSame(advice.first, advice.second);
  }

  @Test
  void anInjectorOfRaidbenchsOwnMakesNothingUnasked() {
    Module module =
        Modules.combine(
            new RaidbenchModule(),
            new AbstractModule() {
              @Provides
              @Singleton
              String advice(Advice notBound) {
                return notBound.toString();
              }
            });
    assertThrows(RuntimeException.class, () -> Raidbench.start(module));
    assertThrows(
        ConfigurationException.class,
        () ->
            Guice.createInjector(new RaidbenchModule(), binder -> binder.requireExplicitBindings())
                .getInstance(Advice.class));
  }

  @Test
  void anotherRegistryIsAllThereIs() {
    Registry registry = Discovery.of(List.of(new CorePlugin()));
    Raidbench raidbench =
        Raidbench.start(
            Modules.override(new RaidbenchModule())
                .with(binder -> binder.bind(Registry.class).toInstance(registry)));
    assertTrue(raidbench.registry().controllers().names().isEmpty());
    FaultsException e = assertThrows(FaultsException.class, () -> read(raidbench));
    assertTrue(e.getMessage().contains("no plug-in brings any"), e::getMessage);
  }

  private record OwnHost(ModelId id, String title, Spec spec) implements HostModel {}

  /** A plug-in of a program. */
  private static final class OwnPlugin implements RaidbenchPlugin {
    private final String name;

    OwnPlugin(String name) {
      this.name = name;
    }

    @Override
    public String name() {
      return name;
    }

    @Override
    public String version() {
      return "1";
    }

    @Override
    public String vendor() {
      return "us";
    }

    @Override
    public String apiVersion() {
      return ApiVersion.CURRENT;
    }

    @Override
    public List<HostModel> hosts() {
      Spec usual = new CorePlugin().hosts().get(0).spec();
      return List.of(new OwnHost(ModelId.of(name + "/lab"), "Our lab", usual));
    }
  }

  @Test
  void aProgramBringsPluginsOfItsOwn() {
    Raidbench raidbench = Raidbench.start(new RaidbenchModule().withPlugins(new OwnPlugin("ours")));
    assertTrue(raidbench.registry().hosts().find("ours/lab").isPresent());
    assertTrue(raidbench.registry().controllers().find("lsi/megaraid-9361-8i").isPresent());
    assertEquals(List.of(), raidbench.registry().problems());
  }

  @Test
  void aModuleAddsPluginsOfItsOwn() {
    Raidbench raidbench =
        Raidbench.start(
            Modules.combine(
                new RaidbenchModule().withPlugins(new OwnPlugin("ours")),
                binder ->
                    Multibinder.newSetBinder(binder, RaidbenchPlugin.class)
                        .addBinding()
                        .toInstance(new OwnPlugin("theirs"))));
    assertTrue(raidbench.registry().hosts().find("ours/lab").isPresent());
    assertTrue(raidbench.registry().hosts().find("theirs/lab").isPresent());
  }

  @Test
  void resultsComeInEveryFormat() throws IOException, InterruptedException {
    Raidbench raidbench = Raidbench.start();
    BenchResult result = read(raidbench).bench().run();
    for (String format : raidbench.resultFormats().names()) {
      assertTrue(!raidbench.resultFormats().text(result, format).isBlank(), format);
    }
    List<Path> written = raidbench.resultFormats().write(result, "csv", folder.resolve("out"));
    assertEquals(List.of(folder.resolve("out/result.csv")), written);
    assertEquals(raidbench.resultFormats().text(result, "csv"), Files.readString(written.get(0)));
    FaultsException e =
        assertThrows(FaultsException.class, () -> raidbench.resultFormats().text(result, "jsno"));
    assertTrue(e.getMessage().contains("nearest: json"), e::getMessage);
  }
}
