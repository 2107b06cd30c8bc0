package org.raidbench.api.controller;

import org.raidbench.api.stability.Evolving;

/**
 * Decides which commands take the fast path. Evaluated when an array or its policy changes, never
 * for each I/O; a command that more than one disk must serve, or that the cache holds, never takes
 * it.
 */
@Evolving
@FunctionalInterface
public interface PathRule {
  /**
   * Decides.
   *
   * @param view the array
   * @param write whether the command writes
   * @return true for the fast path
   */
  boolean fast(View view, boolean write);

  /** An array. Valid during the call only. */
  interface View {
    /**
     * Whether the controller has a fast path, by {@link ControllerKeys#FAST_PATH}.
     *
     * @return true if it does
     */
    boolean unlocked();

    /**
     * The level's name.
     *
     * @return as in a bench file: {@code raid5}
     */
    String level();

    /**
     * The policy in force: write-back that is not allowed shows as write-through.
     *
     * @return the policy
     */
    Policy policy();

    /**
     * Whether a member is lost.
     *
     * @return true if degraded
     */
    boolean degraded();
  }
}
