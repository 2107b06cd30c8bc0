package org.raidbench.core.expect;

import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.raidbench.api.result.CaseResult;
import org.raidbench.api.result.Measurement;

/** What a failed expectation tells: what was found, what limits, and how to see it again. */
final class Told {
  private Told() {}

  static String of(CaseResult result, String expected, String found) {
    StringBuilder text = new StringBuilder();
    text.append("expected ").append(expected).append(", but ").append(found);
    @Nullable Measurement measured = result.total();
    if (measured != null) {
      text.append("\n  limited by: ").append(measured.bottleneck());
      if (!measured.runnerUp().isEmpty()) {
        text.append("; next: ").append(measured.runnerUp());
      }
      if (!measured.confidence().settled()) {
        text.append("\n  it did not settle");
      }
    }
    for (String note : result.notes()) {
      text.append("\n  note: ").append(note);
    }
    if (!result.coordinates().isEmpty()) {
      text.append("\n  case: ").append(coordinates(result));
    }
    long seed = result.seed();
    return text.append("\n  again: the same bench with seed ")
        .append(seed)
        .append(": Bench.builder().seed(")
        .append(seed)
        .append("), or raidbench run FILE --seed ")
        .append(seed)
        .toString();
  }

  static String coordinates(CaseResult result) {
    return result.coordinates().entrySet().stream()
        .map(it -> it.getKey() + " " + it.getValue())
        .collect(Collectors.joining(", "));
  }
}
