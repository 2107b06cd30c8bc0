package org.raidbench.core.bench;

import org.raidbench.api.fault.FaultsException;
import org.raidbench.core.plugin.Discovery;
import org.raidbench.core.plugin.Registry;

/** The plug-ins on the class path, found when first asked for. */
final class ClassPathRegistry {
  private static final Registry REGISTRY = Discovery.discover(Bench.class.getClassLoader());

  private ClassPathRegistry() {}

  /**
   * The plug-ins, all of them in order.
   *
   * @throws FaultsException with what is wrong with any: a bench without it would mislead, and that
   *     its model is not known says nothing
   */
  static Registry get() {
    return sound(REGISTRY);
  }

  static Registry sound(Registry registry) {
    if (!registry.problems().isEmpty()) {
      throw new FaultsException(registry.problems());
    }
    return registry;
  }
}
