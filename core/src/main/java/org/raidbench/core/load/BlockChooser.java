package org.raidbench.core.load;

import org.raidbench.api.sim.RandomStream;
import org.raidbench.api.workload.Distribution;

/** Chooses the block of a random request among the blocks of a region. */
interface BlockChooser {
  /**
   * The next block.
   *
   * @param random the thread's stream
   * @return from 0 to the number of blocks less one
   */
  long next(RandomStream random);

  /** The thread starts over. */
  default void restart() {}

  /**
   * Makes a chooser.
   *
   * @param distribution where requests fall
   * @param covering whether every block comes once before any comes again
   * @param blocks how many blocks there are, at least one
   * @param key scatters what is to be scattered; another key gives another order
   * @return the chooser
   */
  static BlockChooser of(Distribution distribution, boolean covering, long blocks, long key) {
    if (covering) {
      return new CoveringBlocks(blocks, key);
    }
    if (distribution instanceof Distribution.Zipf zipf) {
      return new ScatteredBlocks(new ZipfRanks(zipf.theta(), blocks), blocks, key);
    }
    if (distribution instanceof Distribution.Pareto pareto) {
      return new ScatteredBlocks(new ParetoRanks(pareto.h(), blocks), blocks, key);
    }
    if (distribution instanceof Distribution.Normal normal) {
      return new NormalBlocks(normal.deviation(), blocks);
    }
    if (distribution instanceof Distribution.Zoned zoned) {
      return new ZonedBlocks(zoned.zones(), blocks);
    }
    return random -> random.below(blocks);
  }
}
