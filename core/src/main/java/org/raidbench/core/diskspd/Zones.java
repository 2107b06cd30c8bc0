package org.raidbench.core.diskspd;

import java.util.ArrayList;
import java.util.List;
import org.raidbench.api.workload.Distribution;
import org.raidbench.core.diskspd.CommandLine.Argument;

/** The zones of {@code -rdpct90/10:0/10:5/20}: shares of requests and of the target. */
final class Zones {
  private static final String EXPECTED = "; expected such as -rdpct90/10:0/10:5/20";

  private Zones() {}

  static Distribution read(Argument argument, String text, Values values) {
    if (text.startsWith("abs")) {
      values.fault(argument, " is not supported: zones are shares of the target" + EXPECTED);
      return Distribution.UNIFORM;
    }
    if (!text.matches("pct[0-9]{1,3}/[0-9]{1,3}(:[0-9]{1,3}/[0-9]{1,3})*")) {
      values.fault(argument, " is refused" + EXPECTED);
      return Distribution.UNIFORM;
    }
    List<Distribution.Zone> zones = new ArrayList<>();
    int accesses = 0;
    int sizes = 0;
    for (String part : text.substring(3).split(":", -1)) {
      String[] pair = part.split("/", -1);
      int access = Integer.parseInt(pair[0]);
      int size = Integer.parseInt(pair[1]);
      if (size == 0) {
        values.fault(argument, ": a zone has no size" + EXPECTED);
        return Distribution.UNIFORM;
      }
      zones.add(new Distribution.Zone(access / 100.0, size / 100.0));
      accesses += access;
      sizes += size;
    }
    boolean rest = accesses < 100 && sizes < 100;
    if (accesses > 100 || sizes > 100 || (!rest && (accesses < 100 || sizes < 100))) {
      values.fault(
          argument,
          ": "
              + accesses
              + " % of the requests go to "
              + sizes
              + " % of the target; expected 100"
              + " and 100, or less of both");
      return Distribution.UNIFORM;
    }
    if (rest) {
      zones.add(new Distribution.Zone((100 - accesses) / 100.0, (100 - sizes) / 100.0));
    }
    return new Distribution.Zoned(zones);
  }
}
