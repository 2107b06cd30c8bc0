package org.raidbench.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.raidbench.api.protection.Protection;
import org.raidbench.api.protection.ProtectionKeys;
import org.raidbench.api.protection.ProtectionModel;
import org.raidbench.api.spec.Key;
import org.raidbench.api.spec.Spec;
import org.raidbench.testkit.fake.ManualContext;

/**
 * What every cache protection keeps to. Extend it and return your model:
 *
 * <pre>{@code
 * final class MyBatteryTest extends ProtectionContract {
 *   @Override
 *   protected ProtectionModel model() {
 *     return new MyBatteryModel();
 *   }
 * }
 * }</pre>
 *
 * <p>Without {@link ProtectionKeys#LEARN_TIME} a learn cycle must not interrupt protection; with
 * it, it must.
 */
public abstract class ProtectionContract extends ModelContract<ProtectionModel> {
  private static final long YEAR_NANOS = 365L * 24 * 3_600_000_000_000L;

  /** For subclasses. */
  protected ProtectionContract() {}

  @Override
  protected final List<Key> requiredKeys() {
    return ProtectionModel.REQUIRED_KEYS;
  }

  @Override
  protected final List<Key> knownKeys() {
    return KnownKeys.of(ProtectionKeys.class);
  }

  @Test
  void figuresAreWithinTheirRanges() {
    assertOneOf(ProtectionKeys.KIND, "battery", "flash");
    assertPositive(ProtectionKeys.RETENTION);
    assertPositive(ProtectionKeys.LEARN_PERIOD);
    assertPositive(ProtectionKeys.LEARN_TIME);
    assertPositive(ProtectionKeys.CHARGE_TIME);
    assertPositive(ProtectionKeys.LIFE);
    assertPositive(ProtectionKeys.AGE);
    if (model().spec().has(ProtectionKeys.READY_CHARGE)) {
      double share = model().spec().real(ProtectionKeys.READY_CHARGE);
      assertTrue(share > 0 && share <= 1, () -> "ready-charge: " + share);
    }
    boolean battery = model().spec().text(ProtectionKeys.KIND, "").equals("battery");
    assertTrue(
        !battery || model().spec().has(ProtectionKeys.RETENTION), "a battery that lasts for ever");
  }

  @Test
  void itProtectsFromTheBeginningForAsLongAsItsFigureSays() {
    Probe probe = new Probe(model().spec());
    assertTrue(probe.protection.ready(), "ready when new");
    assertTrue(probe.protection.survives(0), "survives an outage of no time");
    if (model().spec().has(ProtectionKeys.RETENTION)) {
      long retention = model().spec().whole(ProtectionKeys.RETENTION);
      assertTrue(probe.protection.survives(retention), "survives its retention");
      assertFalse(probe.protection.survives(retention + 1), "survives more than its retention");
      Spec shorter = with(ProtectionKeys.RETENTION, "1ms");
      assertFalse(
          new Probe(shorter).protection.survives(retention), "ignores the bench's retention");
    } else {
      assertTrue(probe.protection.survives(YEAR_NANOS), "survives a year");
    }
  }

  @Test
  void onceFailedItStaysSo() {
    Probe probe = new Probe(model().spec());
    probe.protection.fail();
    probe.checkFailed();
    probe.protection.fail();
    probe.protection.learn();
    probe.context.runUntil(probe.context.nowNanos() + YEAR_NANOS);
    probe.checkFailed();
    assertEquals(List.of(false), probe.told, "changes told");
  }

  @Test
  void aLearnCycleTakesItsTime() {
    Probe probe = new Probe(model().spec());
    probe.protection.learn();
    if (!model().spec().has(ProtectionKeys.LEARN_TIME)) {
      assertTrue(probe.protection.ready(), "a learn cycle that takes no time interrupts");
      assertEquals(List.of(), probe.told, "changes told");
      return;
    }
    long learn = model().spec().whole(ProtectionKeys.LEARN_TIME);
    long charge = model().spec().whole(ProtectionKeys.CHARGE_TIME, 0);
    long begun = probe.context.nowNanos();
    probe.context.runUntil(begun + learn - 1);
    assertFalse(probe.protection.ready(), "ready during a learn cycle");
    assertFalse(probe.protection.survives(0), "survives an outage during a learn cycle");
    probe.context.runUntil(begun + learn + charge);
    assertTrue(probe.protection.ready(), "ready when the learn cycle has ended");
    assertEquals(List.of(false, true), probe.told, "changes told");
  }

  @Test
  void restoredItProtectsAgain() {
    Probe probe = new Probe(model().spec());
    probe.protection.restore();
    assertEquals(List.of(), probe.told, "changes told by restoring what has not failed");
    probe.protection.fail();
    probe.protection.restore();
    assertTrue(probe.protection.ready(), "ready when restored");
    assertTrue(probe.protection.survives(0), "survives an outage of no time when restored");
    assertEquals(List.of(false, true), probe.told, "changes told");
  }

  @Test
  void aLowChargeIsSeenIfItIsReportedAndKeepsTheCacheLessLong() {
    Spec spec = model().spec();
    Probe probe = new Probe(spec);
    probe.protection.setCharge(0);
    boolean reports =
        !spec.has(ProtectionKeys.REPORTS_CHARGE) || spec.flag(ProtectionKeys.REPORTS_CHARGE);
    assertEquals(!reports, probe.protection.ready(), "ready without any charge");
    assertFalse(
        probe.protection.survives(spec.whole(ProtectionKeys.RETENTION, YEAR_NANOS)),
        "survives without any charge");
    probe.protection.setCharge(1);
    assertTrue(probe.protection.ready(), "ready when full");
    assertEquals(reports ? List.of(false, true) : List.of(), probe.told, "changes told");
    assertThrows(IllegalArgumentException.class, () -> probe.protection.setCharge(1.5));
    assertThrows(IllegalArgumentException.class, () -> probe.protection.setCharge(Double.NaN));
  }

  @Test
  void itCharges() {
    Spec spec = model().spec();
    if (!spec.has(ProtectionKeys.CHARGE_TIME)) {
      return;
    }
    Probe probe = new Probe(spec);
    probe.protection.setCharge(0);
    probe.context.runUntil(probe.context.nowNanos() + spec.whole(ProtectionKeys.CHARGE_TIME));
    assertTrue(probe.protection.ready(), "ready after its charging time");
    assertTrue(
        probe.protection.survives(spec.whole(ProtectionKeys.RETENTION, YEAR_NANOS)),
        "survives its retention after its charging time");
  }

  @Test
  void failureDuringALearnCycleIsFinal() {
    Probe probe = new Probe(model().spec());
    probe.protection.learn();
    probe.protection.fail();
    probe.context.runUntil(probe.context.nowNanos() + YEAR_NANOS);
    probe.checkFailed();
    assertEquals(List.of(false), probe.told, "changes told");
  }

  @Test
  void learnCyclesComeOfThemselves() {
    Spec spec = model().spec();
    if (!spec.has(ProtectionKeys.LEARN_PERIOD) || !spec.has(ProtectionKeys.LEARN_TIME)) {
      return;
    }
    Probe probe = new Probe(spec);
    long cycle =
        spec.whole(ProtectionKeys.LEARN_PERIOD)
            + spec.whole(ProtectionKeys.LEARN_TIME)
            + spec.whole(ProtectionKeys.CHARGE_TIME, 0);
    probe.context.runUntil(2 * cycle);
    assertTrue(probe.told.size() >= 2, () -> "changes in two periods: " + probe.told);
  }

  /** A protection whose owner writes down what it is told. */
  private final class Probe {
    final ManualContext context = new ManualContext();
    final List<Boolean> told = new ArrayList<>();
    final Protection protection;

    Probe(Spec spec) {
      protection = model().create(context, spec, this::changed);
      assertOneLine("state", protection.state());
    }

    private void changed() {
      boolean ready = protection.ready();
      boolean before = told.isEmpty() || told.get(told.size() - 1);
      assertFalse(ready == before, () -> "told of a change to " + ready + " where it was so");
      told.add(ready);
      assertOneLine("state", protection.state());
    }

    void checkFailed() {
      assertFalse(protection.ready(), "ready though it has failed");
      assertFalse(protection.survives(0), "survives though it has failed");
      assertOneLine("state", protection.state());
    }
  }
}
