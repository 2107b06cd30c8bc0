package org.raidbench.core.load;

import org.raidbench.api.sim.RandomStream;

/** Blocks by popularity, the popular ones scattered over the region. */
final class ScatteredBlocks implements BlockChooser {
  /** Draws how popular the next block is: 0 for the most popular. */
  interface Ranks {
    long next(RandomStream random);
  }

  private final Ranks ranks;
  private final Permutation places;

  ScatteredBlocks(Ranks ranks, long blocks, long key) {
    this.ranks = ranks;
    this.places = new Permutation(blocks, key);
  }

  @Override
  public long next(RandomStream random) {
    return places.at(ranks.next(random));
  }
}
