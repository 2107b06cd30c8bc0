package org.raidbench.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.raidbench.api.raid.ArrayShape;
import org.raidbench.api.raid.RaidLevelModel;

/** The contract passes a sound level, and sees each way of being broken. */
final class RaidLevelContractTest {
  private static ToyFault fault = ToyFault.NONE;

  @Test
  void aSoundLevelPasses() {
    ContractRun run = ContractRun.of(Sound.class);

    assertEquals(Set.of(), run.failed(), run::messages);
    assertTrue(run.tests() >= 19, () -> run.tests() + " tests");
  }

  @ParameterizedTest
  @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "NONE")
  void aBrokenLevelIsCaught(ToyFault how) {
    fault = how;

    ContractRun run = ContractRun.of(Broken.class);

    assertTrue(
        run.failed().contains(how.caughtBy),
        () -> "caught by " + run.failed() + "\n" + run.messages());
  }

  static final class Sound extends RaidLevelContract {
    @Override
    protected RaidLevelModel model() {
      return new ToyLevelModel(ToyFault.NONE);
    }
  }

  static final class Broken extends RaidLevelContract {
    @Override
    protected RaidLevelModel model() {
      return new ToyLevelModel(fault);
    }

    @Override
    protected List<ArrayShape> shapes() {
      return List.of(new ArrayShape(4, 1, 3, 37, ""), new ArrayShape(2, 1, 2, 25, "dedicated"));
    }
  }
}
