package org.raidbench.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.raidbench.api.ModelId;
import org.raidbench.api.protection.Protection;
import org.raidbench.api.protection.ProtectionKeys;
import org.raidbench.api.protection.ProtectionModel;
import org.raidbench.api.sim.Context;
import org.raidbench.api.spec.Spec;

/** The contract passes a sound battery, and sees each way of being broken. */
final class ProtectionContractTest {
  private static final String WHY = "chosen for a test";
  private static Fault fault;

  /** How it is broken, and a test of the contract that must see it. */
  enum Fault {
    NONE(""),
    LASTS_FOR_EVER("figuresAreWithinTheirRanges"),
    SURVIVES_ANYTHING("itProtectsFromTheBeginningForAsLongAsItsFigureSays"),
    IGNORES_THE_BENCH("itProtectsFromTheBeginningForAsLongAsItsFigureSays"),
    RECOVERS("onceFailedItStaysSo"),
    FAILS_IN_SILENCE("onceFailedItStaysSo"),
    IS_READY_WHILE_IT_LEARNS("aLearnCycleTakesItsTime"),
    LEARNS_FOR_EVER("aLearnCycleTakesItsTime"),
    REVIVES_BY_LEARNING("failureDuringALearnCycleIsFinal"),
    CANNOT_BE_RESTORED("restoredItProtectsAgain"),
    HIDES_ITS_CHARGE("aLowChargeIsSeenIfItIsReportedAndKeepsTheCacheLessLong"),
    TAKES_ANY_CHARGE("aLowChargeIsSeenIfItIsReportedAndKeepsTheCacheLessLong"),
    NEVER_CHARGES("itCharges"),
    NEVER_LEARNS_OF_ITSELF("learnCyclesComeOfThemselves");

    final String caughtBy;

    Fault(String caughtBy) {
      this.caughtBy = caughtBy;
    }
  }

  @Test
  void aSoundBatteryPasses() {
    fault = Fault.NONE;

    ContractRun run = ContractRun.of(Subject.class);

    assertEquals(Set.of(), run.failed(), run::messages);
    assertTrue(run.tests() >= 17, () -> run.tests() + " tests");
  }

  @ParameterizedTest
  @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "NONE")
  void aBrokenBatteryIsCaught(Fault how) {
    fault = how;

    ContractRun run = ContractRun.of(Subject.class);

    assertTrue(run.failed().contains(how.caughtBy), () -> "caught by " + run.failed());
  }

  static final class Subject extends ProtectionContract {
    @Override
    protected ProtectionModel model() {
      return new BatteryModel(fault);
    }
  }

  private record BatteryModel(Fault fault) implements ProtectionModel {
    @Override
    public ModelId id() {
      return ModelId.of("toy/battery");
    }

    @Override
    public String title() {
      return "Toy battery";
    }

    @Override
    public Spec spec() {
      var spec =
          Spec.builder()
              .assumed(ProtectionKeys.KIND, "battery", WHY)
              .assumed(ProtectionKeys.LEARN_PERIOD, "30d", WHY)
              .assumed(ProtectionKeys.LEARN_TIME, "8h", WHY)
              .assumed(ProtectionKeys.CHARGE_TIME, "4h", WHY);
      return fault == Fault.LASTS_FOR_EVER
          ? spec.build()
          : spec.assumed(ProtectionKeys.RETENTION, "72h", WHY).build();
    }

    @Override
    public Protection create(Context context, Spec spec, Runnable changed) {
      return new Battery(fault, context, fault == Fault.IGNORES_THE_BENCH ? spec() : spec, changed);
    }
  }

  private static final class Battery implements Protection {
    private final Fault fault;
    private final Context context;
    private final Spec spec;
    private final Runnable changed;
    private boolean failed;
    private boolean learning;
    private double charge = 1;

    Battery(Fault fault, Context context, Spec spec, Runnable changed) {
      this.fault = fault;
      this.context = context;
      this.spec = spec;
      this.changed = changed;
      if (fault != Fault.NEVER_LEARNS_OF_ITSELF) {
        context.at(spec.whole(ProtectionKeys.LEARN_PERIOD), token -> learn(), 0);
      }
    }

    @Override
    public boolean ready() {
      return !failed
          && (charge == 1 || fault == Fault.HIDES_ITS_CHARGE)
          && (!learning || fault == Fault.IS_READY_WHILE_IT_LEARNS);
    }

    @Override
    public void restore() {
      if (failed && fault != Fault.CANNOT_BE_RESTORED) {
        failed = false;
        changed.run();
      }
    }

    @Override
    public void setCharge(double share) {
      if (fault != Fault.TAKES_ANY_CHARGE && !(share >= 0 && share <= 1)) {
        throw new IllegalArgumentException("not a charge: " + share);
      }
      boolean before = ready();
      charge = share;
      if (ready() != before) {
        changed.run();
      }
      if (charge < 1 && fault != Fault.NEVER_CHARGES) {
        long full = context.nowNanos() + spec.whole(ProtectionKeys.CHARGE_TIME);
        context.at(full, token -> setCharge(1), 0);
      }
    }

    @Override
    public boolean survives(long outageNanos) {
      return fault == Fault.SURVIVES_ANYTHING
          || (ready()
              && charge == 1
              && outageNanos <= spec.whole(ProtectionKeys.RETENTION, Long.MAX_VALUE));
    }

    @Override
    public void fail() {
      boolean before = ready();
      failed = true;
      if (before && fault != Fault.FAILS_IN_SILENCE) {
        changed.run();
      }
    }

    @Override
    public void learn() {
      if (fault == Fault.RECOVERS) {
        failed = false;
      }
      if (learning || failed) {
        return;
      }
      learning = true;
      if (fault != Fault.LEARNS_FOR_EVER) {
        long end =
            context.nowNanos()
                + spec.whole(ProtectionKeys.LEARN_TIME)
                + spec.whole(ProtectionKeys.CHARGE_TIME);
        context.at(end, token -> learned(), 0);
      }
      if (fault != Fault.IS_READY_WHILE_IT_LEARNS) {
        changed.run();
      }
    }

    private void learned() {
      learning = false;
      if (fault == Fault.REVIVES_BY_LEARNING) {
        failed = false;
      }
      if (!failed && fault != Fault.IS_READY_WHILE_IT_LEARNS) {
        changed.run();
      }
    }

    @Override
    public String state() {
      return failed ? "failed" : learning ? "in a learn cycle" : "charged";
    }
  }
}
