package org.raidbench.core.bench;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.raidbench.core.system.SystemPlan;

/**
 * One case of a bench.
 *
 * @param coordinates dimension and value, in the order of the bench
 * @param plan the system; null if not applicable
 * @param notApplicable why the system cannot be had; null if it can
 * @param loads what runs at once
 * @param settings how long
 * @param moment when it is measured in the course of steps it is part of; null if it begins by
 *     itself
 */
public record BenchCase(
    Map<String, String> coordinates,
    @Nullable SystemPlan plan,
    @Nullable String notApplicable,
    List<Load> loads,
    CaseSettings settings,
    @Nullable Moment moment) {
  /** The dimension by which workloads are told apart. */
  public static final String WORKLOAD = "workload";

  /**
   * Copies the collections.
   *
   * @throws IllegalArgumentException unless there is either a plan or a reason for none
   */
  public BenchCase {
    coordinates = Collections.unmodifiableMap(new LinkedHashMap<>(coordinates));
    loads = List.copyOf(loads);
    if ((plan == null) == (notApplicable == null)) {
      throw new IllegalArgumentException("either a plan or a reason for none");
    }
  }

  /**
   * A case that begins by itself.
   *
   * @param coordinates dimension and value, in the order of the bench
   * @param plan the system; null if not applicable
   * @param notApplicable why the system cannot be had; null if it can
   * @param loads what runs at once
   * @param settings how long
   */
  public BenchCase(
      Map<String, String> coordinates,
      @Nullable SystemPlan plan,
      @Nullable String notApplicable,
      List<Load> loads,
      CaseSettings settings) {
    this(coordinates, plan, notApplicable, loads, settings, null);
  }

  /** Whether it is measured on the system on which another was, later than that. */
  boolean continues(BenchCase other) {
    return moment != null
        && other.moment != null
        && moment.course().equals(other.moment.course())
        && moment.step() > other.moment.step();
  }
}
