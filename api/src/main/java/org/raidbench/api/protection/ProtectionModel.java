package org.raidbench.api.protection;

import java.util.List;
import org.raidbench.api.Model;
import org.raidbench.api.sim.Context;
import org.raidbench.api.spec.Key;
import org.raidbench.api.spec.Spec;
import org.raidbench.api.stability.Evolving;

/**
 * A battery or supercapacitor module that keeps a controller's cache when the power fails.
 *
 * <p>One that differs from others only in figures overrides nothing here but the three methods of
 * {@link Model}.
 */
@Evolving
public interface ProtectionModel extends Model {
  /** The keys that its specification has to have. */
  List<Key> REQUIRED_KEYS = List.of(ProtectionKeys.KIND);

  /**
   * Creates a protection: by default one that keeps the cache for {@link ProtectionKeys#RETENTION},
   * without limit if that is absent, and that does not protect during the learn cycles its
   * specification states, nor after them until it is charged to {@link
   * ProtectionKeys#READY_CHARGE}.
   *
   * @param context its clock and event log
   * @param spec {@link #spec()}, possibly with figures overridden by the bench
   * @param changed run whenever {@link Protection#ready} has changed
   * @return a protection, charged
   */
  default Protection create(Context context, Spec spec, Runnable changed) {
    return new SpecProtection(context, spec, changed);
  }
}
