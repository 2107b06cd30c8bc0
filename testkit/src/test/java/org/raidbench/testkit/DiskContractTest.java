package org.raidbench.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.raidbench.api.disk.DiskModel;
import org.raidbench.testkit.fake.FakeDiskModel;

/** The contract passes a sound disk, and sees each way of being broken. */
final class DiskContractTest {
  private static BrokenDisk.Fault fault;

  @Test
  void aSoundDiskPasses() {
    ContractRun run = ContractRun.of(Sound.class);

    assertEquals(Set.of(), run.failed(), run::messages);
    assertTrue(run.tests() >= 21, () -> run.tests() + " tests");
  }

  @ParameterizedTest
  @EnumSource
  void aBrokenDiskIsCaught(BrokenDisk.Fault how) {
    fault = how;

    ContractRun run = ContractRun.of(Broken.class);

    assertTrue(run.failed().contains(how.caughtBy), () -> "caught by " + run.failed());
  }

  static final class Sound extends DiskContract {
    @Override
    protected DiskModel model() {
      return FakeDiskModel.of((index, op, sector, sectors) -> 100_000 + sector % 1000);
    }
  }

  static final class Broken extends DiskContract {
    @Override
    protected DiskModel model() {
      return BrokenDisk.model(fault);
    }
  }
}
