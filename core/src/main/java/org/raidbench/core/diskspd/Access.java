package org.raidbench.core.diskspd;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.raidbench.api.workload.AccessLine;
import org.raidbench.api.workload.Distribution;
import org.raidbench.core.diskspd.CommandLine.Argument;

/**
 * What a command line accesses: {@code -b -w -r -rs -rd -s -si}.
 *
 * @param line the only access line
 * @param distribution where random requests fall
 * @param interlocked whether all threads share one sequential stream
 */
record Access(AccessLine line, Distribution distribution, boolean interlocked) {
  private static final long BLOCK_BYTES = 64 << 10;
  private static final long BLOCK_BYTES_MAX = 1L << 30;

  static Access of(CommandLine line, Values values, Set<String> notes) {
    return new Reader(line, values, notes).read();
  }

  boolean isRandom() {
    return line.randomShare() > 0;
  }

  /** Takes the options one after another. */
  private static final class Reader {
    private final CommandLine line;
    private final Values values;
    private final Set<String> notes;
    private long block = BLOCK_BYTES;
    private long align;
    private int randomPercent;
    private boolean interlocked;

    Reader(CommandLine line, Values values, Set<String> notes) {
      this.line = line;
      this.values = values;
      this.notes = notes;
    }

    Access read() {
      for (Argument argument : line.all("-b")) {
        block = values.sectors(argument, argument.value(), BLOCK_BYTES);
        if (block > BLOCK_BYTES_MAX) {
          values.fault(argument, " is not supported; expected at most 1G");
          block = BLOCK_BYTES;
        }
      }
      values.setBlockBytes(block);
      align = block;
      int writes = values.count("-w", 0, 100, 0);
      Distribution distribution = random();
      sequential();
      if (randomPercent > 0 && randomPercent < 100 && writes > 0 && writes < 100) {
        notes.add("-rs: reads and writes are drawn for each request, not for each run");
      }
      return new Access(
          new AccessLine(1, block, block, 1 - writes / 100.0, randomPercent / 100.0, align),
          distribution,
          interlocked);
    }

    private Distribution random() {
      Distribution distribution = Distribution.UNIFORM;
      boolean aligned = false;
      boolean mixed = false;
      for (Argument argument : line.all("-r")) {
        String value = argument.value();
        if (value.startsWith("s")) {
          if (mixed) {
            values.fault(argument, " is given twice; expected once");
          }
          mixed = true;
          randomPercent = values.count(argument, value.substring(1), 1, 100, 100);
        } else if (value.startsWith("d")) {
          distribution = Zones.read(argument, value.substring(1), values);
        } else {
          if (aligned) {
            values.fault(argument, " is given twice; expected once");
          }
          aligned = true;
          align = value.isEmpty() ? block : values.sectors(argument, value, block);
          randomPercent = randomPercent == 0 ? 100 : randomPercent;
        }
      }
      if (randomPercent == 0 && distribution != Distribution.UNIFORM) {
        values.fault("-r", " is only for random access; expected -r as well");
      }
      return distribution;
    }

    private void sequential() {
      List<Argument> strides = new ArrayList<>(line.all("-s"));
      for (int i = 0; i < strides.size(); i++) {
        Argument argument = strides.get(i);
        String value = argument.value();
        if (i > 0) {
          values.fault(argument, " is given twice; expected once");
        }
        if (randomPercent > 0) {
          values.fault(argument, " contradicts -r; expected one of them");
        }
        if (value.startsWith("i")) {
          interlocked = true;
          value = value.substring(1);
        }
        long stride = value.isEmpty() ? block : values.bytes(argument, value, block);
        if (stride != block) {
          values.fault(argument, " is not supported: a stride is the block size of " + block);
        }
      }
    }
  }
}
