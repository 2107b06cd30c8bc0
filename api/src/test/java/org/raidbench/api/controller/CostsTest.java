package org.raidbench.api.controller;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import org.junit.jupiter.api.Test;
import org.raidbench.api.raid.ParityMethod;
import org.raidbench.api.spec.Spec;

final class CostsTest {
  @Test
  void everyFigureHasItsCommand() {
    Costs costs =
        Costs.of(
            Spec.builder()
                .assumed(ControllerKeys.READ_COMMAND, "10us", "x")
                .assumed(ControllerKeys.WRITE_COMMAND, "20us", "x")
                .assumed(ControllerKeys.FAST_COMMAND, "3us", "x")
                .assumed(ControllerKeys.CACHE_COMMAND, "4us", "x")
                .assumed(ControllerKeys.DISK_COMMAND, "5us", "x")
                .assumed(ControllerKeys.DESTAGE_LINE, "6us", "x")
                .build());

    assertEquals(10_000, costs.hostCommandNanos(CommandPath.NORMAL, false, 8));
    assertEquals(20_000, costs.hostCommandNanos(CommandPath.NORMAL, true, 8));
    assertEquals(3_000, costs.hostCommandNanos(CommandPath.FAST, false, 8));
    assertEquals(3_000, costs.hostCommandNanos(CommandPath.FAST, true, 8));
    assertEquals(4_000, costs.hostCommandNanos(CommandPath.CACHE, false, 8));
    assertEquals(4_000, costs.hostCommandNanos(CommandPath.CACHE, true, 8));
    assertEquals(5_000, costs.diskCommandNanos(true, 8));
    assertEquals(6_000, costs.destageLineNanos());
  }

  @Test
  void anAbsentFigureCostsWhatTheNormalPathDoesOrNothing() {
    Costs reads =
        Costs.of(Spec.builder().assumed(ControllerKeys.READ_COMMAND, "10us", "x").build());
    Costs none = Costs.of(Spec.builder().build());

    for (CommandPath path : CommandPath.values()) {
      for (boolean write : new boolean[] {false, true}) {
        assertEquals(10_000, reads.hostCommandNanos(path, write, 8));
        assertEquals(0, none.hostCommandNanos(path, write, 8));
      }
    }
    assertEquals(0, reads.diskCommandNanos(false, 8));
    assertEquals(0, reads.destageLineNanos());
  }

  @Test
  void eachPartGoesIntoItsOwnSlot() {
    MirrorChoice mirror = view -> 0;
    ReadAhead ahead = view -> 0;
    CacheQuota quota = (lines, arrays, back) -> lines;
    WriteRule rule = view -> true;
    PathRule path = (view, write) -> true;
    Destage destage =
        new Destage() {
          @Override
          public long next(View view) {
            return NONE;
          }

          @Override
          public int windowRows() {
            return 1;
          }
        };
    Parts parts =
        Parts.STANDARD
            .withMirrorChoice(mirror)
            .withParityMethod(ParityMethod.FEWEST_READS)
            .withReadAhead(ahead)
            .withDestage(destage)
            .withCacheQuota(quota)
            .withWriteRule(rule)
            .withPathRule(path)
            .withMemberOrder(MemberOrder.ASCENDING);

    assertEquals(
        new Parts(
            mirror,
            ParityMethod.FEWEST_READS,
            ahead,
            destage,
            quota,
            rule,
            path,
            MemberOrder.ASCENDING),
        parts);
    Controller controller = Controller.of(Costs.of(Spec.builder().build()), parts);
    assertSame(parts, controller.parts());
    controller.changed("reboot", "nothing happens");
  }
}
