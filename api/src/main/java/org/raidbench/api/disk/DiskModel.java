package org.raidbench.api.disk;

import java.util.List;
import org.raidbench.api.Model;
import org.raidbench.api.sim.Context;
import org.raidbench.api.spec.Key;
import org.raidbench.api.spec.Spec;
import org.raidbench.api.stability.Stable;

/**
 * A disk that can be put into a system. Its specification has at least {@link DiskKeys#KIND},
 * {@link DiskKeys#CAPACITY}, {@link DiskKeys#INTERFACE}, {@link DiskKeys#LINK_RATE} and {@link
 * DiskKeys#TAGS}; other keys are the model's own.
 */
@Stable
public interface DiskModel extends Model {
  /** The keys that its specification has to have. */
  List<Key> REQUIRED_KEYS =
      List.of(
          DiskKeys.KIND, DiskKeys.CAPACITY, DiskKeys.INTERFACE, DiskKeys.LINK_RATE, DiskKeys.TAGS);

  /**
   * Creates a disk.
   *
   * @param context the disk's clock, stations and random streams
   * @param spec {@link #spec()}, possibly with figures overridden by the bench
   * @param setup how it is set up
   * @param completion told of every command's end
   * @return a disk with the power on and nothing queued
   * @throws IllegalArgumentException if overridden figures contradict each other; the message says
   *     how
   */
  Disk create(Context context, Spec spec, DiskSetup setup, DiskCompletion completion);
}
