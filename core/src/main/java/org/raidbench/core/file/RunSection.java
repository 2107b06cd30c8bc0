package org.raidbench.core.file;

import java.util.Optional;
import java.util.OptionalDouble;
import org.raidbench.api.spec.Dimension;
import org.raidbench.api.spec.Limits;
import org.raidbench.api.spec.Quantity;
import org.raidbench.core.bench.CaseSettings;
import org.raidbench.core.bench.Defaults;
import org.raidbench.core.bench.PolicyWords;
import org.raidbench.core.bench.Said;
import org.raidbench.core.figure.FigureRules;
import org.raidbench.core.system.InitialCache;

/** Reads {@code run}: how long a case runs, and what caches hold at first. */
final class RunSection {
  private final FaultSet faults;

  RunSection(FaultSet faults) {
    this.faults = faults;
  }

  /** What was read. */
  record Run(CaseSettings settings, InitialCache initialCache) {}

  Run read(Optional<Tree> tree) {
    Optional<Form> form = tree.flatMap(it -> Form.of(it, BenchKeys.RUN, faults));
    if (form.isEmpty()) {
      return new Run(CaseSettings.UNTIL_SURE, InitialCache.EMPTY);
    }
    long ramp = form.get().quantity("ramp").map(Said::value).orElse(-1L);
    long atMost = form.get().quantity("at-most").map(Said::value).orElse(0L);
    Optional<Said<String>> time = form.get().line("time");
    double precision = Defaults.PRECISION;
    long measure = 0;
    if (time.isPresent()) {
      OptionalDouble until = until(time.get().value());
      if (until.isPresent()) {
        precision = precision(time.get(), until.getAsDouble());
      } else {
        measure = time(time.get());
      }
    }
    return new Run(new CaseSettings(ramp, measure, precision, atMost), initialCache(form.get()));
  }

  /** The share of {@code until 1 %}. */
  private static OptionalDouble until(String text) {
    return text.startsWith(Kind.Until.WORD)
        ? Quantity.parse(text.substring(Kind.Until.WORD.length()), Dimension.SHARE)
        : OptionalDouble.empty();
  }

  private double precision(Said<String> said, double share) {
    Limits limits = BenchKeys.PRECISION;
    if (FigureRules.rangeFault("", share, Dimension.SHARE, limits).isPresent()) {
      faults.add(
          said.at(),
          "time: until %s at the narrowest and %s at the widest"
              .formatted(limits.least(), limits.most()));
      return Defaults.PRECISION;
    }
    return share;
  }

  private long time(Said<String> said) {
    OptionalDouble nanos = Quantity.parse(said.value(), Dimension.TIME);
    if (nanos.isEmpty() || nanos.getAsDouble() <= 0) {
      faults.add(
          said.at(),
          "time: \"%s\" is not a time such as 60s, nor until 1 %%".formatted(said.value()));
      return 0;
    }
    return StrictMath.round(nanos.getAsDouble());
  }

  private InitialCache initialCache(Form form) {
    Optional<Said<String>> said = form.line("initial-cache");
    if (said.isEmpty()) {
      return InitialCache.EMPTY;
    }
    return PolicyWords.parse(InitialCache.class, said.get().value()).orElse(InitialCache.EMPTY);
  }
}
