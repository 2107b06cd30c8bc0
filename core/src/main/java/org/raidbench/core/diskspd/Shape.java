package org.raidbench.core.diskspd;

import java.util.Set;
import org.raidbench.api.workload.Pacing;
import org.raidbench.api.workload.Region;
import org.raidbench.api.workload.Timing;
import org.raidbench.core.diskspd.CommandLine.Argument;

/**
 * How many threads there are, where they work, how fast at most and how long: {@code -t -F -o -O -B
 * -f -c -T -g -i -j -d -W}.
 */
final class Shape {
  private static final int THREADS_MAX = 4096;
  private static final int DEPTH_MAX = 65_536;
  private static final int IN_FLIGHT_MAX = 1 << 20;
  private static final int DEPTH_USUAL = 2;
  private static final int SECONDS_MAX = 10_000_000;
  private static final int WARM_UP_SECONDS = 5;
  private static final int COUNT_MAX = 999_999_999;
  private static final long SECOND_NANOS = 1_000_000_000L;
  private static final long MILLI_NANOS = 1_000_000L;

  private final CommandLine line;
  private final Values values;
  private final Access access;
  private final Set<String> notes;

  Shape(CommandLine line, Values values, Access access, Set<String> notes) {
    this.line = line;
    this.values = values;
    this.access = access;
    this.notes = notes;
  }

  int threads() {
    int each = values.count("-t", 1, THREADS_MAX, 1);
    int all = values.count("-F", 1, THREADS_MAX, 0);
    if (all > 0 && each > 1) {
      values.fault("-F", " contradicts -t; expected one of them");
    }
    return all > 0 ? all : each;
  }

  int depth(int threads) {
    int each = values.count("-o", 1, DEPTH_MAX, DEPTH_USUAL);
    int ofThread = values.count("-O", 1, DEPTH_MAX, 0);
    boolean own = ofThread > 0 && line.has("-F");
    if (own) {
      for (String other : new String[] {"-g", "-j"}) {
        if (line.has(other)) {
          values.fault(other, " contradicts -O; expected one of them");
        }
      }
    } else if (ofThread > 0) {
      notes.add("-O" + ofThread + ": it counts with -F only");
    }
    int depth = own ? ofThread : each;
    if ((long) depth * threads > IN_FLIGHT_MAX) {
      values.fault(
          own ? "-O" : "-o",
          " is not supported: more than " + IN_FLIGHT_MAX + " requests in flight");
      return 1;
    }
    return depth;
  }

  Region region(int threads) {
    long base = 0;
    long end = 0;
    boolean ended = false;
    for (Argument argument : line.all("-B")) {
      if (line.all("-B").indexOf(argument) > 0) {
        values.fault(argument, " is given twice; expected once");
        continue;
      }
      int colon = argument.value().indexOf(':');
      String first = colon < 0 ? argument.value() : argument.value().substring(0, colon);
      base = offset(argument, first);
      if (colon >= 0) {
        end = base + values.sectors(argument, argument.value().substring(colon + 1), 0);
        ended = true;
      }
    }
    for (Argument argument : line.all("-f")) {
      if (argument.value().matches("[rst]+")) {
        notes.add(argument.token().text());
        continue;
      }
      if (ended) {
        values.fault(argument, " is a second end of the region; expected one of -B and -f");
      }
      end = values.sectors(argument, argument.value(), 0);
      ended = true;
    }
    for (Argument argument : line.all("-c")) {
      long file = values.sectors(argument, argument.value(), 0);
      notes.add(argument.token().text() + ": the file is the beginning of the array");
      end = end == 0 ? file : Math.min(end, file);
    }
    if (end > 0 && end < base + access.line().maxBytes()) {
      values.fault(
          line.has("-f") ? "-f" : line.has("-c") ? "-c" : "-B",
          ": no block fits between " + base + " and " + end + " bytes");
      end = 0;
    }
    return new Region(base, 0, end == 0 ? 0 : end - base, 0, stride(threads), false);
  }

  private long offset(Argument argument, String text) {
    if (text.matches("0[KMGTBkmgtb]?")) {
      return 0;
    }
    return values.sectors(argument, text, 0);
  }

  private long stride(int threads) {
    long stride = 0;
    for (Argument argument : line.all("-T")) {
      stride = values.sectors(argument, argument.value(), 0);
      if (access.isRandom()) {
        values.fault(argument, " contradicts -r; expected one of them");
      } else if (access.interlocked()) {
        values.fault(argument, " contradicts -si; expected one of them");
      } else if (threads == 1) {
        values.fault(argument, " has no effect with one thread; expected -t as well");
      }
    }
    return stride;
  }

  Pacing pacing(int threads) {
    long perSecond = 0;
    long bytesPerSecond = 0;
    for (Argument argument : line.all("-g")) {
      String value = argument.value();
      boolean requests = value.endsWith("i");
      String digits = requests ? value.substring(0, value.length() - 1) : value;
      int rate = values.count(argument, digits, 1, COUNT_MAX, 0);
      perSecond = requests ? rate : 0;
      bytesPerSecond = requests ? 0 : 1000L * rate;
      if (line.has("-x")) {
        values.fault(argument, " contradicts -x; expected one of them");
      }
    }
    int burst = values.count("-i", 1, COUNT_MAX, 0);
    int pause = values.count("-j", 1, COUNT_MAX, 0);
    if (line.has("-i") != line.has("-j")) {
      String given = line.has("-i") ? "-i" : "-j";
      values.fault(given, " goes with " + (given.equals("-i") ? "-j" : "-i") + "; expected both");
    }
    double reads = access.line().readShare();
    return new Pacing(
        share(perSecond, reads),
        share(perSecond, 1 - reads),
        share(bytesPerSecond, reads),
        share(bytesPerSecond, 1 - reads),
        false,
        pause * MILLI_NANOS,
        Math.max(1, burst / threads));
  }

  private static long share(long rate, double share) {
    return rate == 0 || share == 0 ? 0 : Math.max(1, StrictMath.round(rate * share));
  }

  Timing timing() {
    int run = values.count("-d", 1, SECONDS_MAX, 0);
    int warmUp = values.count("-W", 0, SECONDS_MAX, WARM_UP_SECONDS);
    if (!line.has("-d") && !line.has("-W")) {
      return Timing.BENCH;
    }
    return new Timing(0, warmUp * SECOND_NANOS, run * SECOND_NANOS, 0, false);
  }
}
