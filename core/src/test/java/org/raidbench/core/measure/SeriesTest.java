package org.raidbench.core.measure;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.raidbench.api.result.Measurement.Sample;

final class SeriesTest {
  private static final long MILLISECOND = 1_000_000;

  @Test
  void countsByPeriodAndJoinsPeriods() {
    Series series = new Series();
    series.resume(7 * MILLISECOND);
    for (int i = 1; i <= 1000; i++) { // one every millisecond, at its end
      series.record((7 + i) * MILLISECOND, 4096);
    }
    series.pause(1007 * MILLISECOND);
    List<Sample> samples = series.samples();
    assertEquals(250, samples.size());
    assertEquals(1000, series.ios());
    assertEquals(1000 * 4096, series.bytes());
    for (int i = 0; i < samples.size(); i++) {
      assertEquals(new Sample((i + 1) * 4 * MILLISECOND, 1000, 1000 * 4096), samples.get(i));
    }
  }

  @Test
  void whatIsNotAWholePeriodIsLeftOut() {
    Series series = new Series();
    series.resume(0);
    series.record(500_000, 1);
    series.record(1_200_000, 1);
    series.pause(1_300_000);
    assertEquals(List.of(new Sample(MILLISECOND, 1000, 1000)), series.samples());
    assertEquals(2, series.ios());
  }

  @Test
  void aShortRunIsOneSample() {
    Series series = new Series();
    series.resume(0);
    series.record(100_000, 512);
    series.pause(500_000);
    assertEquals(List.of(new Sample(500_000, 2000, 1_024_000)), series.samples());
    assertEquals(List.of(), new Series().samples());
  }

  @Test
  void timeStandsStillWhilePaused() {
    Series series = new Series();
    series.resume(0);
    series.record(MILLISECOND, 1);
    series.pause(MILLISECOND);
    series.resume(50 * MILLISECOND);
    series.record(50 * MILLISECOND + 1, 1);
    series.record(51 * MILLISECOND, 1);
    series.pause(51 * MILLISECOND);
    assertEquals(
        List.of(new Sample(MILLISECOND, 1000, 1000), new Sample(2 * MILLISECOND, 2000, 2000)),
        series.samples());
  }
}
