package org.raidbench.core.assembly;

import com.google.inject.Guice;
import com.google.inject.Injector;
import com.google.inject.Stage;
import java.nio.file.Path;
import java.util.List;
import org.raidbench.core.bench.Bench;
import org.raidbench.core.bench.BenchBuilder;
import org.raidbench.core.file.BenchFileReader;
import org.raidbench.core.plugin.Registry;

/**
 * Raidbench put together: one for a process is enough, and safe for any thread. A program that
 * composes its benches in Java needs only {@link Bench#builder()}.
 */
public final class Raidbench {
  private final Injector injector;

  private Raidbench(Injector injector) {
    this.injector = injector;
  }

  /**
   * Puts Raidbench together with the plug-ins on the class path.
   *
   * @return Raidbench
   */
  public static Raidbench start() {
    return start(Raidbench.class.getClassLoader());
  }

  /**
   * Puts Raidbench together with the plug-ins that a class loader sees.
   *
   * @param plugins the class loader
   * @return Raidbench
   */
  public static Raidbench start(ClassLoader plugins) {
    return start(plugins, List.of());
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
    return start(Raidbench.class.getClassLoader(), folders);
  }

  private static Raidbench start(ClassLoader plugins, List<Path> folders) {
    return new Raidbench(Guice.createInjector(Stage.PRODUCTION, new CoreModule(plugins, folders)));
  }

  /**
   * What the plug-ins bring, and what was left out.
   *
   * @return the registry
   */
  public Registry registry() {
    return injector.getInstance(Registry.class);
  }

  /**
   * Reads bench files.
   *
   * @return the reader
   */
  public BenchFileReader benchFiles() {
    return injector.getInstance(BenchFileReader.class);
  }

  /**
   * Starts composing a bench in Java.
   *
   * @return an empty builder
   */
  public BenchBuilder bench() {
    return Bench.builder(registry());
  }
}
