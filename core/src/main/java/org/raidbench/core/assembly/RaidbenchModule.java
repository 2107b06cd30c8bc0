package org.raidbench.core.assembly;

import com.google.inject.AbstractModule;
import com.google.inject.Provides;
import com.google.inject.Singleton;
import com.google.inject.multibindings.Multibinder;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.raidbench.api.RaidbenchPlugin;
import org.raidbench.core.bench.Bench;
import org.raidbench.core.bench.BenchBuilder;
import org.raidbench.core.bench.CaseEngine;
import org.raidbench.core.bench.SimulatedCase;
import org.raidbench.core.file.BenchFileReader;
import org.raidbench.core.plugin.Discovery;
import org.raidbench.core.plugin.Registry;
import org.raidbench.core.results.ResultFormats;

/**
 * Raidbench for an injector: {@link Raidbench#start} makes one of its own of it, and it can be
 * installed in another's. It asks nothing of that injector. Immutable.
 *
 * <table>
 * <caption>What is bound, and what may take its place with {@code Modules.override}</caption>
 * <tr><td>{@code Set<RaidbenchPlugin>}</td><td>plug-ins of the program itself, beside those that are
 * found: none until a {@link Multibinder} adds some</td></tr>
 * <tr><td>{@link Registry}</td><td>what plug-ins bring: discovered; another is all there is</td></tr>
 * <tr><td>{@link CaseEngine}</td><td>runs a case: in a simulation; another may record, cache, limit
 * or run elsewhere. Every bench uses it, from a file or from Java</td></tr>
 * <tr><td>{@link BenchFileReader}, {@link ResultFormats}</td><td>the way in and the way
 * out</td></tr>
 * <tr><td>{@link BenchBuilder}</td><td>a new one at each injection</td></tr>
 * <tr><td>{@link Raidbench}</td><td>all of these</td></tr>
 * </table>
 *
 * <p>What belongs to one bench (composers, resolvers) or to one simulation is made by hand, since
 * it takes what the bench says and nothing else.
 */
public final class RaidbenchModule extends AbstractModule {
  private final ClassLoader loader;
  private final List<Path> folders;
  private final List<RaidbenchPlugin> plugins;

  /** The plug-ins on the class path. */
  public RaidbenchModule() {
    this(RaidbenchModule.class.getClassLoader(), List.of(), List.of());
  }

  private RaidbenchModule(ClassLoader loader, List<Path> folders, List<RaidbenchPlugin> plugins) {
    this.loader = loader;
    this.folders = List.copyOf(folders);
    this.plugins = List.copyOf(plugins);
  }

  /**
   * With the plug-ins that another class loader sees, instead of the one of Raidbench.
   *
   * @param other the class loader
   * @return a module
   */
  public RaidbenchModule withClassLoader(ClassLoader other) {
    return new RaidbenchModule(other, folders, plugins);
  }

  /**
   * With plug-ins in folders besides, {@code FOLDER/NAME/*.jar}, each with a class loader of its
   * own.
   *
   * @param others the folders, in order
   * @return a module
   */
  public RaidbenchModule withFolders(List<Path> others) {
    return new RaidbenchModule(loader, others, plugins);
  }

  /**
   * With plug-ins of the program itself besides. They are held to the same contract as others.
   *
   * @param others the plug-ins
   * @return a module
   */
  public RaidbenchModule withPlugins(RaidbenchPlugin... others) {
    return new RaidbenchModule(loader, folders, List.of(others));
  }

  @Override
  protected void configure() {
    Multibinder<RaidbenchPlugin> own = Multibinder.newSetBinder(binder(), RaidbenchPlugin.class);
    plugins.forEach(plugin -> own.addBinding().toInstance(plugin));
  }

  @Provides
  @Singleton
  Registry registry(Set<RaidbenchPlugin> own) {
    return Discovery.discover(loader, folders, new ArrayList<>(own));
  }

  @Provides
  @Singleton
  CaseEngine caseEngine() {
    return new SimulatedCase();
  }

  @Provides
  @Singleton
  BenchFileReader benchFileReader(Registry registry, CaseEngine engine) {
    return new BenchFileReader(registry, engine);
  }

  @Provides
  @Singleton
  ResultFormats resultFormats(Registry registry) {
    return new ResultFormats(registry);
  }

  @Provides
  BenchBuilder benchBuilder(Registry registry, CaseEngine engine) {
    return Bench.builder(registry, engine);
  }

  @Provides
  @Singleton
  Raidbench raidbench(
      Registry registry, CaseEngine engine, BenchFileReader benchFiles, ResultFormats formats) {
    return new Raidbench(registry, engine, benchFiles, formats);
  }
}
