package org.raidbench.core.file;

import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.raidbench.api.fault.Names;
import org.raidbench.api.spec.Dimension;
import org.raidbench.api.spec.Limits;
import org.raidbench.api.spec.Quantity;
import org.raidbench.core.bench.Said;
import org.raidbench.core.bench.Step;
import org.raidbench.core.figure.FigureRules;

/** Reads lines such as {@code run database as before}, {@code idle 30s}, {@code battery fails}. */
final class StepReader {
  private static final String CARE_WORDS =
      String.join(", ", StepWords.CARES.keySet()) + ", at 20 %";
  private static final Pattern LABEL = Pattern.compile("(.*\\S)\\s+as\\s+(\\S.*)");
  private static final Pattern DELAY = Pattern.compile("(.*\\S)\\s+in\\s+(\\S.*)");

  private final Set<String> workloads;
  private final Set<String> arrays;
  private final FaultSet faults;
  private boolean allRead = true;

  StepReader(Set<String> workloads, Set<String> arrays, FaultSet faults) {
    this.workloads = workloads;
    this.arrays = arrays;
    this.faults = faults;
  }

  /** Whether every line so far was right. */
  boolean allRead() {
    return allRead;
  }

  /** Reads a line; empty if it is wrong, with the reason among the faults. */
  Optional<StepLine> read(Said<String> said) {
    Optional<StepLine> line = line(said);
    allRead &= line.isPresent();
    return line;
  }

  private Optional<StepLine> line(Said<String> said) {
    String[] words = said.value().split("\\s+", 2);
    String rest = words.length < 2 ? "" : words[1].strip();
    return switch (words[0]) {
      case StepWords.RUN -> run(said, rest);
      case StepWords.REBOOT ->
          rest.isEmpty()
              ? Optional.of(step(said, new Step.Reboot()))
              : wrong(said, "\"reboot\" stands alone, without \"" + rest + "\"");
      case StepWords.IDLE ->
          nanos(said, rest, "idle 30s")
              .map(nanos -> step(said, new Step.Idle(said.value(), nanos)));
      case StepWords.FILL ->
          arrays.contains(rest)
              ? Optional.of(step(said, new Step.Fill(rest)))
              : wrong(said, "there is no array \"%s\"%s".formatted(rest, Names.hint(rest, arrays)));
      default ->
          StepWords.PROTECTION.contains(words[0])
              ? protect(said, words[0], rest)
              : wrong(
                  said,
                  "\"%s\" is no step%s; steps are run NAME, reboot, idle 30s, fill ARRAY, battery fails"
                      .formatted(said.value(), Names.hint(words[0], StepWords.ALL)));
    };
  }

  private static StepLine step(Said<String> said, Step step) {
    return new StepLine(said, step, null, null);
  }

  private Optional<StepLine> wrong(Said<String> said, String message) {
    faults.add(said.at(), message);
    return Optional.empty();
  }

  private Optional<StepLine> run(Said<String> said, String rest) {
    if (workloads.contains(rest)) {
      return Optional.of(StepLine.run(said, rest));
    }
    Matcher matcher = LABEL.matcher(rest);
    boolean labelled = matcher.matches();
    String name = labelled ? matcher.group(1) : rest;
    if (!workloads.contains(name)) {
      return wrong(
          said,
          name.isEmpty()
              ? "run: say which workload, one of: " + String.join(", ", workloads)
              : "there is no workload \"%s\"%s".formatted(name, Names.hint(name, workloads)));
    }
    return Optional.of(StepLine.run(said, name, matcher.group(2)));
  }

  private Optional<StepLine> protect(Said<String> said, String what, String rest) {
    Matcher delayed = DELAY.matcher(rest);
    boolean later = delayed.matches();
    String action = later ? delayed.group(1) : rest;
    Optional<Long> delay =
        later ? nanos(said, delayed.group(2), what + " fails in 30s") : Optional.of(0L);
    if (delay.isEmpty()) {
      return Optional.empty();
    }
    if (action.startsWith(StepWords.AT + " ")) {
      OptionalDouble share =
          Quantity.parse(action.substring(StepWords.AT.length()).strip(), Dimension.SHARE);
      if (isOutside(share, Dimension.SHARE, StepWords.CHARGE)) {
        return wrong(
            said, "%s: expected %s at a charge from 0 %% to 100 %%".formatted(said.value(), what));
      }
      return Optional.of(
          step(
              said,
              new Step.Protect(said.value(), Step.Care.CHARGE, share.getAsDouble(), delay.get())));
    }
    Step.Care care = StepWords.CARES.get(action);
    if (care == null) {
      return wrong(
          said, "\"%s %s\" is no step; a %s can: %s".formatted(what, action, what, CARE_WORDS));
    }
    return Optional.of(step(said, new Step.Protect(said.value(), care, 0, delay.get())));
  }

  private static boolean isOutside(OptionalDouble number, Dimension dimension, Limits limits) {
    return number.isEmpty()
        || FigureRules.rangeFault("", number.getAsDouble(), dimension, limits).isPresent();
  }

  private Optional<Long> nanos(Said<String> said, String written, String example) {
    OptionalDouble nanos = Quantity.parse(written, Dimension.TIME);
    if (isOutside(nanos, Dimension.TIME, StepWords.TIME)) {
      faults.add(
          said.at(),
          "\"%s\": \"%s\" is not a time such as in %s, more than nothing and at most three years"
              .formatted(said.value(), written, example));
      return Optional.empty();
    }
    return Optional.of(StrictMath.round(nanos.getAsDouble()));
  }
}
