package org.raidbench.api.protection;

import org.raidbench.api.Model;
import org.raidbench.api.sim.Context;
import org.raidbench.api.spec.Spec;

/** A battery or supercapacitor module that keeps a controller's cache when the power fails. */
public interface ProtectionModel extends Model {
  /**
   * Creates a protection.
   *
   * @param context its clock and event log
   * @param spec {@link #spec()}, possibly with figures overridden by the bench
   * @param changed run whenever {@link Protection#ready} has changed
   * @return a protection, charged
   */
  Protection create(Context context, Spec spec, Runnable changed);
}
