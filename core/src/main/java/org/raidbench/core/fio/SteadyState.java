package org.raidbench.core.fio;

/** The threshold of fio's own rule for a steady state; only whether fio takes it matters here. */
final class SteadyState {
  private SteadyState() {}

  static void check(String text, String criterion, int kiloBase) throws FioSyntax.Refused {
    int colon = text.indexOf(':');
    String threshold = colon < 0 ? "" : text.substring(colon + 1);
    int percent = threshold.indexOf('%');
    boolean right;
    if (colon < 0) {
      right = false;
    } else if (percent >= 0 || criterion.startsWith("iops")) {
      right = Reals.leading(percent < 0 ? threshold : threshold.substring(0, percent)) != null;
    } else {
      right = FioNumber.bytes(threshold.strip(), kiloBase) != null;
    }
    if (!right) {
      throw new FioSyntax.Refused(" has no threshold; expected such as " + criterion + ":10%");
    }
  }
}
