package org.raidbench.lsi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.raidbench.api.protection.Protection;
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
        java.util.List.of("learn-cycle-begun", "learn-cycle-ended", "learn-cycle-begun"),
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
}
