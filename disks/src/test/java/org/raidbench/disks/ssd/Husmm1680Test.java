package org.raidbench.disks.ssd;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.raidbench.api.disk.DiskModel;
import org.raidbench.api.disk.DiskOp;
import org.raidbench.api.disk.DiskStart;

/** The drive of the Adaptec-versus-Avago review does alone what was measured of it. */
final class Husmm1680Test {
  private static final double MIB = 1 << 20;

  private static DiskModel model() {
    return SsdCatalogue.models().stream()
        .filter(model -> model.id().toString().equals("hgst/husmm1680ass204"))
        .findFirst()
        .orElseThrow();
  }

  private static Load load(DiskStart start) {
    return new Load(model(), start);
  }

  @Test
  void readsAtRandomAsMeasured() {
    Load load = load(DiskStart.STEADY);
    double iops = load.rate(DiskOp.READ, false, 4096, 128, 200_000);
    assertEquals(142_000, iops, 0.005 * 142_000); // S4-044
    assertTrue(load.events() <= 2 * 200_000);
  }

  @Test
  void readsInSequenceAsMeasured() {
    double rate = load(DiskStart.STEADY).rate(DiskOp.READ, true, 1 << 20, 32, 4_000);
    assertEquals(1007, rate, 0.005 * 1007); // S4-045
  }

  @Test
  void writesInSequenceAsMeasured() {
    Load load = load(DiskStart.FRESH);
    load.rate(DiskOp.WRITE, true, 1 << 20, 32, 2_000);
    double rate = load.rate(DiskOp.WRITE, true, 1 << 20, 32, 4_000);
    assertEquals(742, rate, 0.01 * 742); // S4-046
    assertTrue(load.events() < 6 * 6_000);
  }

  @Test
  void answersOneReadInItsLatency() {
    Load load = load(DiskStart.STEADY);
    load.rate(DiskOp.READ, false, 4096, 1, 1_000);
    assertEquals(100_000, load.meanLatencyNanos(), 20);
  }

  @Test
  void losesRandomWritesToCollectionAsItFills() {
    Load fresh = load(DiskStart.FRESH);
    fresh.rate(DiskOp.WRITE, false, 4096, 32, 100_000);
    double before = fresh.rate(DiskOp.WRITE, false, 4096, 32, 200_000);
    Load steady = load(DiskStart.STEADY);
    steady.rate(DiskOp.WRITE, false, 4096, 32, 100_000);
    double after = steady.rate(DiskOp.WRITE, false, 4096, 32, 200_000);
    assertEquals(110_000, before, 0.01 * 110_000);
    assertTrue(after < 0.9 * before, "fresh " + before + ", steady " + after);
    assertTrue(after > 0.6 * before, "fresh " + before + ", steady " + after);
  }
}
