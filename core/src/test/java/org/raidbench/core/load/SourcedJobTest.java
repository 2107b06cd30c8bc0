package org.raidbench.core.load;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.raidbench.api.fault.FaultsException;
import org.raidbench.api.result.Measurement;
import org.raidbench.api.sim.RandomStream;
import org.raidbench.api.workload.Job;
import org.raidbench.api.workload.Region;
import org.raidbench.api.workload.RequestCursor;
import org.raidbench.api.workload.RequestSource;
import org.raidbench.api.workload.Workload;
import org.raidbench.core.load.FakeSystem.Asked;
import org.raidbench.core.load.FakeSystem.Setup;
import org.raidbench.core.run.AssignedWorkload;
import org.raidbench.core.run.CaseRunner;
import org.raidbench.core.run.RunSettings;

/** Jobs whose requests come from a source. */
final class SourcedJobTest {
  private static final long MS = 1_000_000;

  private final List<Asked> asked = new ArrayList<>();

  /** Reads and writes back by turns; after each write it rests. */
  private record ReadsAndWrites(int pairs, long restNanos) implements RequestSource {
    @Override
    public RequestCursor open(long regionBytes, RandomStream random) {
      if (regionBytes < 8192L * pairs) {
        throw new IllegalArgumentException("expected " + 8192L * pairs + " bytes");
      }
      return new RequestCursor() {
        private int sent;
        private boolean busy;
        private long restUntil;

        @Override
        public long next(long nowNanos) {
          if (sent == 2 * pairs) {
            return END;
          }
          return busy ? WAIT : Math.max(nowNanos, restUntil);
        }

        @Override
        public boolean write() {
          return sent % 2 == 1;
        }

        @Override
        public long offsetBytes() {
          return sent * 4096L;
        }

        @Override
        public long bytes() {
          return 4096;
        }

        @Override
        public long countedBytes() {
          return write() ? 1000 : 0;
        }

        @Override
        public void sent(int slot) {
          assertEquals(0, slot);
          busy = true;
          sent++;
        }

        @Override
        public void completed(int slot, long nowNanos) {
          busy = false;
          restUntil = sent % 2 == 0 ? nowNanos + restNanos : 0;
        }
      };
    }
  }

  private Measurement run(Setup setup, Region region, RequestSource source) {
    Workload workload = Workload.of("w", Job.from("j", 1, region, source));
    return CaseRunner.run(
            setup.remembering(1000, asked).factory(),
            List.of(new AssignedWorkload(workload, "test")),
            RunSettings.DEFAULT,
            () -> false)
        .total();
  }

  @Test
  void requestsFollowFromOneAnotherAndEnd() {
    Region second = new Region(1 << 20, 0, 0, 0, 0, false);
    Measurement total = run(Setup.of(0, 1, MS, 8), second, new ReadsAndWrites(50, 2 * MS));
    assertEquals(100, total.all().ios());
    assertEquals(100, asked.size());
    for (int i = 0; i < asked.size(); i++) {
      Asked it = asked.get(i);
      assertEquals(i % 2 == 1, it.write());
      assertEquals((1 << 20) / 512 + i * 8L, it.sector());
      assertEquals(8, it.sectors());
      assertEquals(i / 2 * 4 * MS + i % 2 * MS, it.timeNanos(), "request " + i);
    }
    assertEquals((49 * 4 + 2) * MS, total.intervalNanos(), "from the first to the last");
  }

  @Test
  void theResultTellsWhatCounts() {
    Measurement total = run(Setup.of(0, 1, MS, 8), Region.WHOLE, new ReadsAndWrites(50, 0));
    assertEquals(50_000 / 0.1, total.all().bytesPerSecond(), 1);
    assertEquals(1000, total.all().iops(), 0.1);
    assertTrue(total.confidence().settled(), "nothing is left out, so nothing is unsure");
    assertEquals(0, total.warmUpNanos());
  }

  @Test
  void aRegionTooSmallAndSeveralTargetsAreToldAsFaults() {
    FaultsException small =
        assertThrows(
            FaultsException.class,
            () -> run(Setup.of(0, 1, MS, 8).withTargets(1, 20), Region.WHOLE, source()));
    assertTrue(small.getMessage().contains("expected 409600 bytes"), small.getMessage());
    FaultsException several =
        assertThrows(
            FaultsException.class,
            () -> run(Setup.of(0, 1, MS, 8).withTargets(3, 2000), Region.WHOLE, source()));
    assertTrue(several.getMessage().contains("works on one target"), several.getMessage());
  }

  private static RequestSource source() {
    return new ReadsAndWrites(50, 0);
  }
}
