package org.raidbench.api.controller;

import org.raidbench.api.stability.Evolving;

/**
 * Decides whether an array's writes are acknowledged from the cache. Evaluated when something
 * changes, never for each I/O.
 */
@Evolving
@FunctionalInterface
public interface WriteRule {
  /**
   * Decides.
   *
   * @param view the state of affairs
   * @return true to write back, false to write through
   */
  boolean writeBack(View view);

  /** The state of affairs. Valid during the call only. */
  interface View {
    /**
     * What the array's policy asks for.
     *
     * @return the policy
     */
    WritePolicy asked();

    /**
     * Whether a protection is fitted.
     *
     * @return true if there is one, ready or not
     */
    boolean protectionFitted();

    /**
     * Whether the protection would keep the cache if the power failed now.
     *
     * @return true if fitted, charged, and not in a learn cycle
     */
    boolean protectionReady();

    /**
     * Reboots since the policy was set.
     *
     * @return their number
     */
    int rebootsSinceSet();
  }
}
