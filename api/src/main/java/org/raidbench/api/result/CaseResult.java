package org.raidbench.api.result;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.raidbench.api.stability.Evolving;

/**
 * What one case of a bench gave.
 *
 * @param coordinates the case: dimension and value, in the order of the bench
 * @param seed the seed of every random draw: the same case gives the same again with it
 * @param notApplicable why there is no measurement, such as {@code no RAID on an HBA}; null if
 *     there is one
 * @param total everything together; null if not applicable
 * @param jobs each job, or each group where the workload is reported so; empty if not applicable
 * @param unverified what unverified figures it rests on, a line each: {@code adaptec/6805
 *     read-command}
 * @param ignored what was asked for and does not matter here: options of the workload file
 * @param notes what a reader has to know: what was asked for and could not be done, such as
 *     write-back without protection
 * @param changes changes of the system's state, in the order of time: from the end of the case
 *     before on, where this one was measured on the same system
 */
@Evolving
public record CaseResult(
    Map<String, String> coordinates,
    long seed,
    @Nullable String notApplicable,
    @Nullable Measurement total,
    List<JobResult> jobs,
    List<String> unverified,
    List<String> ignored,
    List<String> notes,
    List<StateChange> changes) {
  /** Copies the collections. */
  public CaseResult {
    coordinates = Collections.unmodifiableMap(new LinkedHashMap<>(coordinates));
    jobs = List.copyOf(jobs);
    unverified = List.copyOf(unverified);
    ignored = List.copyOf(ignored);
    notes = List.copyOf(notes);
    changes = List.copyOf(changes);
  }

  /**
   * What a case gave whose system remained as it was.
   *
   * @param coordinates the case
   * @param seed the seed of every random draw
   * @param notApplicable why there is no measurement; null if there is one
   * @param total everything together; null if not applicable
   * @param jobs each job or group
   * @param unverified what unverified figures it rests on
   * @param ignored what was asked for and does not matter here
   * @param notes what a reader has to know
   */
  public CaseResult(
      Map<String, String> coordinates,
      long seed,
      @Nullable String notApplicable,
      @Nullable Measurement total,
      List<JobResult> jobs,
      List<String> unverified,
      List<String> ignored,
      List<String> notes) {
    this(coordinates, seed, notApplicable, total, jobs, unverified, ignored, notes, List.of());
  }

  /**
   * A case that was not run.
   *
   * @param coordinates the case
   * @param seed the seed it would have run with
   * @param reason why there is no measurement
   * @return the result
   */
  public static CaseResult notApplicable(
      Map<String, String> coordinates, long seed, String reason) {
    return new CaseResult(
        coordinates, seed, reason, null, List.of(), List.of(), List.of(), List.of());
  }

  /**
   * The same under other coordinates.
   *
   * @param other dimension and value, in the order of the bench
   * @return a copy
   */
  public CaseResult withCoordinates(Map<String, String> other) {
    return new CaseResult(
        other, seed, notApplicable, total, jobs, unverified, ignored, notes, changes);
  }

  /**
   * What was measured, for a case that is known to be applicable.
   *
   * @return {@link #total}
   * @throws IllegalStateException if it is not; with the reason
   */
  public Measurement measured() {
    if (total == null) {
      throw new IllegalStateException("nothing was measured: " + notApplicable);
    }
    return total;
  }
}
