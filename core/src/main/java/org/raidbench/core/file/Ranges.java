package org.raidbench.core.file;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.raidbench.core.bench.Said;

/**
 * Ranges of values: {@code 0..100 step 10} adds, {@code 4KiB..256KiB times 2} multiplies. Without
 * either, whole numbers are counted by one.
 */
final class Ranges {
  private static final int VALUES_MAX = 1_000;

  private static final String NUMBER = "([0-9]{1,15}(?:\\.[0-9]{1,9})?) ?([A-Za-z%][A-Za-z/%]*)?";

  private static final Pattern FORM =
      Pattern.compile(NUMBER + "\\.\\." + NUMBER + "(?: (step|times) " + NUMBER + ")?");

  private Ranges() {}

  static boolean isRange(String text) {
    return FORM.matcher(text.strip()).matches();
  }

  /**
   * The values of a range; empty if it is none or has no sense, with the reason among the faults.
   */
  static Optional<List<String>> values(Said<String> said, FaultSet faults) {
    Matcher matcher = FORM.matcher(said.value().strip());
    if (!matcher.matches()) {
      return Optional.empty();
    }
    String fromUnit = unit(matcher.group(2));
    String toUnit = unit(matcher.group(4));
    String unit = fromUnit.isEmpty() ? toUnit : fromUnit;
    String stepUnit = unit(matcher.group(7));
    boolean times = "times".equals(matcher.group(5));
    if (!toUnit.equals(unit) || !(stepUnit.isEmpty() || (stepUnit.equals(unit) && !times))) {
      faults.add(
          said.at(),
          "\"%s\": both ends and the step of a range have the same unit".formatted(said.value()));
      return Optional.empty();
    }
    BigDecimal from = new BigDecimal(matcher.group(1));
    BigDecimal to = new BigDecimal(matcher.group(3));
    BigDecimal step = matcher.group(6) == null ? BigDecimal.ONE : new BigDecimal(matcher.group(6));
    if (from.compareTo(to) > 0) {
      faults.add(said.at(), "\"%s\" runs backwards".formatted(said.value()));
      return Optional.empty();
    }
    boolean grows =
        times ? step.compareTo(BigDecimal.ONE) > 0 && from.signum() > 0 : step.signum() > 0;
    if (!grows) {
      faults.add(said.at(), "\"%s\" never arrives".formatted(said.value()));
      return Optional.empty();
    }
    List<String> values = new ArrayList<>();
    for (BigDecimal at = from;
        at.compareTo(to) <= 0;
        at = times ? at.multiply(step) : at.add(step)) {
      if (values.size() == VALUES_MAX) {
        faults.add(said.at(), "\"%s\" has more than %d values".formatted(said.value(), VALUES_MAX));
        return Optional.empty();
      }
      values.add(plain(at) + unit);
    }
    return Optional.of(values);
  }

  private static String unit(@org.jspecify.annotations.Nullable String group) {
    return group == null ? "" : group;
  }

  private static String plain(BigDecimal number) {
    BigDecimal stripped = number.stripTrailingZeros();
    return (stripped.scale() < 0 ? stripped.setScale(0) : stripped).toPlainString();
  }
}
