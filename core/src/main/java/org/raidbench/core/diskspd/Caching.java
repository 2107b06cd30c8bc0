package org.raidbench.core.diskspd;

import java.util.Set;
import org.raidbench.core.diskspd.CommandLine.Argument;

/** The rules about {@code -S} and {@code -h}: which caches diskspd goes past. */
final class Caching {
  private boolean cache;
  private boolean through;
  private boolean mapped;

  private Caching() {}

  static void check(CommandLine line, Values values, boolean writes, Set<String> notes) {
    Caching caching = new Caching();
    for (Argument argument : line.all("-S")) {
      String flags = argument.value().isEmpty() ? "u" : argument.value();
      for (int i = 0; i < flags.length(); i++) {
        caching.take(flags.charAt(i), argument, values);
      }
      judge(argument, flags, values, writes, notes);
    }
    for (Argument argument : line.all("-h")) {
      caching.take('h', argument, values);
      judge(argument, "h", values, writes, notes);
    }
  }

  private void take(char flag, Argument argument, Values values) {
    boolean clash =
        switch (flag) {
          case 'b', 'r' -> cache;
          case 'u' -> cache || mapped;
          case 'h' -> cache || through || mapped;
          case 'w' -> through;
          case 'm' -> mapped;
          default -> false;
        };
    if ("bhmruw".indexOf(flag) < 0) {
      values.fault(argument, ": \"" + flag + "\" is not known; expected some of b, h, m, r, u, w");
    } else if (clash) {
      values.fault(argument, " contradicts an earlier cache mode; expected one");
    }
    cache |= "bruh".indexOf(flag) >= 0;
    through |= "wh".indexOf(flag) >= 0;
    mapped |= flag == 'm';
  }

  private static void judge(
      Argument argument, String flags, Values values, boolean writes, Set<String> notes) {
    if (flags.indexOf('m') >= 0 || flags.indexOf('r') >= 0) {
      values.fault(argument, " is not supported; expected -Su");
    } else if (writes && (flags.indexOf('w') >= 0 || flags.indexOf('h') >= 0)) {
      values.fault(
          argument,
          " is not supported with writes: they would go past the caches below; expected -Su");
    } else {
      notes.add(argument.token().text());
    }
  }
}
