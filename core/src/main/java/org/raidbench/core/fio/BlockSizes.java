package org.raidbench.core.fio;

import java.util.ArrayList;
import java.util.List;

/**
 * The request sizes of one direction of a job: a split counts before a range, a range before one
 * size.
 *
 * @param entries sizes with their shares, at least one
 * @param smallest the smallest size
 */
record BlockSizes(List<Entry> entries, long smallest) {
  private static final long DEFAULT_BYTES = 4096;

  /**
   * One size or range.
   *
   * @param minBytes smallest size
   * @param maxBytes largest size
   * @param share its share, positive
   */
  record Entry(long minBytes, long maxBytes, double share) {}

  /**
   * The sizes of a direction.
   *
   * @param settings the job's options
   * @param direction 0 for reads, 1 for writes
   * @param kiloBase what {@code k} means
   * @return the sizes
   * @throws Misfit if a size is not one of a block device
   */
  static BlockSizes of(FioSettings settings, int direction, int kiloBase) throws Misfit {
    if (settings.has("bssplit")) {
      List<SizeSplit.Entry> split = split(settings.text("bssplit", ""), direction, kiloBase);
      if (!split.isEmpty()) {
        return of(split);
      }
    }
    FioValue range = settings.value("bsrange");
    Long low = range == null ? null : range.slots().get(direction);
    Long high = range == null ? null : range.highs().get(direction);
    if (low != null && high != null) {
      return new BlockSizes(
          List.of(new Entry(sectors("bsrange", low), sectors("bsrange", high), 1)), low);
    }
    long bytes = sectors("bs", settings.number("bs", direction, DEFAULT_BYTES));
    return new BlockSizes(List.of(new Entry(bytes, bytes, 1)), bytes);
  }

  private static List<SizeSplit.Entry> split(String text, int direction, int kiloBase)
      throws Misfit {
    try {
      return SizeSplit.of(text, direction, kiloBase);
    } catch (FioSyntax.Refused e) {
      throw new Misfit("bssplit", e.what());
    }
  }

  private static BlockSizes of(List<SizeSplit.Entry> split) throws Misfit {
    long smallest = Long.MAX_VALUE;
    int sum = 0;
    for (SizeSplit.Entry entry : split) {
      smallest = Math.min(smallest, sectors("bssplit", entry.bytes()));
      sum += Math.max(0, entry.percent());
      if (entry.percent() < 0 || sum > 100) {
        throw new Misfit("bssplit", " is not supported: the shares add up to more than 100 %");
      }
    }
    // fio goes through the sizes in ascending order of share, so the last takes what is left.
    List<Entry> entries = new ArrayList<>();
    for (int i = 0; i < split.size(); i++) {
      SizeSplit.Entry entry = split.get(i);
      int share = entry.percent() + (i == split.size() - 1 ? 100 - sum : 0);
      if (share > 0) {
        entries.add(new Entry(entry.bytes(), entry.bytes(), share / 100.0));
      }
    }
    return new BlockSizes(entries, smallest);
  }

  private static long sectors(String option, long bytes) throws Misfit {
    if (bytes <= 0 || bytes % 512 != 0) {
      throw new Misfit(
          option,
          " is not supported: a request of "
              + Long.toUnsignedString(bytes)
              + " bytes; a block device takes multiples of 512");
    }
    if (bytes > 1L << 30) {
      throw new Misfit(option, " is not supported: a request is at most 1 GiB");
    }
    return bytes;
  }

  /** Thrown when a job cannot be simulated because of an option. */
  static final class Misfit extends Exception {
    private static final long serialVersionUID = 1L;

    private final String option;
    private final String what;

    Misfit(String option, String what) {
      super(what, null, false, false);
      this.option = option;
      this.what = what;
    }

    String what() {
      return what;
    }

    String option() {
      return option;
    }
  }
}
