package org.raidbench.core.run;

import java.util.ArrayList;
import java.util.List;
import org.raidbench.api.result.PoolUse;
import org.raidbench.api.result.Wear;
import org.raidbench.core.pipeline.PoolCounters;
import org.raidbench.core.pipeline.SsdCounters;

/** What stages together did to SSDs and their pools. */
final class SsdResults {
  private static final double NANOS_PER_SECOND = 1e9;
  private static final double SECONDS_PER_DAY = 86_400;

  private SsdResults() {}

  /** What is written is added up; the last days are those at the mean rate. */
  static List<Wear> wear(List<PhaseResult> phases) {
    double seconds = phases.stream().mapToLong(PhaseResult::intervalNanos).sum() / NANOS_PER_SECOND;
    List<Wear> wear = new ArrayList<>();
    for (int ssd = 0; ssd < phases.get(0).ssds().size(); ssd++) {
      SsdCounters first = phases.get(0).ssds().get(ssd);
      long bytes = 0;
      long media = 0;
      for (PhaseResult phase : phases) {
        bytes += phase.ssds().get(ssd).bytesWritten();
        media += phase.ssds().get(ssd).mediaBytes();
      }
      double rate = seconds == 0 ? 0 : bytes / seconds;
      double days =
          rate == 0 || first.enduranceBytes() == 0
              ? Double.POSITIVE_INFINITY
              : first.enduranceBytes() / (rate * SECONDS_PER_DAY);
      wear.add(new Wear(first.disk(), rate, seconds == 0 ? 0 : media / seconds, days));
    }
    return wear;
  }

  /** What pools hold is what they held at the end. */
  static List<PoolUse> pools(List<PhaseResult> phases) {
    List<PoolUse> uses = new ArrayList<>();
    PhaseResult ended = phases.get(phases.size() - 1);
    for (int pool = 0; pool < ended.ssdPools().size(); pool++) {
      PoolCounters last = ended.ssdPools().get(pool);
      long hits = 0;
      long reads = 0;
      for (PhaseResult phase : phases) {
        PoolCounters did = phase.ssdPools().get(pool);
        hits += did.hits();
        reads += did.hits() + did.misses();
      }
      uses.add(
          new PoolUse(
              last.pool(),
              (double) last.used() / Math.max(1, last.lines()),
              (double) last.kept() / Math.max(1, last.lines()),
              reads == 0 ? 0 : (double) hits / reads));
    }
    return uses;
  }
}
