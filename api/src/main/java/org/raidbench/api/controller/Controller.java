package org.raidbench.api.controller;

import org.raidbench.api.stability.Evolving;

/**
 * What one controller brings to the pipeline that all controllers share: what commands cost its
 * firmware, and the decisions that are its own. All state (cache lines, dirty set, streams, queues)
 * is the pipeline's.
 */
@Evolving
public interface Controller {
  /**
   * What commands cost.
   *
   * @return the same costs each time
   */
  Costs costs();

  /**
   * The decisions that are its own.
   *
   * @return the same parts each time
   */
  Parts parts();

  /**
   * Told of a change of state: protection ready or lost, reboot, array degraded. The pipeline
   * evaluates {@link Parts#writeRule} again afterwards.
   *
   * @param kind what changed, as in the event log
   * @param detail for people
   */
  default void changed(String kind, String detail) {}

  /**
   * A controller of costs and parts.
   *
   * @param costs what commands cost
   * @param parts its decisions
   * @return a controller without state
   */
  static Controller of(Costs costs, Parts parts) {
    return new Controller() {
      @Override
      public Costs costs() {
        return costs;
      }

      @Override
      public Parts parts() {
        return parts;
      }
    };
  }
}
