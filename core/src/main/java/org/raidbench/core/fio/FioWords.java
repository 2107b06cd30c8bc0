package org.raidbench.core.fio;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.raidbench.api.workload.AccessLine;

/**
 * Says in options of fio what a job from elsewhere does, for readers of fio's results, which look
 * for {@code rw}, {@code bs}, {@code iodepth} and {@code numjobs}.
 */
public final class FioWords {
  private FioWords() {}

  /**
   * The options of fio that come closest.
   *
   * @param lines what is accessed; the shares of reads and of random requests are those of the
   *     first
   * @param instances threads
   * @param queueDepth requests in flight of each thread
   * @return names and values
   */
  public static Map<String, String> of(List<AccessLine> lines, int instances, int queueDepth) {
    AccessLine first = lines.get(0);
    Map<String, String> options = new LinkedHashMap<>();
    boolean random = first.randomShare() > 0;
    boolean mixed = first.readShare() > 0 && first.readShare() < 1;
    String direction = mixed ? "rw" : first.readShare() == 1 ? "read" : "write";
    options.put("rw", (random ? "rand" : "") + direction);
    if (mixed) {
      options.put("rwmixread", percent(first.readShare()));
    }
    if (random && first.randomShare() < 1) {
      options.put("percentage_random", percent(first.randomShare()));
    }
    if (lines.size() == 1) {
      options.put("bs", size(first.maxBytes()));
    } else {
      List<String> split = new ArrayList<>();
      double all = lines.stream().mapToDouble(AccessLine::weight).sum();
      for (AccessLine line : lines) {
        split.add(size(line.maxBytes()) + "/" + percent(line.weight() / all));
      }
      options.put("bssplit", String.join(":", split));
    }
    options.put("iodepth", String.valueOf(queueDepth));
    options.put("numjobs", String.valueOf(instances));
    return options;
  }

  private static String percent(double share) {
    return new BigDecimal(share)
        .movePointRight(2)
        .setScale(0, RoundingMode.HALF_UP)
        .toPlainString();
  }

  private static String size(long bytes) {
    return bytes % (1 << 20) == 0
        ? (bytes >> 20) + "m"
        : bytes % 1024 == 0 ? (bytes >> 10) + "k" : String.valueOf(bytes);
  }
}
