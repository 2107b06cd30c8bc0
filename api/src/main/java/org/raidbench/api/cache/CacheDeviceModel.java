package org.raidbench.api.cache;

import java.util.List;
import org.raidbench.api.Model;
import org.raidbench.api.sim.Context;
import org.raidbench.api.spec.Spec;
import org.raidbench.api.stability.Evolving;

/** A cache in front of arrays: on-board memory or a pool of SSDs. */
@Evolving
public interface CacheDeviceModel extends Model {
  /**
   * Says what is wrong with a pool.
   *
   * @param level the pool's RAID level as in a bench file
   * @param mode the mode asked for
   * @param members model ids of its members, in order
   * @param bytes its capacity
   * @return a line for each fault; empty if none
   */
  List<String> check(String level, CacheMode mode, List<String> members, long bytes);

  /**
   * Creates the device.
   *
   * @param context its clock and random streams
   * @param spec {@link #spec()}, possibly with figures overridden by the bench
   * @param mode a mode that {@link #check} finds nothing wrong with
   * @return the device
   */
  CacheDevice create(Context context, Spec spec, CacheMode mode);
}
