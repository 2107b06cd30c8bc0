package org.raidbench.core.load;

import org.raidbench.api.sim.RandomStream;

/**
 * Ranks such that a share {@code h} of the blocks gets {@code 1-h} of the requests, self-similarly
 * (Gray et al., 1994; fio's {@code pareto}).
 */
final class ParetoRanks implements ScatteredBlocks.Ranks {
  private final long count;
  private final double power;

  ParetoRanks(double h, long count) {
    this.count = count;
    power = StrictMath.log(h) / StrictMath.log(1 - h);
  }

  @Override
  public long next(RandomStream random) {
    return (long) ((count - 1) * StrictMath.pow(random.nextDouble(), power));
  }
}
