package org.raidbench.core.assembly;

import com.google.inject.AbstractModule;
import com.google.inject.Guice;
import com.google.inject.Module;
import com.google.inject.Stage;
import java.nio.file.Path;
import java.util.List;
import org.raidbench.core.bench.Bench;
import org.raidbench.core.bench.BenchBuilder;
import org.raidbench.core.bench.CaseEngine;
import org.raidbench.core.file.BenchFileReader;
import org.raidbench.core.file.BenchSchema;
import org.raidbench.core.plugin.Registry;
import org.raidbench.core.results.ResultFormats;

/**
 * Raidbench put together: one for a process is enough, and safe for any thread. A program that
 * composes its benches in Java needs only {@link Bench#builder()}.
 */
public final class Raidbench {
  private final Registry registry;
  private final CaseEngine engine;
  private final BenchFileReader benchFiles;
  private final ResultFormats resultFormats;

  Raidbench(
      Registry registry,
      CaseEngine engine,
      BenchFileReader benchFiles,
      ResultFormats resultFormats) {
    this.registry = registry;
    this.engine = engine;
    this.benchFiles = benchFiles;
    this.resultFormats = resultFormats;
  }

  /**
   * Puts Raidbench together with the plug-ins on the class path.
   *
   * @return Raidbench
   */
  public static Raidbench start() {
    return start(new RaidbenchModule());
  }

  /**
   * Puts Raidbench together with the plug-ins on the class path and those in folders, {@code
   * FOLDER/NAME/*.jar}, each with a class loader of its own. What cannot be used is among {@link
   * Registry#problems}; whether to go on without it is the caller's to decide.
   *
   * @param folders folders of plug-ins, in order
   * @return Raidbench
   */
  public static Raidbench start(List<Path> folders) {
    return start(new RaidbenchModule().withFolders(folders));
  }

  /**
   * Puts Raidbench together in an injector of its own, where nothing is made because a constructor
   * happens to ask for it.
   *
   * @param module a {@link RaidbenchModule}, or one that overrides some of its bindings
   * @return Raidbench
   */
  public static Raidbench start(Module module) {
    return Guice.createInjector(Stage.PRODUCTION, new ExplicitBindings(), module)
        .getInstance(Raidbench.class);
  }

  /** What the injector of Raidbench holds itself to; another's is not for Raidbench to rule. */
  private static final class ExplicitBindings extends AbstractModule {
    @Override
    protected void configure() {
      binder().requireExplicitBindings();
      binder().requireExactBindingAnnotations();
      binder().requireAtInjectOnConstructors();
      binder().disableCircularProxies();
    }
  }

  /**
   * What the plug-ins bring, and what was left out.
   *
   * @return the registry
   */
  public Registry registry() {
    return registry;
  }

  /**
   * Runs the cases of every bench.
   *
   * @return the engine
   */
  public CaseEngine caseEngine() {
    return engine;
  }

  /**
   * Reads bench files.
   *
   * @return the reader
   */
  public BenchFileReader benchFiles() {
    return benchFiles;
  }

  /**
   * Writes results.
   *
   * @return the formats
   */
  public ResultFormats resultFormats() {
    return resultFormats;
  }

  /**
   * Describes bench files to editors and other programs.
   *
   * @return a JSON Schema with every model of the registry, the same text for the same plug-ins
   */
  public String benchSchema() {
    return BenchSchema.of(registry());
  }

  /**
   * Starts composing a bench in Java.
   *
   * @return an empty builder
   */
  public BenchBuilder bench() {
    return Bench.builder(registry, engine);
  }
}
