package org.raidbench.core.load;

import java.util.List;
import org.raidbench.api.sim.RandomStream;
import org.raidbench.api.workload.Distribution.Zone;

/** Zones one after another, each with its own share of the requests. */
final class ZonedBlocks implements BlockChooser {
  private final WeightedChoice choice;
  private final long[] starts;

  ZonedBlocks(List<Zone> zones, long blocks) {
    choice = new WeightedChoice(zones.stream().mapToDouble(Zone::accessShare).toArray());
    starts = new long[zones.size() + 1];
    double end = 0;
    for (int i = 1; i < zones.size(); i++) {
      end += zones.get(i - 1).sizeShare();
      starts[i] = Math.min(blocks, Math.round(end * blocks));
    }
    starts[zones.size()] = blocks;
  }

  @Override
  public long next(RandomStream random) {
    int zone = choice.next(random);
    long size = starts[zone + 1] - starts[zone];
    if (size == 0) { // narrower than a block: the block it begins in
      return Math.min(starts[zone], starts[starts.length - 1] - 1);
    }
    return starts[zone] + random.below(size);
  }
}
