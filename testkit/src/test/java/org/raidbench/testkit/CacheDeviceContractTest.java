package org.raidbench.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.raidbench.api.cache.CacheDeviceModel;

/** The contract passes a sound cache, and sees each way of being broken. */
final class CacheDeviceContractTest {
  private static BrokenCache.Fault fault;

  @Test
  void aSoundCachePasses() {
    fault = BrokenCache.Fault.NONE;

    ContractRun run = ContractRun.of(Subject.class);

    assertEquals(Set.of(), run.failed(), run::messages);
    assertTrue(run.tests() >= 13, () -> run.tests() + " tests");
  }

  @ParameterizedTest
  @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "NONE")
  void aBrokenCacheIsCaught(BrokenCache.Fault how) {
    fault = how;

    ContractRun run = ContractRun.of(Subject.class);

    assertTrue(run.failed().contains(how.caughtBy), () -> "caught by " + run.failed());
  }

  static final class Subject extends CacheDeviceContract {
    @Override
    protected CacheDeviceModel model() {
      return new BrokenCache(fault);
    }
  }
}
