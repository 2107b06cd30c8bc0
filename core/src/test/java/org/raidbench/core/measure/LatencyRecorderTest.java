package org.raidbench.core.measure;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.raidbench.api.result.Latency;
import org.raidbench.api.sim.RandomStream;

final class LatencyRecorderTest {
  @Test
  void agreesWithSortingThemAll() {
    RandomStream random = new RandomStream(4, "latencies");
    int count = 200_000;
    long[] values = new long[count];
    LatencyRecorder[] parts = {new LatencyRecorder(), new LatencyRecorder(), new LatencyRecorder()};
    for (int i = 0; i < count; i++) {
      values[i] = 50_000 + random.exponentialNanos(i % 100 == 0 ? 5e7 : 2e5);
      parts[i % 2].record(values[i]);
    }
    LatencyRecorder all = new LatencyRecorder();
    for (LatencyRecorder part : parts) { // the last one is empty
      all.add(part);
    }
    Latency latency = all.latency();
    Arrays.sort(values);
    assertEquals(count, latency.count());
    assertEquals(values[0], latency.minNanos());
    assertEquals(values[count - 1], latency.maxNanos());
    double mean = Arrays.stream(values).average().orElseThrow();
    double squares = 0;
    for (long value : values) {
      squares += (value - mean) * (value - mean);
    }
    assertEquals(mean, latency.meanNanos(), 1e-6 * mean);
    assertEquals(Math.sqrt(squares / count), latency.deviationNanos(), 1e-6 * mean);
    for (double level : Latency.LEVELS) {
      long exact = values[(int) Math.ceil(level / 100 * count) - 1];
      assertEquals(exact, latency.percentileNanos(level), exact * 0.001 + 1, "at " + level);
    }
  }

  @Test
  void nothingIsZero() {
    Latency latency = new LatencyRecorder().latency();
    assertEquals(0, latency.count());
    assertEquals(0, latency.percentileNanos(99.0));
  }

  @Test
  void theSameLatencyHasNoDeviation() {
    LatencyRecorder recorder = new LatencyRecorder();
    for (int i = 0; i < 1_000_000; i++) {
      recorder.record(123_456_789);
    }
    assertEquals(0, recorder.latency().deviationNanos());
    assertEquals(123_456_789, recorder.latency().percentileNanos(50.0));
  }
}
