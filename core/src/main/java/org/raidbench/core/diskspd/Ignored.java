package org.raidbench.core.diskspd;

import org.raidbench.core.diskspd.CommandLine.Argument;

/** Values of options that do not matter here, but which diskspd would refuse if they were wrong. */
final class Ignored {
  private static final int SECONDS_MAX = 10_000_000;
  private static final String EVENTS =
      "q|c|s|p|PROCESS|THREAD|IMAGE_LOAD|DISK_IO|MEMORY_PAGE_FAULTS|MEMORY_HARD_FAULTS|NETWORK"
          + "|REGISTRY";

  private Ignored() {}

  static void check(String name, Argument argument, CommandLine line, Values values) {
    String value = argument.value();
    switch (name) {
      case "-a" -> {
        if (!value.matches("g?|(g[0-9]{1,5},)?[0-9]{1,3}(,(g[0-9]{1,5},)?[0-9]{1,3})*")) {
          values.fault(argument, " is refused; expected processors such as -ag0,0,1");
        } else if (line.has("-n") && value.matches(".*[0-9].*")) {
          values.fault(argument, " contradicts -n; expected one of them");
        }
      }
      case "-C" -> values.count(argument, value, 0, SECONDS_MAX, 0);
      case "-e" -> expect(argument, value, EVENTS, "-eDISK_IO", values);
      case "-I" -> values.count(argument, value, 1, 3, 1);
      case "-R" -> expect(argument, value, "p|p?(text|xml)", "-Rtext or -Rxml", values);
      case "-v" -> expect(argument, value, "s?", "-v or -vs", values);
      case "-y" -> expect(argument, value, "[sfrp].*", "-ysEVENT, -yf, -yr or -yp", values);
      case "-z" -> expect(argument, value, "[0-9]*", "a seed such as -z1", values);
      case "-Z" -> {
        if (!value.isEmpty() && !value.equals("r")) {
          int comma = value.indexOf(',');
          values.bytes(argument, comma < 0 ? value : value.substring(0, comma), 0);
        }
      }
      default -> {
        // Any value will do, as with diskspd.
      }
    }
  }

  private static void expect(
      Argument argument, String value, String form, String expected, Values values) {
    if (!value.matches(form)) {
      values.fault(argument, " is refused; expected " + expected);
    }
  }
}
