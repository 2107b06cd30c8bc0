package org.raidbench.validation.judge;

import java.util.List;
import java.util.stream.Collectors;

/** Puts the findings of several checks together. */
public final class Findings {
  private Findings() {}

  /**
   * One finding of several.
   *
   * @param findings at least one
   * @return the worst outcome, with what the checks of that outcome found; all of it if all hold
   */
  public static Finding together(List<Finding> findings) {
    if (findings.size() == 1) {
      return findings.get(0);
    }
    Outcome worst = Outcome.worst(findings.stream().map(Finding::outcome).toList());
    List<Finding> shown = findings.stream().filter(it -> it.outcome() == worst).toList();
    long holding = findings.stream().filter(it -> it.outcome() == Outcome.HOLDS).count();
    String before = worst == Outcome.HOLDS ? "" : holding + " of " + findings.size() + " checks; ";
    return new Finding(
        worst,
        before + shown.stream().map(Finding::gave).distinct().collect(Collectors.joining("; ")),
        shown.get(0).difference());
  }
}
