package org.raidbench.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.raidbench.api.controller.ControllerModel;

/** The contract passes a sound controller, and sees each way of being broken. */
final class ControllerContractTest {
  private static BrokenController.Fault fault;

  @Test
  void aSoundControllerPasses() {
    fault = BrokenController.Fault.NONE;

    ContractRun run = ContractRun.of(Subject.class);

    assertEquals(Set.of(), run.failed(), run::messages);
    assertTrue(run.tests() >= 23, () -> run.tests() + " tests");
  }

  @ParameterizedTest
  @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "NONE")
  void aBrokenControllerIsCaught(BrokenController.Fault how) {
    fault = how;

    ContractRun run = ContractRun.of(Subject.class);

    assertTrue(run.failed().contains(how.caughtBy), () -> "caught by " + run.failed());
  }

  static final class Subject extends ControllerContract {
    @Override
    protected ControllerModel model() {
      return new BrokenController(fault);
    }
  }
}
