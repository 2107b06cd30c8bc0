package org.raidbench.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.raidbench.api.spec.Figure;
import org.raidbench.api.spec.Key;
import org.raidbench.api.workload.Job;
import org.raidbench.api.workload.Workload;
import org.raidbench.api.workload.WorkloadCase;
import org.raidbench.api.workload.WorkloadPattern;

/**
 * What every workload pattern keeps to. Extend it and return your pattern:
 *
 * <pre>{@code
 * final class MyPatternTest extends WorkloadPatternContract {
 *   @Override
 *   protected WorkloadPattern model() {
 *     return new MyPattern();
 *   }
 * }
 * }</pre>
 */
public abstract class WorkloadPatternContract extends ModelContract<WorkloadPattern> {
  /** For subclasses. */
  protected WorkloadPatternContract() {}

  @Override
  protected final List<Key> requiredKeys() {
    return List.of();
  }

  @Override
  protected final List<Key> knownKeys() {
    return List.of();
  }

  @Test
  void theUsualValuesMakeAWorkload() {
    Workload workload = model().create("my load", model().spec());
    assertEquals("my load", workload.name());
    assertEquals(workload, model().create("my load", model().spec()), "made again");
    List<String> names = workload.stages().stream().flatMap(List::stream).map(Job::name).toList();
    assertEquals(names.stream().distinct().toList(), names, "names of jobs");
  }

  @Test
  void theCasesAreToldApart() {
    List<WorkloadCase> cases = model().createCases("my load", model().spec());
    assertEquals(cases, model().createCases("my load", model().spec()), "made again");
    assertFalse(cases.isEmpty(), "no case");
    List<Map<String, String>> coordinates = cases.stream().map(WorkloadCase::coordinates).toList();
    assertEquals(coordinates.stream().distinct().toList(), coordinates, "coordinates");
    if (cases.size() == 1) {
      assertEquals(List.of(Map.of()), coordinates, "a single case needs no coordinates");
    }
  }

  /** Whatever a user sets a parameter to. */
  @Test
  void everyParameterIsUsedOrItsFaultIsTold() {
    for (Figure figure : model().spec().figures()) {
      for (String value : values(figure.key())) {
        try {
          model().create("my load", with(figure.key(), value));
        } catch (IllegalArgumentException e) {
          String name = figure.key().name();
          assertTrue(
              e.getMessage() != null && e.getMessage().startsWith(name + ":"),
              () -> name + " = " + value + " is refused with: " + e.getMessage());
        }
      }
    }
  }

  private static List<String> values(Key key) {
    return switch (key.dimension()) {
      case COUNT -> List.of("0", "1", "4000000000");
      case REAL -> List.of("0", "1", "1.5", "4000000000");
      case SIZE -> List.of("0B", "1B", "512B", "64KiB", "9000TiB");
      case TIME -> List.of("0s", "1ns", "1d");
      case RATE -> List.of("0B/s", "1B/s", "100TB/s");
      case SHARE -> List.of("0%", "50%", "100%", "150%");
      case FREQUENCY -> List.of("0Hz", "5GHz");
      case ROTATION -> List.of("0rpm", "7200rpm");
      case FLAG -> List.of("yes", "no");
      case TEXT, WORDS -> List.of("", "no-such-word", "a, b");
    };
  }
}
