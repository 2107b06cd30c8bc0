package org.raidbench.validation.judge;

import java.util.List;
import java.util.Locale;
import java.util.TreeSet;
import org.raidbench.validation.check.LimitedBy;

/** Judges which part limits: all seeds have to agree. */
final class LimitJudge implements Judge<LimitedBy> {
  @Override
  public Finding judge(LimitedBy check, List<Reading> readings) {
    List<String> limits = readings.get(0).limits();
    String part = check.part().toLowerCase(Locale.ROOT);
    long named = limits.stream().filter(it -> it.toLowerCase(Locale.ROOT).contains(part)).count();
    long right = check.limits() ? named : limits.size() - named;
    Outcome outcome =
        right == limits.size()
            ? Outcome.HOLDS
            : right == 0 ? Outcome.CONTRADICTED : Outcome.NOT_RESOLVED;
    return new Finding(outcome, "limited by " + String.join(" or ", new TreeSet<>(limits)), "");
  }
}
