package org.raidbench.core.cache;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.raidbench.api.sim.RandomStream;
import org.raidbench.testkit.Sweep;

/** The cache's tables against the plainest thing that does the same. */
final class StructuresTest {
  @Test
  void theDirectoryFindsWhatAMapFinds() {
    Sweep.seeds(
        20,
        seed -> {
          RandomStream random = new RandomStream(seed, "directory");
          int capacity = 1 + (int) random.below(200);
          LineDirectory directory = new LineDirectory(capacity);
          Map<Long, Integer> map = new HashMap<>();
          for (int i = 0; i < 5_000; i++) {
            long key = random.below(2L * capacity) * 3 + (random.below(2) << 40);
            if (random.below(2) == 0) {
              directory.remove(key);
              map.remove(key);
            } else if (map.containsKey(key) || map.size() < capacity) {
              directory.put(key, i);
              map.put(key, i);
            }
            long asked = random.below(2L * capacity) * 3 + (random.below(2) << 40);
            assertEquals(map.getOrDefault(asked, LineDirectory.NONE), directory.find(asked));
          }
        });
  }

  @Test
  void theNextRowIsWhatASortedSetSays() {
    Sweep.seeds(
        20,
        seed -> {
          RandomStream random = new RandomStream(seed, "rows");
          long size = 1 + random.below(random.below(2) == 0 ? 300 : 300_000);
          RowSet rows = new RowSet(size);
          TreeSet<Long> set = new TreeSet<>();
          for (int i = 0; i < 2_000; i++) {
            long row = random.below(size);
            if (random.below(3) == 0) {
              rows.remove(row);
              set.remove(row);
            } else {
              rows.add(row);
              set.add(row);
            }
            long from = random.below(size + 2);
            Long next = set.ceiling(from);
            assertEquals(next == null ? RowSet.NONE : next, rows.from(from));
            assertEquals(set.contains(from), from < size && rows.contains(from));
          }
        });
  }

  @Test
  void sectorMapsCountLikeABitSet() {
    Sweep.seeds(
        20,
        seed -> {
          RandomStream random = new RandomStream(seed, "maps");
          int sectors = 1 << random.below(9);
          SectorMaps maps = new SectorMaps(3, sectors);
          BitSet bits = new BitSet();
          for (int i = 0; i < 1_000; i++) {
            int from = (int) random.below(sectors);
            int to = from + 1 + (int) random.below(sectors - from);
            int before = bits.cardinality();
            if (random.below(2) == 0) {
              bits.set(from, to);
              assertEquals(bits.cardinality() - before, maps.set(1, from, to));
            } else {
              bits.clear(from, to);
              assertEquals(before - bits.cardinality(), maps.clear(1, from, to));
            }
            int at = (int) random.below(sectors);
            int set = bits.nextSetBit(at);
            assertEquals(set < 0 ? sectors : set, maps.nextSet(1, at, sectors));
            assertEquals(Math.min(sectors, bits.nextClearBit(at)), maps.nextClear(1, at, sectors));
            assertEquals(bits.nextClearBit(from) >= to, maps.all(1, from, to));
            assertEquals(!bits.isEmpty(), maps.any(1));
            assertFalse(maps.any(0) || maps.any(2));
          }
        });
  }

  @Test
  void linesAreInTheOrderOfTheirUse() {
    Sweep.seeds(
        10,
        seed -> {
          RandomStream random = new RandomStream(seed, "order");
          UseOrder order = new UseOrder(20);
          List<Integer> list = new ArrayList<>();
          for (int i = 0; i < 1_000; i++) {
            int line = (int) random.below(20);
            list.remove((Integer) line);
            if (random.below(3) == 0) {
              order.remove(line);
            } else {
              order.touch(line);
              list.add(line);
            }
            List<Integer> found = new ArrayList<>();
            for (int at = order.oldest(); at != UseOrder.NONE; at = order.younger(at)) {
              found.add(at);
            }
            assertEquals(list, found);
            assertEquals(list.size(), order.size());
          }
        });
  }

  @Test
  void aStreamIsWhatGoesOnWhereItEnded() {
    StreamTable streams = new StreamTable();
    int first = streams.access(100, 8);
    assertEquals(1, streams.consecutive(first));
    int other = streams.access(5_000, 16);
    assertEquals(first, streams.access(108, 8));
    assertEquals(2, streams.consecutive(first));
    assertEquals(other, streams.access(5_016, 16));
    assertEquals(2, streams.consecutive(other));
    streams.setAheadSector(first, 1_000);
    assertEquals(first, streams.access(116, 8));
    assertEquals(1_000, streams.aheadSector(first));
    assertEquals(1, streams.consecutive(streams.access(116, 8)), "a repetition is no stream");
  }

  @Test
  void randomReadsPushOutTheStreamUnusedForLongest() {
    StreamTable streams = new StreamTable();
    streams.access(0, 8);
    for (int i = 1; i <= 31; i++) {
      streams.access(i * 1_000L, 8);
    }
    assertEquals(2, streams.consecutive(streams.access(8, 8)), "32 are told apart");
    for (int i = 1; i <= 32; i++) {
      streams.access(100_000 + i * 1_000L, 8);
    }
    assertEquals(1, streams.consecutive(streams.access(16, 8)), "a 33rd pushed it out");
  }

  @Test
  void aRowWrittenOnItsWayIsDirtyAgainAfterwards() {
    DirtyRows rows = new DirtyRows(100, 2, 1_000);
    rows.add(7);
    rows.add(9);
    int flight = rows.send(7, 1);
    assertEquals(7, rows.lastRow());
    assertEquals(9, rows.from(0));
    rows.add(7);
    assertEquals(9, rows.from(0), "not twice at once");
    rows.send(9, 1);
    assertFalse(rows.hasRoom());
    rows.arrived(flight);
    assertEquals(7, rows.from(0));
    assertTrue(rows.hasRoom());
    assertEquals(1, rows.flights());
  }

  @Test
  void onlyTheOldestRowsAreLookedAt() {
    DirtyRows rows = new DirtyRows(1_000, 4, 2);
    for (long row : new long[] {700, 300, 100, 500, 300}) {
      rows.add(row);
    }
    assertEquals(300, rows.from(0), "100 is younger than 700 and 300");
    assertEquals(700, rows.from(301));
    rows.send(300, 1);
    assertEquals(100, rows.from(0), "the next oldest comes in");
    rows.send(700, 1);
    assertEquals(500, rows.from(101));
    rows.send(100, 1);
    rows.send(500, 1);
    assertEquals(-1, rows.from(0), "300 was added twice and went once");
  }

  @Test
  void theOldestRowsAreThoseOfAListInTheOrderOfWriting() {
    Sweep.seeds(
        40,
        seed -> {
          RandomStream random = new RandomStream(seed, "rows");
          int limit = 1 + (int) random.below(9);
          DirtyRows rows = new DirtyRows(300, 1_000, limit);
          List<Long> expected = new ArrayList<>();
          for (int step = 0; step < 2_000; step++) {
            long row = random.below(300);
            if (random.below(2) == 0) {
              rows.add(row);
              if (!expected.contains(row)) {
                expected.add(row);
              }
            } else {
              List<Long> oldest =
                  new ArrayList<>(expected.subList(0, Math.min(limit, expected.size())));
              oldest.sort(null);
              long next = oldest.stream().filter(r -> r >= row).findFirst().orElse(RowSet.NONE);
              assertEquals(next, rows.from(row));
              if (next >= 0) {
                rows.arrived(rows.send(next, 1));
                expected.remove(next);
              }
            }
          }
        });
  }

  @Test
  void adjacentRowsGoTogetherAndThoseWrittenAgainComeBackAlone() {
    DirtyRows rows = new DirtyRows(100, 2, 1_000);
    for (long row : new long[] {4, 5, 6, 7, 9, 99}) {
      rows.add(row);
    }
    int flight = rows.send(4, 3);
    assertEquals(3, rows.length(flight));
    assertEquals(6, rows.lastRow());
    assertEquals(7, rows.from(0));
    rows.add(5);
    assertEquals(7, rows.from(0), "not while it is on its way");
    int next = rows.send(7, 64);
    assertEquals(1, rows.length(next), "9 does not adjoin");
    rows.arrived(flight);
    assertEquals(5, rows.from(0));
    assertEquals(9, rows.from(6));
    assertEquals(1, rows.length(rows.send(99, 64)), "nothing lies beyond the last");
  }
}
