package org.raidbench.disks.hdd;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.raidbench.api.sim.RandomStream;
import org.raidbench.testkit.Sweep;

final class LayoutTest {
  private static final int SUB = ZoneSpec.SUBSECTORS;

  private static String at(Layout layout, long sector) {
    Place place = new Place();
    layout.locate(sector, place);
    return place.cylinder + "/" + place.head + " angle " + place.angleSubsectors / SUB;
  }

  private static Layout one(Sparing sparing, HeadOrder order, ZoneSpec zone) {
    return new Layout(2, zone.lastCylinder() + 1, sparing, 2, order, List.of(zone));
  }

  @Test
  void tracksCylindersAndZonesFollowWithTheirSkews() {
    Layout layout =
        new Layout(
            2,
            4,
            Sparing.NONE,
            1,
            HeadOrder.ASCENDING,
            List.of(ZoneSpec.plain(0, 1, 10, 2, 3), ZoneSpec.plain(2, 3, 8, 1, 2)));
    assertEquals(40 + 32, layout.sectors());
    assertEquals("0/0 angle 0", at(layout, 0));
    assertEquals("0/0 angle 9", at(layout, 9));
    assertEquals("0/1 angle 2", at(layout, 10));
    assertEquals("1/0 angle 5", at(layout, 20));
    assertEquals("1/1 angle 7", at(layout, 30));
    assertEquals("2/0 angle 0", at(layout, 40));
    assertEquals("3/1 angle 4", at(layout, 64));
  }

  @Test
  void serpentineOrderSwitchesNoHeadBetweenCylinders() {
    Layout layout = one(Sparing.NONE, HeadOrder.SERPENTINE, ZoneSpec.plain(0, 3, 10, 0, 0));
    assertEquals("0/1 angle 0", at(layout, 10));
    assertEquals("1/1 angle 0", at(layout, 20));
    assertEquals("1/0 angle 0", at(layout, 30));
    assertEquals("2/0 angle 0", at(layout, 40));
  }

  @Test
  void aSlipPushesTheRestAlongAndEndsTheRun() {
    ZoneSpec zone = new ZoneSpec(0, 1, 10, 0, 0, 0, 0, 2, List.of(3L, 4L), List.of());
    Layout layout = one(Sparing.PER_ZONE, HeadOrder.ASCENDING, zone);
    assertEquals(38, layout.sectors());
    Place place = new Place();
    layout.locate(1, place);
    assertEquals(2, place.run);
    assertEquals("0/0 angle 5", at(layout, 3));
    assertEquals("0/1 angle 0", at(layout, 8));
    assertEquals(0, layout.firstOfTrack(place));
    assertEquals(8, layout.endOfTrack(place));
  }

  @Test
  void aDefectLiesWhereItsReplacementDoes() {
    ZoneSpec zone = new ZoneSpec(0, 1, 10, 0, 0, 0, 0, 2, List.of(), List.of(5L, 39L));
    Layout layout = one(Sparing.PER_ZONE, HeadOrder.ASCENDING, zone);
    assertEquals("1/1 angle 9", at(layout, 5));
    Place place = new Place();
    layout.locate(3, place);
    assertEquals(2, place.run);
    layout.locate(5, place);
    assertEquals(1, place.run);
    assertEquals("0/0 angle 6", at(layout, 6));
  }

  /** Every sparing against a map made by walking over all physical sectors. */
  @Test
  void everySparingIsWhatWalkingOverTheMediaGives() {
    for (Sparing sparing : Sparing.values()) {
      Sweep.seeds(30, seed -> compare(sparing, new RandomStream(seed, "layout " + sparing)));
    }
  }

  private static void compare(Sparing sparing, RandomStream random) {
    int surfaces = 1 + (int) random.below(3);
    int perTrack = 12 + (int) random.below(20);
    int cylinders = 6;
    int range = 2;
    long physical = (long) surfaces * perTrack * cylinders;
    int spares = sparing == Sparing.NONE ? 0 : 2;
    TreeSet<Long> slips = new TreeSet<>();
    if (sparing == Sparing.TRACKS_PER_ZONE) {
      slips.add(random.below(surfaces * cylinders - 3));
    } else if (spares > 0) {
      slips.add(random.below(physical / 2));
      if (sparing != Sparing.PER_TRACK) {
        slips.add(physical / 2 + random.below(physical / 4));
      }
    }
    long dead = random.below(10);
    ZoneSpec zone =
        new ZoneSpec(
            0, cylinders - 1, perTrack, 0, 0, 0, dead, spares, List.copyOf(slips), List.of());
    Layout layout =
        new Layout(surfaces, cylinders, sparing, range, HeadOrder.ASCENDING, List.of(zone));
    List<Long> walked = walk(sparing, slips, zone, surfaces, range, layout.sectors() + dead);
    assertTrue(walked.size() - dead >= layout.sectors(), sparing + " holds " + walked.size());
    Place place = new Place();
    for (long sector = 0; sector < layout.sectors(); sector++) {
      layout.locate(sector, place);
      long at =
          ((long) place.cylinder * surfaces + place.head) * perTrack
              + (place.trackStart % perTrack)
              + sectorOf(layout, place, sparing, slips, surfaces, perTrack);
      assertEquals(walked.get((int) (sector + dead)), at, sparing + ", sector " + sector);
      assertTrue(layout.firstOfTrack(place) <= sector && sector < layout.endOfTrack(place));
      for (int i = 1; i < place.run; i++) {
        assertEquals(at + i, walked.get((int) (sector + dead + i)), sparing + " run");
      }
    }
  }

  /** The sector on its track: its angle less what slips before the track have turned it. */
  private static long sectorOf(
      Layout layout,
      Place place,
      Sparing sparing,
      TreeSet<Long> slips,
      int surfaces,
      int perTrack) {
    long turned = 0;
    if (sparing.perCylinder() || sparing == Sparing.PER_TRACK) {
      long track = (long) place.cylinder * surfaces;
      if (sparing == Sparing.PER_TRACK) {
        track += place.head;
      }
      turned = slips.headSet(track * perTrack).size();
    }
    long angle = place.angleSubsectors / SUB - turned;
    return (angle % perTrack + perTrack) % perTrack;
  }

  /** The physical sectors that hold data, in order. */
  private static List<Long> walk(
      Sparing sparing, TreeSet<Long> slips, ZoneSpec zone, int surfaces, int range, long needed) {
    int perTrack = zone.sectorsPerTrack();
    long cylinder = (long) surfaces * perTrack;
    long physical = cylinder * zone.cylinders();
    long group =
        sparing.perCylinder()
            ? cylinder
            : switch (sparing) {
              case PER_TRACK -> perTrack;
              case PER_RANGE -> cylinder * range;
              default -> physical;
            };
    List<Long> held = new ArrayList<>();
    for (long start = 0; start < physical; start += group) {
      long use = group - (sparing == Sparing.END_OF_DISK ? 0 : zone.spares());
      if (sparing == Sparing.TRACKS_PER_ZONE) {
        use = group - zone.spares() * perTrack;
      }
      long from = start + (sparing.atFront() ? zone.spares() : 0);
      while (sparing == Sparing.FRONT_OF_CYLINDER
          && from > start
          && start + group - from - slips.subSet(from, start + group).size() < use) {
        from--;
      }
      long taken = 0;
      long passed = 0;
      for (long at = from; at < start + group && taken < use; at++) {
        boolean slipped =
            sparing == Sparing.TRACKS_PER_ZONE ? slips.contains(at / perTrack) : slips.contains(at);
        if (!slipped) {
          held.add(at);
          taken++;
        } else if (sparing.slipsRunOn()) {
          taken++;
        }
        passed++;
      }
      assertTrue(passed <= group);
    }
    assertTrue(needed <= physical);
    return held;
  }
}
