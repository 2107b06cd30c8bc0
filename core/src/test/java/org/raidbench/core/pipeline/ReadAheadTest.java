package org.raidbench.core.pipeline;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.raidbench.api.controller.ControllerKeys;
import org.raidbench.api.controller.IoPolicy;
import org.raidbench.api.controller.Policy;
import org.raidbench.api.controller.ReadPolicy;
import org.raidbench.api.controller.WritePolicy;
import org.raidbench.api.disk.DiskOp;

final class ReadAheadTest {
  private static Stand stand(ReadPolicy read, IoPolicy io) {
    Stand stand =
        new Stand()
            .controller(ControllerKeys.CACHE, "4MiB")
            .controller(ControllerKeys.CACHE_LINE, "64KiB");
    stand.policy = new Policy(read, WritePolicy.THROUGH, io, false);
    return stand;
  }

  private static int reads(Stand stand) {
    return stand.disks.stream().mapToInt(disk -> disk.commands().size()).sum();
  }

  /** Reads one after another, each when the one before has come; how long it takes. */
  private static long sequentially(Stand stand, int count, int sectors) {
    StorageSystem[] system = new StorageSystem[1];
    stand.completion =
        request -> {
          if (request + 1 < count) {
            system[0].submit(request + 1, 0, false, (request + 1L) * sectors, sectors);
          }
        };
    system[0] = stand.build();
    system[0].submit(0, 0, false, 0, sectors);
    stand.runAll();
    assertEquals(count, stand.completed.size());
    return stand.nanosOf(count - 1);
  }

  @Test
  void aStreamIsAnsweredFromTheCache() {
    long without = sequentially(stand(ReadPolicy.NONE, IoPolicy.DIRECT), 64, 16);
    Stand stand = stand(ReadPolicy.ADAPTIVE, IoPolicy.DIRECT);
    long with = sequentially(stand, 64, 16);
    assertTrue(with * 4 < without, () -> with + " ns with, " + without + " ns without");
    // 64 x 16 sectors are eight strips; two reads before the stream is known, a row ahead of it.
    assertTrue(reads(stand) <= 2 + 8 + 5, () -> reads(stand) + " disk reads");
  }

  @Test
  void randomReadsBringNothingInUnlessAlways() {
    for (ReadPolicy policy : ReadPolicy.values()) {
      Stand stand = stand(policy, IoPolicy.DIRECT);
      StorageSystem system = stand.build();
      for (int i = 0; i < 20; i++) {
        system.submit(i, 0, false, i * 10_007L, 8);
      }
      stand.runAll();
      int more = reads(stand) - 20;
      assertTrue(policy == ReadPolicy.ALWAYS ? more >= 20 : more <= 5, () -> policy + ": " + more);
    }
  }

  @Test
  void aReadWaitsForWhatIsOnItsWay() {
    Stand stand = stand(ReadPolicy.ADAPTIVE, IoPolicy.DIRECT);
    StorageSystem system = stand.build();
    system.submit(0, 0, false, 128, 64);
    system.submit(1, 0, false, 192, 64); // now a stream: the next row is fetched
    stand.simulation.runUntil(50_000);
    int fetched = reads(stand);
    system.submit(2, 0, false, 256, 64);
    stand.runAll();
    assertTrue(reads(stand) > fetched, "the stream goes on");
    long again =
        stand.disks.stream()
            .flatMap(disk -> disk.commands().stream())
            .filter(command -> command.sectors() == 64)
            .count();
    assertEquals(2, again, "the third read caused none of its own");
    assertEquals(3, stand.completed.size());
  }

  @Test
  void cachedReadsStayAndDirectOnesDoNot() {
    for (IoPolicy io : IoPolicy.values()) {
      Stand stand = stand(ReadPolicy.ADAPTIVE, io);
      StorageSystem system = stand.build();
      system.submit(0, 0, false, 1_000, 8);
      stand.runAll();
      system.submit(1, 0, false, 1_000, 8);
      stand.runAll();
      assertEquals(io == IoPolicy.CACHED ? 1 : 2, reads(stand), io.name());
    }
  }

  @Test
  void aWriteThroughOvertakesWhatIsBeingFetched() {
    Stand stand = stand(ReadPolicy.ADAPTIVE, IoPolicy.DIRECT);
    StorageSystem system = stand.build();
    system.submit(0, 0, false, 0, 64);
    system.submit(1, 0, false, 64, 64);
    stand.simulation.runUntil(50_000); // the fetch of 128.. is on its way
    system.submit(2, 0, true, 128, 8);
    stand.runAll();
    system.submit(3, 0, false, 128, 8);
    stand.runAll();
    long again =
        stand.disks.stream()
            .flatMap(disk -> disk.commands().stream())
            .filter(command -> command.op() == DiskOp.READ && command.sectors() == 8)
            .count();
    assertEquals(1, again, "what was fetched was older than what was written");
  }
}
