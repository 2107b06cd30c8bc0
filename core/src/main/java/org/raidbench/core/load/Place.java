package org.raidbench.core.load;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.raidbench.api.sim.RandomStream;
import org.raidbench.api.workload.AccessLine;
import org.raidbench.api.workload.Job;

/** Where one thread is on one target: its region and its positions there, in bytes. */
final class Place {
  private final int target;
  private final long start;
  private final long end;

  /** By line: what its random requests are multiples of, counted from where. */
  private final long[] aligns;

  private final long[] bases;
  private final BlockChooser[] choosers;

  /** Where the last read and the last write ended; one and the same unless kept by direction. */
  private final long[] positions = new long[2];

  private final boolean perDirection;
  private final boolean randomStart;

  /**
   * Makes a place.
   *
   * @param target the target's number
   * @param bounds the thread's region there
   * @param job the job
   * @param random the thread's stream for this place
   */
  Place(int target, Bounds bounds, Job job, RandomStream random) {
    this.target = target;
    start = bounds.startBytes();
    end = bounds.endBytes();
    perDirection = job.positionPerDirection();
    randomStart = job.region().randomStart();
    List<AccessLine> lines = job.lines();
    aligns = lines.stream().mapToLong(AccessLine::alignBytes).toArray();
    bases = new long[aligns.length];
    choosers = new BlockChooser[aligns.length];
    long key = random.nextLong();
    for (int line = 0; line < aligns.length; line++) {
      // fio aligns within the region, IOMeter on the target.
      bases[line] = perDirection ? start : alignUp(start, aligns[line]);
      BlockChooser chooser = sameAlignment(line);
      if (chooser == null) {
        long blocks = Math.max(1, (end - bases[line]) / aligns[line]);
        chooser = BlockChooser.of(job.distribution(), job.covering(), blocks, key);
      }
      choosers[line] = chooser;
    }
    rewind(random);
  }

  int target() {
    return target;
  }

  /** The offset of the next random request. */
  long random(int line, long bytes, boolean write, RandomStream random) {
    long offset = bases[line] + choosers[line].next(random) * aligns[line];
    if (offset + bytes > end) {
      offset = bases[line] + bytes > end ? start : bases[line];
    }
    moveTo(offset + bytes, write);
    return offset;
  }

  /** The offset of the next sequential request. */
  long sequential(long bytes, boolean write) {
    long offset = positions[write ? 1 : 0];
    if (offset + bytes > end) {
      offset = start;
    }
    moveTo(offset + bytes, write);
    return offset;
  }

  /** Starts over. */
  void restart(RandomStream random) {
    rewind(random);
    for (int line = 0; line < choosers.length; line++) {
      choosers[line].restart();
    }
  }

  private void rewind(RandomStream random) {
    long first = start;
    if (randomStart) {
      first = bases[0] + random.below(Math.max(1, (end - bases[0]) / aligns[0])) * aligns[0];
    }
    positions[0] = first;
    positions[1] = first;
  }

  private void moveTo(long position, boolean write) {
    if (perDirection) {
      positions[write ? 1 : 0] = position;
    } else {
      positions[0] = position;
      positions[1] = position;
    }
  }

  private @Nullable BlockChooser sameAlignment(int line) {
    for (int other = 0; other < line; other++) {
      if (aligns[other] == aligns[line]) {
        return choosers[other];
      }
    }
    return null;
  }

  private static long alignUp(long value, long align) {
    return (value + align - 1) / align * align;
  }
}
