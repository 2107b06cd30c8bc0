package org.raidbench.core.load;

import java.util.List;
import org.raidbench.api.sim.RandomStream;
import org.raidbench.api.workload.AccessLine;

/**
 * A job's lines made ready for drawing: one draw chooses the line by weight, then size, direction
 * and randomness are drawn independently. What is certain draws nothing.
 */
final class AccessPattern {
  private static final double SCALE = 0x1.0p62;

  private final WeightedChoice choice;
  private final long[] minBytes;
  private final long[] sizes;
  private final long[] reads;
  private final long[] randoms;

  AccessPattern(List<AccessLine> lines) {
    choice = new WeightedChoice(lines.stream().mapToDouble(AccessLine::weight).toArray());
    minBytes = lines.stream().mapToLong(AccessLine::minBytes).toArray();
    sizes = lines.stream().mapToLong(line -> line.maxBytes() / line.minBytes()).toArray();
    reads = lines.stream().mapToLong(line -> threshold(line.readShare())).toArray();
    randoms = lines.stream().mapToLong(line -> threshold(line.randomShare())).toArray();
  }

  int line(RandomStream random) {
    return choice.next(random);
  }

  long bytes(int line, RandomStream random) {
    long count = sizes[line];
    return count == 1 ? minBytes[line] : minBytes[line] * (1 + random.below(count));
  }

  boolean write(int line, RandomStream random) {
    return !happens(reads[line], random);
  }

  boolean random(int line, RandomStream random) {
    return happens(randoms[line], random);
  }

  /** Whether the line both reads and writes. */
  boolean mixed(int line) {
    return reads[line] > 0 && reads[line] < Long.MAX_VALUE;
  }

  private static boolean happens(long threshold, RandomStream random) {
    return threshold == Long.MAX_VALUE || (threshold != 0 && random.nextLong() >>> 2 < threshold);
  }

  private static long threshold(double share) {
    return share >= 1 ? Long.MAX_VALUE : (long) (share * SCALE);
  }
}
