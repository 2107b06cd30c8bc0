package org.raidbench.testkit;

import java.util.ArrayList;
import java.util.List;
import org.raidbench.api.raid.ArrayShape;
import org.raidbench.api.raid.RaidLevelModel;

/** Shapes that a level takes, and sets of members. */
final class RaidShapes {
  /** Enough rows for every rotation to come round, and a piece of a strip that is left over. */
  private static final int STRIPS = 12;

  private RaidShapes() {}

  static List<ArrayShape> of(RaidLevelModel model, int membersMax) {
    List<ArrayShape> shapes = new ArrayList<>();
    for (String layout : model.layouts()) {
      for (int members = 1; members <= membersMax; members++) {
        for (int spans = 1; spans <= members; spans++) {
          if (model.check(members, spans, layout).isEmpty()) {
            int strip = 2 + (members + spans) % 2;
            shapes.add(new ArrayShape(members, spans, strip, STRIPS * strip + 1, layout));
          }
        }
      }
    }
    return shapes;
  }

  /** Every set of exactly {@code size} members. */
  static List<Long> sets(int members, int size) {
    List<Long> sets = new ArrayList<>();
    for (long set = 0; set < 1L << members; set++) {
      if (Long.bitCount(set) == size) {
        sets.add(set);
      }
    }
    return sets;
  }

  static List<Integer> members(long set) {
    List<Integer> members = new ArrayList<>();
    for (int member = 0; member < Long.SIZE; member++) {
      if ((set >> member & 1) != 0) {
        members.add(member);
      }
    }
    return members;
  }
}
