package org.raidbench.core.file;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.raidbench.api.spec.Dimension;
import org.raidbench.api.spec.Limits;
import org.raidbench.api.spec.Quantity;

/**
 * Regular expressions for numbers with units, within limits, and for ranges of them. Java and
 * ECMA-262 understand them alike.
 */
final class QuantityPattern {
  private static final MathContext EXACT_ENOUGH = new MathContext(60);
  private static final String PLAIN = "[0-9]{1,18}(?:\\.[0-9]{1,18})?";
  private static final String IN_RANGE = "[0-9]{1,15}(?:\\.[0-9]{1,9})?";

  private QuantityPattern() {}

  /** Matches as a whole what {@link Quantity#parse} reads and the limits allow. */
  static String of(Dimension dimension, Limits limits) {
    if (limits.leastIn(dimension) <= 0 && limits.most().isEmpty()) {
      return Quantity.pattern(dimension); // no number has a sign
    }
    Map<BigDecimal, String> unitsByFactor = new LinkedHashMap<>();
    for (String unit : Quantity.units(dimension)) {
      BigDecimal factor = BigDecimal.valueOf(Quantity.parse("1" + unit, dimension).orElseThrow());
      unitsByFactor.merge(factor, unit, (a, b) -> a + "|" + b);
    }
    return "(?=(?:%s)(?![A-Za-z0-9.%%/]))(?:%s)"
        .formatted(
            Quantity.pattern(dimension),
            unitsByFactor.entrySet().stream()
                .map(unit -> number(dimension, limits, unit.getKey()) + ' ' + unit(unit.getValue()))
                .collect(Collectors.joining("|")));
  }

  /** Matches a number that stands for a share in percent. */
  static String percent(Limits limits) {
    return "(?=%s(?![0-9.]))%s"
        .formatted(PLAIN, number(Dimension.SHARE, limits, new BigDecimal("0.01")));
  }

  /** Matches a quantity within its limits that is more than nothing. */
  static String positive(Dimension dimension) {
    return "(?=[0-9.]*[1-9])(?:%s)".formatted(Quantity.pattern(dimension));
  }

  private static String number(Dimension dimension, Limits limits, BigDecimal factor) {
    String least =
        limits.leastIn(dimension) <= 0
            ? ""
            : "(?=%s(?![0-9.]))"
                .formatted(DecimalPattern.atLeast(bound(limits.leastIn(dimension), factor)));
    return least
        + (limits.most().isEmpty()
            ? PLAIN
            : DecimalPattern.atMost(bound(limits.mostIn(dimension), factor)));
  }

  private static BigDecimal bound(double base, BigDecimal factor) {
    return BigDecimal.valueOf(base).divide(factor, EXACT_ENOUGH).stripTrailingZeros();
  }

  private static String unit(String spellings) {
    return spellings.isEmpty() ? "?" : "?(?:" + spellings + ")";
  }

  /**
   * Matches a range such as {@code 4KiB..64KiB times 2} whose ends have the same unit; whether it
   * ever arrives is not asked. It must be the first in an expression that has groups.
   */
  static String range(Dimension dimension) {
    List<String> units = Quantity.units(dimension);
    if (units.equals(List.of(""))) {
      return bareRange();
    }
    String unit = "(" + String.join("|", units) + ")";
    return ("(?:%1$s ?\\.\\.%1$s ?%2$s|%1$s ?%2$s\\.\\.%1$s ?\\2)"
            + "(?: (?:step %1$s ?(?:\\1|\\2)?|times %1$s ?))?")
        .formatted(IN_RANGE, unit);
  }

  /** Matches a range of numbers without a unit. */
  static String bareRange() {
    return "%1$s ?\\.\\.%1$s(?: {1,2}(?:step|times) %1$s)? ?".formatted(IN_RANGE);
  }
}
