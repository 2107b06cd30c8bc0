package org.raidbench.raid;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.raidbench.api.raid.IoPlan;
import org.raidbench.api.raid.ParityMethod;
import org.raidbench.api.raid.RaidLevel;
import org.raidbench.api.raid.Steps;
import org.raidbench.api.sim.RandomStream;

/** Every chunk that Linux md wrote is where ours would be, parity byte for byte. */
final class GoldenLayoutsTest {
  private static final int LAYOUTS_MIN = 72;

  private static final ParityMethod RECONSTRUCT = (members, reconstruct, modify) -> true;
  private static final ParityMethod MODIFY = (members, reconstruct, modify) -> false;

  static Stream<GoldenLayout> layouts() throws IOException {
    var folder = GoldenLayout.folder();
    assumeTrue(folder.isPresent(), "no ../shared/reference/layouts here");
    return GoldenLayout.all(folder.get()).stream();
  }

  @Test
  void thereAreEnoughOfThem() throws IOException {
    long count = layouts().count();
    assertTrue(count >= LAYOUTS_MIN, () -> "only " + count + " golden layouts were found");
  }

  @ParameterizedTest
  @MethodSource("layouts")
  void everyChunkIsReadFromWhereItLies(GoldenLayout golden) {
    RaidLevel level = golden.create();
    int chunk = golden.chunkSectors();
    assertEquals(
        golden.chunks().stream().filter(c -> c.kind() == 'D').count() * chunk,
        level.capacitySectors());
    IoPlan plan = new IoPlan();
    for (GoldenLayout.Chunk expected : golden.chunks()) {
      if (expected.kind() == 'D' || expected.kind() == 'M') {
        plan.clear();
        level.planRead((long) expected.logicalChunk() * chunk, chunk, 0, plan);
        assertEquals(1, plan.reads().count(), expected::toString);
        assertTrue(places(plan, chunk).contains(place(expected)), expected::toString);
        if (expected.kind() == 'D') {
          assertEquals(place(expected), places(plan, chunk).get(0));
        }
      }
    }
  }

  private static List<String> places(IoPlan plan, int chunk) {
    Steps reads = plan.reads();
    String[] places = new String[1 + plan.alternatives(0)];
    places[0] = reads.member(0) + ":" + reads.sector(0) / chunk;
    for (int i = 0; i < plan.alternatives(0); i++) {
      places[i + 1] = plan.alternativeMember(0, i) + ":" + plan.alternativeSector(0, i) / chunk;
    }
    return Arrays.asList(places);
  }

  private static String place(GoldenLayout.Chunk chunk) {
    return chunk.disk() + ":" + chunk.diskChunk();
  }

  @ParameterizedTest
  @MethodSource("layouts")
  void writtenAtOnce(GoldenLayout golden) {
    ByteArray array = new ByteArray(golden.create());
    long capacity = golden.create().capacitySectors();
    array.write(0, Pattern512.of(0, (int) capacity), MODIFY);
    compare(golden, array);
  }

  @ParameterizedTest
  @MethodSource("layouts")
  void writtenInPiecesInAnyOrderByReconstruction(GoldenLayout golden) {
    writtenInPieces(golden, RECONSTRUCT);
  }

  @ParameterizedTest
  @MethodSource("layouts")
  void writtenInPiecesInAnyOrderByModification(GoldenLayout golden) {
    writtenInPieces(golden, MODIFY);
  }

  private static void writtenInPieces(GoldenLayout golden, ParityMethod method) {
    RaidLevel level = golden.create();
    ByteArray array = new ByteArray(level);
    int capacity = (int) level.capacitySectors();
    RandomStream random = new RandomStream(7, golden.file());
    boolean[] written = new boolean[capacity];
    int longest = (int) Math.min(capacity, 3 * level.rowSectors());
    for (int i = 0; i < 60; i++) {
      int sectors = 1 + (int) random.below(i % 3 == 0 ? longest : 2 * golden.chunkSectors());
      sectors = Math.min(sectors, capacity);
      int sector = (int) random.below(capacity - sectors + 1);
      array.write(sector, Pattern512.of(sector, sectors), method);
      Arrays.fill(written, sector, sector + sectors, true);
    }
    for (int sector = 0; sector < capacity; sector++) {
      int end = sector;
      while (end < capacity && !written[end]) {
        end++;
      }
      if (end > sector) {
        array.write(sector, Pattern512.of(sector, end - sector), method);
        sector = end;
      }
    }
    compare(golden, array);
    assertArrayEquals(Pattern512.of(0, capacity), array.read(0, capacity));
  }

  private static void compare(GoldenLayout golden, ByteArray array) {
    int chunk = golden.chunkSectors();
    for (GoldenLayout.Chunk expected : golden.chunks()) {
      long[] member = array.member(expected.disk());
      int sector = expected.diskChunk() * chunk;
      // An unused chunk holds what was there before: zeros, in both cases.
      assertEquals(
          expected.crc32(), ByteArray.crc32(member, sector, chunk), () -> golden + ": " + expected);
    }
  }
}
