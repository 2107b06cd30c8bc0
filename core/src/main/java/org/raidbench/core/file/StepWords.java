package org.raidbench.core.file;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.raidbench.api.spec.Dimension;
import org.raidbench.api.spec.Limits;
import org.raidbench.core.bench.Step;

/** The words of steps. */
final class StepWords {
  static final String RUN = "run";
  static final String REBOOT = "reboot";
  static final String IDLE = "idle";
  static final String FILL = "fill";

  /** Two words for one thing. */
  static final List<String> PROTECTION = List.of("battery", "protection");

  static final List<String> ALL =
      List.of(RUN, REBOOT, IDLE, FILL, PROTECTION.get(0), PROTECTION.get(1));

  /** What a protection can do without saying more. */
  static final Map<String, Step.Care> CARES = cares();

  /** Stands before a charge. */
  static final String AT = "at";

  /** How long a step may take or wait. */
  static final Limits TIME = new Limits(List.of(), "1ns", "1095d");

  /** A charge. */
  static final Limits CHARGE = new Limits(List.of(), "0 %", "100 %");

  private StepWords() {}

  private static Map<String, Step.Care> cares() {
    Map<String, Step.Care> cares = new LinkedHashMap<>();
    cares.put("learn", Step.Care.LEARN);
    cares.put("fails", Step.Care.FAIL);
    cares.put("returns", Step.Care.RESTORE);
    return cares;
  }

  /** What the whole of a step matches; whether there is such a workload or array is not asked. */
  static String pattern() {
    String time = QuantityPattern.of(Dimension.TIME, TIME);
    String charge = QuantityPattern.of(Dimension.SHARE, CHARGE);
    return "%s\\s+\\S.*|%s|%s\\s+(?:%s)|%s\\s+\\S.*|(?:%s)\\s+(?:%s|%s\\s+(?:%s))(?:\\s+in\\s+(?:%s))?"
        .formatted(
            RUN,
            REBOOT,
            IDLE,
            time,
            FILL,
            String.join("|", PROTECTION),
            String.join("|", CARES.keySet()),
            AT,
            charge,
            time);
  }
}
