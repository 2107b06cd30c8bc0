package org.raidbench.core.pipeline;

import java.util.List;

/**
 * A system at work, as a load sees it: targets that take requests. All methods are called from the
 * simulation's thread.
 *
 * <p>A request is a number the caller chooses, from 0 to the limit it gave when the system was
 * built; its time runs from {@link #submit} to {@link Completion#done}: host slots and processor,
 * host link, controller, disks and back.
 */
public interface StorageSystem {
  /**
   * The targets of an array: one, or one for each disk of a JBOD.
   *
   * @param array the array's name
   * @return target numbers, in the order of the disks
   * @throws IllegalArgumentException if there is no such array
   */
  List<Integer> targets(String array);

  /**
   * The size of a target.
   *
   * @param target its number
   * @return sectors of 512 bytes
   */
  long targetSectors(int target);

  /**
   * Sends a request.
   *
   * @param request its number, not in flight
   * @param target the target's number
   * @param write whether it writes
   * @param sector first sector, within the target
   * @param sectors how many, at least one
   */
  void submit(int request, int target, boolean write, long sector, int sectors);

  /**
   * The names of the stages a request passes, in the order of its path.
   *
   * @return the names
   */
  List<String> stages();

  /**
   * Time that completed requests have spent in a stage, all added up since the beginning.
   *
   * @param stage its index in {@link #stages}
   * @return nanoseconds
   */
  long stageNanos(int stage);

  /**
   * Bytes in write caches that are not on disks yet, for judging whether a run is in steady state.
   *
   * @return bytes
   */
  long dirtyBytes();

  /**
   * Looks for the disk that lets requests wait which will never be completed.
   *
   * @param atLeastNanos how long ago the disk has been given a command that it has not ended, at
   *     least; 0 if nothing is left to happen, so that any command not ended is one too many
   * @throws org.raidbench.core.contract.ContractBreachException if there is one, naming it
   */
  default void blameDisk(long atLeastNanos) {}

  /**
   * What is done to it beside requests.
   *
   * @return its upkeep, the same each time
   */
  Upkeep upkeep();

  /**
   * What has been written to its SSDs.
   *
   * @return one reading for each, in the order of the plan
   */
  default List<SsdCounters> ssds() {
    return List.of();
  }

  /**
   * What its SSD pools hold and have done.
   *
   * @return one reading for each, in the order of the plan
   */
  default List<PoolCounters> pools() {
    return List.of();
  }

  /** Told when a request has been completed. */
  @FunctionalInterface
  interface Completion {
    /**
     * A request has been completed now; its number is free again, so the receiver may submit.
     *
     * @param request its number
     */
    void done(int request);
  }
}
