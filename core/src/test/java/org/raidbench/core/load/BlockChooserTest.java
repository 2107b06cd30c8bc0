package org.raidbench.core.load;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.raidbench.api.sim.RandomStream;
import org.raidbench.api.workload.Distribution;
import org.raidbench.api.workload.Distribution.Zone;

final class BlockChooserTest {
  private static final int DRAWS = 200_000;
  private final RandomStream random = new RandomStream(9, "draws");

  static Stream<Distribution> distributions() {
    return Stream.of(
        Distribution.UNIFORM,
        new Distribution.Zipf(0.8),
        new Distribution.Zipf(1.2),
        new Distribution.Pareto(0.2),
        new Distribution.Normal(0.3),
        new Distribution.Normal(1),
        new Distribution.Zoned(
            List.of(new Zone(0.5, 0.05), new Zone(0, 0.15), new Zone(0.5, 0.8))));
  }

  @ParameterizedTest
  @MethodSource("distributions")
  void staysWithinTheBlocks(Distribution distribution) {
    for (long blocks : new long[] {1, 2, 3, 7, 1000, 1L << 40}) {
      BlockChooser chooser = BlockChooser.of(distribution, false, blocks, 3);
      for (int i = 0; i < 2_000; i++) {
        long block = chooser.next(random);
        assertTrue(block >= 0 && block < blocks, () -> block + " of " + blocks);
      }
    }
  }

  private int[] hits(Distribution distribution, int blocks) {
    BlockChooser chooser = BlockChooser.of(distribution, false, blocks, 3);
    int[] hits = new int[blocks];
    for (int i = 0; i < DRAWS; i++) {
      hits[(int) chooser.next(random)]++;
    }
    return hits;
  }

  @Test
  void uniformIsEven() {
    for (int count : hits(Distribution.UNIFORM, 100)) {
      assertEquals(2000, count, 250);
    }
  }

  @ParameterizedTest
  @ValueSource(doubles = {0.5, 0.9, 1.2})
  void zipfFallsAsThePowerOfTheRank(double theta) {
    int blocks = 1000;
    int[] hits = hits(new Distribution.Zipf(theta), blocks);
    Arrays.sort(hits);
    double sum = 0;
    for (int k = 1; k <= blocks; k++) {
      sum += StrictMath.pow(k, -theta);
    }
    // Exact for the first two ranks; for the rest the algorithm integrates.
    assertEquals(DRAWS / sum, hits[blocks - 1], 0.05 * DRAWS / sum);
    assertEquals(0.5, share(hits, median(theta, blocks, sum)), 0.05);
  }

  private static int median(double theta, int blocks, double sum) {
    double reached = 0;
    int k = 0;
    while (reached < sum / 2) {
      reached += StrictMath.pow(++k, -theta);
    }
    return Math.min(k, blocks);
  }

  /** Share of the hits that the most popular blocks got. */
  private static double share(int[] sorted, int popular) {
    double hits = 0;
    for (int i = sorted.length - popular; i < sorted.length; i++) {
      hits += sorted[i];
    }
    return hits / DRAWS;
  }

  @Test
  void zipfSumIsExactWithoutAddingEveryTerm() {
    for (double theta : new double[] {0.5, 0.99, 1.2, 2.5}) {
      double sum = 0;
      for (long k = 1_000_000; k >= 1; k--) {
        sum += StrictMath.pow(k, -theta);
      }
      assertEquals(sum, ZipfRanks.sum(theta, 1_000_000), sum * 1e-11);
    }
  }

  /** fio-genzipf -i 1.2 over 80 GiB of 4 KiB: a tenth of the touched blocks gets 94.4 %. */
  @Test
  void zipfAgreesWithFio() {
    int draws = 20_971_520;
    ZipfRanks ranks = new ZipfRanks(1.2, 20_971_520);
    int[] hits = new int[20_971_520];
    int touched = 0;
    for (int i = 0; i < draws; i++) {
      touched += hits[(int) ranks.next(random)]++ == 0 ? 1 : 0;
    }
    Arrays.sort(hits);
    double popular = 0;
    for (int i = hits.length - touched / 10; i < hits.length; i++) {
      popular += hits[i];
    }
    assertEquals(0.944, popular / draws, 0.002);
  }

  @Test
  void paretoGivesTheFewTheMost() {
    int[] hits = hits(new Distribution.Pareto(0.2), 1000);
    Arrays.sort(hits);
    assertEquals(0.8, share(hits, 200), 0.01);
    assertEquals(0.64, share(hits, 40), 0.01);
  }

  @Test
  void popularBlocksAreScatteredOtherwiseForAnotherKey() {
    Distribution zipf = new Distribution.Zipf(1.2);
    BlockChooser one = BlockChooser.of(zipf, false, 1 << 20, 1);
    BlockChooser two = BlockChooser.of(zipf, false, 1 << 20, 2);
    long first = one.next(new RandomStream(1, "x"));
    assertNotEquals(first, two.next(new RandomStream(1, "x")));
  }

  @Test
  void normalIsCentred() {
    int[] hits = hits(new Distribution.Normal(0.1), 1000);
    int within = 0;
    for (int i = 400; i < 600; i++) {
      within += hits[i];
    }
    assertEquals(0.6827, within / (double) DRAWS, 0.01);
  }

  @Test
  void zonesGetTheirShares() {
    int[] hits =
        hits(
            new Distribution.Zoned(
                List.of(new Zone(0.6, 0.1), new Zone(0.3, 0.2), new Zone(0.1, 0.7))),
            1000);
    assertEquals(0.6, Arrays.stream(hits, 0, 100).sum() / (double) DRAWS, 0.01);
    assertEquals(0.3, Arrays.stream(hits, 100, 300).sum() / (double) DRAWS, 0.01);
  }

  @Test
  void coveringVisitsEveryBlockOnceAPassInAnotherOrderEach() {
    int blocks = 777;
    BlockChooser chooser = BlockChooser.of(Distribution.UNIFORM, true, blocks, 5);
    long[][] passes = new long[3][blocks];
    for (long[] pass : passes) {
      BitSet seen = new BitSet();
      for (int i = 0; i < blocks; i++) {
        pass[i] = chooser.next(random);
        seen.set((int) pass[i]);
      }
      assertEquals(blocks, seen.cardinality());
    }
    assertTrue(!Arrays.equals(passes[0], passes[1]) && !Arrays.equals(passes[1], passes[2]));
  }
}
