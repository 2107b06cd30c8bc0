package org.raidbench.cli;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.raidbench.api.fault.Fault;

/** Prints faults: the source with their number, then a line for each with its place. */
final class FaultPrinter {
  private FaultPrinter() {}

  static void print(List<Fault> faults, PrintWriter err) {
    Map<String, List<Fault>> bySource = new LinkedHashMap<>();
    for (Fault fault : faults) {
      bySource.computeIfAbsent(fault.source(), source -> new ArrayList<>()).add(fault);
    }
    bySource.forEach((source, own) -> print(source, own, err));
  }

  private static void print(String source, List<Fault> faults, PrintWriter err) {
    String number = faults.size() == 1 ? "1 fault:" : faults.size() + " faults:";
    err.println(source.isEmpty() ? number : source + " has " + number);
    int width = faults.stream().mapToInt(fault -> place(fault).length()).max().orElse(0);
    for (Fault fault : faults) {
      String place = place(fault);
      err.println(
          "  "
              + place
              + " ".repeat(width - place.length() + (width == 0 ? 0 : 2))
              + fault.message());
    }
  }

  private static String place(Fault fault) {
    if (fault.line() == 0) {
      return "";
    }
    return fault.column() == 0 ? String.valueOf(fault.line()) : fault.line() + ":" + fault.column();
  }
}
