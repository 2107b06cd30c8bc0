package org.raidbench.api.controller;

import org.raidbench.api.spec.Spec;
import org.raidbench.api.stability.Evolving;

/**
 * What commands cost the controller's processor. Called for every command: no allocation, no state.
 */
@Evolving
public interface Costs {
  /**
   * The cost of a host command, from its arrival to its completion.
   *
   * @param path the way it takes
   * @param write whether it writes
   * @param sectors its length
   * @return nanoseconds of one core
   */
  long hostCommandNanos(CommandPath path, boolean write, int sectors);

  /**
   * The cost of a command to a disk, on top of what its host command costs. A command on the fast
   * path contains its disk command: it is not charged again.
   *
   * @param write whether it writes
   * @param sectors its length
   * @return nanoseconds of one core
   */
  long diskCommandNanos(boolean write, int sectors);

  /**
   * The cost of a cache line that a command of a cached array looks up or takes, on top of what the
   * command itself costs. Commands on the fast path and commands of arrays that the cache has no
   * part in are not charged.
   *
   * @return nanoseconds of one core; 0 if the controller does not say otherwise
   */
  default long cacheLineNanos() {
    return 0;
  }

  /**
   * The cost of a cache line destaged.
   *
   * @return nanoseconds of one core
   */
  long destageLineNanos();

  /**
   * Costs as a specification states them: {@link ControllerKeys#FAST_COMMAND} and its neighbours.
   * An absent figure costs nothing; the fast and the cache path cost what the normal one does
   * unless they have a figure of their own.
   *
   * @param spec the controller's specification
   * @return constant costs
   */
  static Costs of(Spec spec) {
    return new SpecCosts(spec);
  }
}
