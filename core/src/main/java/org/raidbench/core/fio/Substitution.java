package org.raidbench.core.fio;

import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Replaces what stands for something else in an option: {@code ${NAME}} by a variable of the
 * environment, or by nothing; {@code $pagesize} by 4096; {@code $ncpus} and {@code $mb_memory} by
 * the variables {@code RAIDBENCH_NCPUS} and {@code RAIDBENCH_MB_MEMORY}, for fio would ask the
 * machine it runs on, and no result may depend on that. Where one of the latter three was replaced,
 * a value with an operator is computed.
 */
final class Substitution {
  private static final String PAGE_BYTES = "4096";

  private final Map<String, String> environment;

  Substitution(Map<String, String> environment) {
    this.environment = environment;
  }

  /**
   * What came of an option.
   *
   * @param text the option with everything replaced
   * @param fault what is wrong with it; null if nothing is
   */
  record Replaced(String text, @Nullable String fault) {}

  Replaced apply(String option) {
    String text = variables(option);
    boolean calculate = false;
    for (Keyword keyword : Keyword.values()) {
      if (!text.contains(keyword.word)) {
        continue;
      }
      String value = keyword == Keyword.PAGE_SIZE ? PAGE_BYTES : environment.get(keyword.variable);
      if (value == null) {
        return new Replaced(
            text,
            keyword.word
                + " would be a property of this machine; set the variable "
                + keyword.variable
                + " to the value that is meant");
      }
      text = text.replace(keyword.word, value);
      calculate = true;
    }
    return calculate ? calculated(text) : new Replaced(text, null);
  }

  private String variables(String option) {
    StringBuilder out = new StringBuilder();
    int at = 0;
    while (at < option.length()) {
      int close = option.startsWith("${", at) ? option.indexOf('}', at + 2) : -1;
      if (close < 0) {
        out.append(option.charAt(at++));
        continue;
      }
      out.append(environment.getOrDefault(option.substring(at + 2, close), ""));
      at = close + 1;
    }
    return out.toString();
  }

  private static Replaced calculated(String text) {
    int equals = text.indexOf('=');
    boolean operator = text.chars().anyMatch(c -> "+-*/".indexOf(c) >= 0);
    if (!operator || text.indexOf('\'') >= 0 || equals < 0) {
      return new Replaced(text, null);
    }
    String formula = text.substring(equals + 1);
    String value = Calculation.evaluate(formula);
    if (value == null) {
      return new Replaced(text, "\"" + formula + "\" cannot be computed");
    }
    return new Replaced(text.substring(0, equals + 1) + value, null);
  }

  private enum Keyword {
    PAGE_SIZE("$pagesize", ""),
    MEMORY("$mb_memory", "RAIDBENCH_MB_MEMORY"),
    PROCESSORS("$ncpus", "RAIDBENCH_NCPUS");

    final String word;
    final String variable;

    Keyword(String word, String variable) {
      this.word = word;
      this.variable = variable;
    }
  }
}
