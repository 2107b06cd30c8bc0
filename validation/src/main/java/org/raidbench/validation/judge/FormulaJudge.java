package org.raidbench.validation.judge;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import org.raidbench.api.result.CaseResult;
import org.raidbench.api.result.Confidence;
import org.raidbench.api.result.Latency;
import org.raidbench.api.result.Measurement;
import org.raidbench.api.result.Traffic;
import org.raidbench.core.measure.Interval;
import org.raidbench.core.table.Figures;
import org.raidbench.validation.check.FormulaIs;

/** Judges a rating's formula: what it makes of IOPS that are given, as tables would. */
final class FormulaJudge {
  Finding judge(FormulaIs check) {
    List<CaseResult> cases = new ArrayList<>();
    check.iops().forEach((value, iops) -> cases.add(result(Map.of(check.over(), value), iops)));
    OptionalDouble rating = Figures.of(cases, check.shown());
    return Finding.of(
        rating.isPresent() && Expected.same(rating.getAsDouble(), check.is()),
        rating.isPresent() ? Interval.number(rating.getAsDouble()) : "no rating");
  }

  private static CaseResult result(Map<String, String> coordinates, double iops) {
    Latency none = new Latency(0, 0, 0, 0, 0, Collections.nCopies(Latency.LEVELS.size(), 0L));
    Measurement measured =
        new Measurement(
            new Traffic(0, 0, iops, 0, none),
            new Confidence(0.95, 0, true, 1),
            "",
            "",
            Map.of(),
            Map.of(),
            0,
            0,
            List.of());
    return new CaseResult(
        coordinates, 0, null, measured, List.of(), List.of(), List.of(), List.of());
  }
}
