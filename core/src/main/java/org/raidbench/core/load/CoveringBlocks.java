package org.raidbench.core.load;

import org.raidbench.api.sim.RandomStream;

/** Every block once, in a random order, then once again in another. */
final class CoveringBlocks implements BlockChooser {
  private final long blocks;
  private final long key;
  private long pass;
  private long index;
  private Permutation order;

  CoveringBlocks(long blocks, long key) {
    this.blocks = blocks;
    this.key = key;
    order = new Permutation(blocks, key);
  }

  @Override
  public long next(RandomStream random) {
    if (index == blocks) {
      restart();
    }
    return order.at(index++);
  }

  @Override
  public void restart() {
    pass++;
    index = 0;
    order = new Permutation(blocks, key + pass * 0xd1342543de82ef95L);
  }
}
