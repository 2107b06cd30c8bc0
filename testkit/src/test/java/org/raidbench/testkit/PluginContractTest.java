package org.raidbench.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.raidbench.api.ApiVersion;
import org.raidbench.api.RaidbenchPlugin;
import org.raidbench.api.disk.DiskModel;
import org.raidbench.api.disk.DiskReader;
import org.raidbench.testkit.fake.FakeDiskModel;
import org.raidbench.testkit.fake.ServiceTime;

/** The contract passes a sound plug-in, and sees each way of being broken. */
final class PluginContractTest {
  private static Fault fault = Fault.NONE;
  private static long calls;

  /** How it is broken, and a test of the contract that must see it. */
  enum Fault {
    NONE(""),
    IS_NOT_REGISTERED("itIsFoundAndCanBeMade"),
    IS_NAMED_IN_CAPITALS("itIsNamed"),
    HAS_NO_VERSION("itIsNamed"),
    HAS_NO_API_VERSION("itIsNamed"),
    HAS_A_VENDOR_OF_TWO_LINES("itIsNamed"),
    BRINGS_NOTHING("itBringsSomethingAndNothingTwice"),
    BRINGS_ONE_TWICE("itBringsSomethingAndNothingTwice"),
    BRINGS_NULL("itBringsTheSameEachTimeFromAnyThread"),
    BRINGS_MORE_EACH_TIME("itBringsTheSameEachTimeFromAnyThread"),
    READS_UNDER_TWO_WORDS("keywordsCanStandInABenchFile"),
    READS_WHAT_HAS_NO_TITLE("whatItReadsAndWritesIsTitled");

    final String caughtBy;

    Fault(String caughtBy) {
      this.caughtBy = caughtBy;
    }
  }

  @Test
  void aSoundPluginPasses() {
    fault = Fault.NONE;

    ContractRun run = ContractRun.of(Subject.class);

    assertEquals(Set.of(), run.failed(), run::messages);
    assertEquals(6, run.tests());
  }

  @ParameterizedTest
  @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "NONE")
  void aBrokenPluginIsCaught(Fault how) {
    fault = how;

    ContractRun run = ContractRun.of(Subject.class);

    assertTrue(run.failed().contains(how.caughtBy), () -> "caught by " + run.failed());
  }

  static final class Subject extends PluginContract {
    @Override
    protected RaidbenchPlugin plugin() {
      return fault == Fault.IS_NOT_REGISTERED ? new Unregistered() : new Registered();
    }
  }

  /** Named in META-INF/services of the tests. */
  public static class Registered implements RaidbenchPlugin {
    /** Does nothing. */
    public Registered() {}

    @Override
    public String name() {
      return fault == Fault.IS_NAMED_IN_CAPITALS ? "TOY" : "toy";
    }

    @Override
    public String version() {
      return fault == Fault.HAS_NO_VERSION ? "" : "1";
    }

    @Override
    public String vendor() {
      return fault == Fault.HAS_A_VENDOR_OF_TWO_LINES ? "Toys\nLtd." : "Toys";
    }

    @Override
    public String apiVersion() {
      return fault == Fault.HAS_NO_API_VERSION ? "one" : ApiVersion.CURRENT;
    }

    @Override
    public List<DiskModel> disks() {
      DiskModel disk = FakeDiskModel.of(ServiceTime.fixed(1));
      return switch (fault) {
        case BRINGS_NOTHING -> List.of();
        case BRINGS_ONE_TWICE -> List.of(disk, disk);
        case BRINGS_NULL -> java.util.Collections.singletonList(null);
        case BRINGS_MORE_EACH_TIME -> java.util.Collections.nCopies((int) (++calls % 1000), disk);
        default -> List.of(disk);
      };
    }

    @Override
    public List<DiskReader> diskReaders() {
      return fault == Fault.BRINGS_NOTHING ? List.of() : List.of(new Reader());
    }
  }

  /** The same, not named anywhere. */
  public static final class Unregistered extends Registered {
    /** Does nothing. */
    public Unregistered() {}
  }

  private static final class Reader implements DiskReader {
    @Override
    public String keyword() {
      return fault == Fault.READS_UNDER_TWO_WORDS ? "my disk" : "mydisk";
    }

    @Override
    public String title() {
      return fault == Fault.READS_WHAT_HAS_NO_TITLE ? "" : "a disk of mine";
    }

    @Override
    public boolean fromFile() {
      return true;
    }
  }
}
