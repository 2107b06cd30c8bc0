package org.raidbench.api.result;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.raidbench.api.stability.Evolving;

/**
 * One measured interval.
 *
 * @param all reads and writes together
 * @param confidence how sure the IOPS are
 * @param bottleneck the part that limits, in a reader's words
 * @param runnerUp the part that would limit next; empty if none is near
 * @param utilisation share of the interval each station was busy, by station, 0 to 1
 * @param stageNanos mean time an I/O spent in each stage, by stage, in the order of its path
 * @param warmUpNanos simulated time before the interval
 * @param intervalNanos simulated time of the interval
 * @param series the interval over time, equally spaced
 * @param wear what was written to each SSD, in the order of the bench
 * @param pools what became of each SSD pool, in the order of the bench
 */
@Evolving
public record Measurement(
    Traffic all,
    Confidence confidence,
    String bottleneck,
    String runnerUp,
    Map<String, Double> utilisation,
    Map<String, Long> stageNanos,
    long warmUpNanos,
    long intervalNanos,
    List<Sample> series,
    List<Wear> wear,
    List<PoolUse> pools) {
  /** Copies the collections. */
  public Measurement {
    utilisation = Collections.unmodifiableMap(new LinkedHashMap<>(utilisation));
    stageNanos = Collections.unmodifiableMap(new LinkedHashMap<>(stageNanos));
    series = List.copyOf(series);
    wear = List.copyOf(wear);
    pools = List.copyOf(pools);
  }

  /**
   * A measurement of a system without SSDs.
   *
   * @param all reads and writes together
   * @param confidence how sure the IOPS are
   * @param bottleneck the part that limits
   * @param runnerUp the part that would limit next; empty if none is near
   * @param utilisation share of the interval each station was busy, by station
   * @param stageNanos mean time an I/O spent in each stage, by stage
   * @param warmUpNanos simulated time before the interval
   * @param intervalNanos simulated time of the interval
   * @param series the interval over time
   */
  public Measurement(
      Traffic all,
      Confidence confidence,
      String bottleneck,
      String runnerUp,
      Map<String, Double> utilisation,
      Map<String, Long> stageNanos,
      long warmUpNanos,
      long intervalNanos,
      List<Sample> series) {
    this(
        all,
        confidence,
        bottleneck,
        runnerUp,
        utilisation,
        stageNanos,
        warmUpNanos,
        intervalNanos,
        series,
        List.of(),
        List.of());
  }

  /**
   * A point of the series.
   *
   * @param endNanos end of the sampling period since the interval began
   * @param iops completed I/Os a second
   * @param bytesPerSecond bytes moved a second
   */
  public record Sample(long endNanos, double iops, double bytesPerSecond) {}
}
