package org.raidbench.core.load;

import org.raidbench.core.kernel.Simulation;
import org.raidbench.core.pipeline.StorageSystem;

/** Builds the system that a load is put on. */
@FunctionalInterface
public interface SystemFactory {
  /**
   * Builds a system.
   *
   * @param simulation the simulation it lives in
   * @param maxRequests how many requests may be in flight; they are numbered from 0
   * @param completion told of every completion
   * @return the system, ready for requests
   */
  StorageSystem build(Simulation simulation, int maxRequests, StorageSystem.Completion completion);
}
