package org.raidbench.lsi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.raidbench.api.protection.Protection;
import org.raidbench.api.protection.ProtectionKeys;
import org.raidbench.api.spec.Certainty;
import org.raidbench.api.spec.Figure;
import org.raidbench.testkit.fake.ManualContext;

/** What batteries and CacheVault do over time. */
final class ProtectionModuleTest {
  private static final long HOUR_NANOS = 3_600_000_000_000L;
  private static final long DAY_NANOS = 24 * HOUR_NANOS;

  private final ManualContext context = new ManualContext();
  private int changes;

  private Protection create(ProtectionModule module) {
    return module.create(context, module.spec(), () -> changes++);
  }

  @Test
  void batteryKeepsTheCacheForItsTimeAndNoLonger() {
    Protection battery = create(ProtectionModule.ibbu08());
    assertTrue(battery.ready());
    assertTrue(battery.survives(48 * HOUR_NANOS));
    assertFalse(battery.survives(48 * HOUR_NANOS + 1));
    assertEquals("charged", battery.state());
  }

  @Test
  void flashKeepsItWithoutLimit() {
    for (ProtectionModule module :
        new ProtectionModule[] {ProtectionModule.cvm01(), ProtectionModule.cvm02()}) {
      assertTrue(create(module).survives(Long.MAX_VALUE), module.toString());
    }
  }

  @Test
  void learnCyclesComeAndGo() {
    Protection battery = create(ProtectionModule.ibbu07());
    assertEquals("charged, next learn cycle in 30 d", battery.state());
    context.runUntil(30 * DAY_NANOS - 1);
    assertTrue(battery.ready());
    assertEquals("charged, next learn cycle in 0 h", battery.state());
    context.runUntil(30 * DAY_NANOS);
    assertFalse(battery.ready());
    assertFalse(battery.survives(1));
    assertEquals("in a learn cycle", battery.state());
    context.runUntil(30 * DAY_NANOS + 8 * HOUR_NANOS);
    assertTrue(battery.ready());
    assertEquals(2, changes);
    context.runUntil(60 * DAY_NANOS + 8 * HOUR_NANOS);
    assertFalse(battery.ready(), "the next one, a period after the last one ended");
    assertEquals(
        List.of("learn-cycle-begun", "learn-cycle-ended", "learn-cycle-begun"),
        context.entries().stream().map(ManualContext.LogEntry::kind).toList());
  }

  @Test
  void cycleBegunByHandPutsTheNextOneOff() {
    Protection battery = create(ProtectionModule.ibbu07());
    context.runUntil(29 * DAY_NANOS);
    battery.learn();
    battery.learn();
    assertEquals(1, changes);
    context.runUntil(30 * DAY_NANOS);
    assertTrue(battery.ready());
    context.runUntil(59 * DAY_NANOS + 8 * HOUR_NANOS - 1);
    assertTrue(battery.ready());
    context.runUntil(59 * DAY_NANOS + 8 * HOUR_NANOS);
    assertFalse(battery.ready());
  }

  @Test
  void failureIsForGood() {
    Protection battery = create(ProtectionModule.ibbu07());
    battery.learn();
    battery.fail();
    battery.fail();
    assertEquals(1, changes, "it was not ready when it failed");
    context.runUntil(100 * DAY_NANOS);
    assertFalse(battery.ready());
    assertEquals(1, changes);
    assertEquals("failed", battery.state());
  }

  @Test
  void transparentLearningInterruptsNothing() {
    Protection battery = create(ProtectionModule.ibbu08());
    battery.learn();
    assertTrue(battery.ready());
    assertEquals(0, changes);
  }

  @Test
  void theTwoBatteriesOfTheSataBoardKeepTheCacheFor72And32Hours() {
    assertTrue(create(ProtectionModule.ibbu01()).survives(72 * HOUR_NANOS), "S0-028");
    assertFalse(create(ProtectionModule.ibbu01()).survives(72 * HOUR_NANOS + 1));
    assertTrue(create(ProtectionModule.bbu03()).survives(32 * HOUR_NANOS), "S0-030");
    assertFalse(create(ProtectionModule.bbu03()).survives(32 * HOUR_NANOS + 1));
  }

  @Test
  void theIntelligentOneReportsALowChargeAndReturns() {
    Protection battery = create(ProtectionModule.ibbu01());
    battery.setCharge(0.5);
    assertFalse(battery.ready());
    assertTrue(battery.survives(36 * HOUR_NANOS));
    assertFalse(battery.survives(36 * HOUR_NANOS + 1));
    assertEquals("charged to 50 %", battery.state());
    context.runUntil(48 * 60_000_000_000L - 1); // a fifth of four hours to 70 %
    assertFalse(battery.ready());
    context.runUntil(48 * 60_000_000_000L);
    assertTrue(battery.ready());
    assertEquals(2, changes);
    assertEquals(
        List.of("charge-too-low", "charge-suffices"),
        context.entries().stream().map(ManualContext.LogEntry::kind).toList());
  }

  @Test
  void theSimpleOneLooksReadyWhateverItHolds() {
    Protection battery = create(ProtectionModule.bbu03());
    battery.setCharge(0.1);
    battery.learn();
    assertTrue(battery.ready());
    assertEquals(0, changes);
    assertFalse(battery.survives(4 * HOUR_NANOS));
    assertTrue(battery.survives(3 * HOUR_NANOS));
  }

  @Test
  void afterALearnCycleItChargesUntilThatSuffices() {
    Protection battery = create(ProtectionModule.ibbu01());
    battery.learn();
    context.runUntil(3 * HOUR_NANOS);
    assertFalse(battery.ready(), "empty");
    assertEquals("charged to 0 %", battery.state());
    context.runUntil(3 * HOUR_NANOS + 168 * 60_000_000_000L - 1); // 70 % of four hours
    assertFalse(battery.ready());
    context.runUntil(3 * HOUR_NANOS + 168 * 60_000_000_000L);
    assertTrue(battery.ready());
    assertEquals(2, changes);
  }

  @Test
  void wearsOutAtTheEndOfItsLifeAndIsReplaced() {
    Protection battery = create(ProtectionModule.ibbu08());
    context.runUntil(365 * DAY_NANOS - 1);
    assertTrue(battery.ready());
    context.runUntil(365 * DAY_NANOS);
    assertFalse(battery.ready());
    assertEquals("worn out", battery.state());
    battery.restore();
    assertTrue(battery.ready());
    assertEquals("charged", battery.state());
    context.runUntil(2 * 365 * DAY_NANOS);
    assertFalse(battery.ready(), "so does the next one");
  }

  @Test
  void anOldOneHasLessOfItsLifeLeft() {
    ProtectionModule module = ProtectionModule.ibbu08();
    var spec =
        module
            .spec()
            .with(Figure.of(ProtectionKeys.AGE, "364d", Certainty.GIVEN, "test", List.of()));
    Protection battery = module.create(context, spec, () -> changes++);
    assertTrue(battery.ready());
    context.runUntil(DAY_NANOS);
    assertFalse(battery.ready());
    assertEquals(1, changes);
  }
}
