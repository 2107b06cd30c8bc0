package org.raidbench.core;

import java.util.List;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.MethodSource;
import org.raidbench.api.workload.WorkloadPattern;
import org.raidbench.testkit.WorkloadPatternContract;

/** Every workload pattern of the plug-in keeps the contract. */
@ParameterizedClass(name = "{0}")
@MethodSource("models")
final class ShippedPatternsTest extends WorkloadPatternContract {
  /** A plug-in that lost its patterns would pass every test. */
  private static final int MODELS_MIN = 12;

  @Parameter WorkloadPattern model;

  static List<WorkloadPattern> models() {
    List<WorkloadPattern> models = new CorePlugin().workloadPatterns();
    if (models.size() < MODELS_MIN) {
      throw new AssertionError(models.size() + " patterns, expected at least " + MODELS_MIN);
    }
    return models;
  }

  @Override
  protected WorkloadPattern model() {
    return model;
  }
}
