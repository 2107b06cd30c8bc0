package org.raidbench.core.assembly;

import com.google.inject.AbstractModule;
import com.google.inject.Provides;
import com.google.inject.Singleton;
import java.nio.file.Path;
import java.util.List;
import org.raidbench.core.bench.CaseEngine;
import org.raidbench.core.bench.SimulatedCase;
import org.raidbench.core.file.BenchFileReader;
import org.raidbench.core.plugin.Discovery;
import org.raidbench.core.plugin.Registry;

/**
 * The services of core, each bound by name: nothing is made because a constructor happens to ask
 * for it. What belongs to one bench (composers, resolvers, cases) is made by hand for it and is not
 * here.
 */
final class CoreModule extends AbstractModule {
  private final ClassLoader plugins;
  private final List<Path> folders;

  CoreModule(ClassLoader plugins, List<Path> folders) {
    this.plugins = plugins;
    this.folders = List.copyOf(folders);
  }

  @Override
  protected void configure() {
    binder().requireExplicitBindings();
    binder().requireExactBindingAnnotations();
    binder().requireAtInjectOnConstructors();
    binder().disableCircularProxies();
  }

  @Provides
  @Singleton
  Registry registry() {
    return Discovery.discover(plugins, folders);
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
}
