package org.raidbench.core.bench;

import org.raidbench.core.plugin.Discovery;
import org.raidbench.core.plugin.Registry;

/** The plug-ins on the class path, found when first asked for. */
final class ClassPathRegistry {
  private static final Registry REGISTRY = Discovery.discover(Bench.class.getClassLoader());

  private ClassPathRegistry() {}

  static Registry get() {
    return REGISTRY;
  }
}
