package org.raidbench.api.sim;

import org.raidbench.api.stability.Stable;

/**
 * Something that happens at an instant.
 *
 * <p>Devices create their handlers once and tell occasions apart by the token, so that nothing is
 * allocated on the hot path.
 */
@Stable
@FunctionalInterface
public interface EventHandler {
  /**
   * Called by the simulation when the instant has come; {@link Context#nowNanos} is that instant.
   *
   * @param token what was passed when the event was scheduled
   */
  void fire(long token);
}
