package org.raidbench.core.diskspd;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.raidbench.api.fault.FaultsException;
import org.raidbench.api.workload.AccessLine;
import org.raidbench.api.workload.Distribution;
import org.raidbench.api.workload.Job;
import org.raidbench.api.workload.Pacing;
import org.raidbench.api.workload.Region;
import org.raidbench.api.workload.Timing;
import org.raidbench.api.workload.Workload;

/** What command lines of diskspd mean. */
final class DiskspdReaderTest {
  private static final long SECOND = 1_000_000_000L;

  private static Workload read(String line) {
    return new DiskspdReader().readText(line);
  }

  private static Job job(String line) {
    return read(line).stages().get(0).get(0);
  }

  @Test
  void theReviewsRandomRead() {
    Job job = job("diskspd -b4K -r4K -t24 -o128 -S -w0 -d60 #1");
    assertEquals(List.of(new AccessLine(1, 4096, 4096, 1, 1, 4096)), job.lines());
    assertEquals(24, job.instances());
    assertEquals(128, job.queueDepth());
    assertEquals(new Timing(0, 5 * SECOND, 60 * SECOND, 0, false), job.timing());
    assertEquals(Region.WHOLE, job.region());
  }

  @Test
  void withoutOptionsItReadsInSequence() {
    Job job = job("");
    assertEquals(List.of(new AccessLine(1, 65_536, 65_536, 1, 0, 65_536)), job.lines());
    assertEquals(2, job.queueDepth());
    assertEquals(Timing.BENCH, job.timing());
  }

  @Test
  void threadsAndDepthsOfAllKinds() {
    assertEquals(8, job("-F8 -o4").instances());
    assertEquals(4, job("-F8 -o4").queueDepth());
    assertEquals(16, job("-F8 -O16 -o4").queueDepth());
    assertEquals(4, job("-t8 -O16 -o4").queueDepth());
    Job shared = job("-si -t4 -o8 -b1M");
    assertEquals(1, shared.instances());
    assertEquals(32, shared.queueDepth());
  }

  @Test
  void regions() {
    assertEquals(new Region(1 << 30, 0, 10L << 30, 0, 0, false), job("-B1G:10G").region());
    assertEquals(new Region(1 << 20, 0, 1 << 20, 0, 0, false), job("-B1M -f2M").region());
    assertEquals(new Region(0, 0, 32 << 10, 0, 0, false), job("-b4k -f8b").region());
    assertEquals(new Region(0, 0, 1 << 30, 0, 0, false), job("-c1G x.dat").region());
    assertEquals(1L << 30, job("-t4 -T1G").region().incrementBytes());
  }

  @Test
  void accesses() {
    assertEquals(
        List.of(new AccessLine(1, 8192, 8192, 0.7, 0.4, 512)),
        job("-w30 -r512 -rs40 -b8K").lines());
    assertEquals(
        new Distribution.Zoned(
            List.of(
                new Distribution.Zone(0.9, 0.1),
                new Distribution.Zone(0, 0.1),
                new Distribution.Zone(0.05, 0.2),
                new Distribution.Zone(0.05, 0.6))),
        job("-r -rdpct90/10:0/10:5/20").distribution());
  }

  @Test
  void pacing() {
    assertEquals(new Pacing(0, 0, 750_000, 250_000, false, 0, 1), job("-g1000 -w25").pacing());
    assertEquals(new Pacing(500, 500, 0, 0, false, 0, 1), job("-g1000i -w50").pacing());
    assertEquals(new Pacing(0, 0, 0, 0, false, 50_000_000, 5), job("-i10 -j50 -t2").pacing());
  }

  @Test
  void whatDoesNotMatterIsListed() {
    assertEquals(
        List.of("-L", "-D500", "-ag0,0,1", "-Rxml", "-Zr", "-z7", "-Sh"),
        read("-L -D500 -ag0,0,1 -Rxml -Zr -z7 -Sh").ignored());
  }

  @Test
  void quotedTargetsAndSlashes() {
    assertEquals(4096, job("/b4K /r \"C:\\test files\\a.dat\"").lines().get(0).minBytes());
  }

  @Test
  void mutationsEndInAWorkloadOrFaults() {
    String[] lines = {
      "diskspd -b4K -r4K -t24 -o128 -S -w0 -d60 #1",
      "-B1G:10G -rs40 -r512 -rdpct90/10:5/20 -w30 -g1000i -i10 -j50 -T1G -si \"a b\"",
      "-F8 -O16 -ag0,0,1 -Zr -Z1M,x -Rpxml -eDISK_IO -ysname -W5 -C3 -D100 -f1G -c2G -Sbw"
    };
    for (long seed = 0; seed < 4500; seed++) {
      Random random = new Random(seed);
      StringBuilder line = new StringBuilder(lines[random.nextInt(lines.length)]);
      for (int i = 0; i <= random.nextInt(6); i++) {
        int at = random.nextInt(line.length() + 1);
        switch (random.nextInt(3)) {
          case 0 -> line.insert(at, (char) random.nextInt(random.nextBoolean() ? 127 : 0x3000));
          case 1 -> line.delete(at, Math.min(line.length(), at + 1 + random.nextInt(4)));
          default -> line.insert(at, " -" + (char) ('A' + random.nextInt(58)) + random.nextInt());
        }
        if (line.length() == 0) {
          break;
        }
      }
      try {
        read(line.toString());
      } catch (FaultsException e) {
        assertEquals(false, e.faults().isEmpty());
      } catch (RuntimeException e) {
        throw new AssertionError("seed " + seed + ": " + line, e);
      }
    }
    assertThrows(FaultsException.class, () -> read("-b4K ".repeat(10_000)));
  }
}
