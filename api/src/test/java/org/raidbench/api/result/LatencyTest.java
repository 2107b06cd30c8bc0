package org.raidbench.api.result;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

final class LatencyTest {
  @Test
  void percentilesAreFoundByTheirLevel() {
    List<Long> nanos = new ArrayList<>();
    Latency.LEVELS.forEach(level -> nanos.add(Math.round(level * 1000)));
    Latency latency = new Latency(1, 1, 2, 1.5, 0.5, nanos);

    for (double level : Latency.LEVELS) {
      assertEquals(Math.round(level * 1000), latency.percentileNanos(level));
    }
    nanos.clear();
    assertEquals(50_000, latency.percentileNanos(50), "a copy");
    assertThrows(IllegalArgumentException.class, () -> latency.percentileNanos(42));
  }

  @Test
  void levelsAscend() {
    assertEquals(Latency.LEVELS.stream().sorted().distinct().toList(), Latency.LEVELS);
  }

  @Test
  void thereIsOnePercentileForEachLevel() {
    List<Long> tooFew = Collections.nCopies(Latency.LEVELS.size() - 1, 1L);

    assertThrows(IllegalArgumentException.class, () -> new Latency(1, 1, 1, 1, 0, tooFew));
  }
}
