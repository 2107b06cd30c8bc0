package org.raidbench.core.load;

import org.raidbench.api.sim.RandomStream;

/** Blocks around the middle of the region (Marsaglia's polar method); those outside are redrawn. */
final class NormalBlocks implements BlockChooser {
  private final long blocks;
  private final double deviationBlocks;

  NormalBlocks(double deviation, long blocks) {
    this.blocks = blocks;
    deviationBlocks = deviation * blocks;
  }

  @Override
  public long next(RandomStream random) {
    while (true) {
      double x = 2 * random.nextDouble() - 1;
      double y = 2 * random.nextDouble() - 1;
      double square = x * x + y * y;
      if (square > 0 && square < 1) {
        double normal = x * Math.sqrt(-2 * StrictMath.log(square) / square);
        double place = blocks / 2.0 + normal * deviationBlocks;
        if (place >= 0 && place < blocks) {
          return (long) place;
        }
      }
    }
  }
}
