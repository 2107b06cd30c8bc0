package org.raidbench.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.raidbench.api.fault.Fault;
import org.raidbench.api.fault.Faults;
import org.raidbench.api.fault.FaultsException;
import org.raidbench.api.workload.AccessLine;
import org.raidbench.api.workload.Job;
import org.raidbench.api.workload.Workload;
import org.raidbench.api.workload.WorkloadCase;
import org.raidbench.api.workload.WorkloadReader;

/** The contract passes a sound reader, and sees each way of being broken. */
final class WorkloadReaderContractTest {
  private static Way fault = Way.NONE;
  private static int calls;

  /** How it is broken, and a test of the contract that must see it. */
  enum Way {
    NONE(""),
    COUNTS_ITS_CALLS("whatIsSoundIsReadTheSameEachTime"),
    TAKES_ANYTHING("faultsAreTold"),
    TELLS_IN_TWO_LINES("faultsAreTold"),
    STUMBLES("spoiltTextIsReadOrItsFaultsAreTold"),
    TELLS_NO_CASES_APART("theCasesOfAFileAreToldApart"),
    READS_FOLDERS("theOtherWayOfReadingIsNotSupported");

    final String caughtBy;

    Way(String caughtBy) {
      this.caughtBy = caughtBy;
    }
  }

  @Test
  void aSoundReaderPasses() {
    fault = Way.NONE;

    ContractRun run = ContractRun.of(Subject.class);

    assertEquals(Set.of(), run.failed(), run::messages);
    assertEquals(5, run.tests());
  }

  @ParameterizedTest
  @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "NONE")
  void aBrokenReaderIsCaught(Way how) {
    fault = how;

    ContractRun run = ContractRun.of(Subject.class);

    assertTrue(run.failed().contains(how.caughtBy), () -> "caught by " + run.failed());
  }

  static final class Subject extends WorkloadReaderContract {
    @Override
    protected WorkloadReader reader() {
      return new ToyReader();
    }

    @Override
    protected List<String> sound() {
      return List.of("depth=32\n", "depth=1");
    }

    @Override
    protected List<String> faulty() {
      return List.of("", "depth", "depth=x", "width=1");
    }
  }

  /** A file of one line, such as {@code depth=32}. */
  private static final class ToyReader implements WorkloadReader {
    @Override
    public String keyword() {
      return "toy";
    }

    @Override
    public boolean fromFile() {
      return true;
    }

    @Override
    public Workload readFile(Path file, Map<String, String> environment) {
      Faults faults = new Faults(file.toString());
      int depth = 1;
      try {
        String text = new String(Files.readAllBytes(file), StandardCharsets.UTF_8).strip();
        if (fault == Way.STUMBLES && !text.startsWith("depth=")) {
          throw new IllegalStateException("no depth");
        }
        if (text.matches("depth=[1-9][0-9]{0,3}")) {
          depth = Integer.parseInt(text.substring(6));
        } else if (fault != Way.TAKES_ANYTHING) {
          faults.add(1, 1, "expected depth=32" + (fault == Way.TELLS_IN_TWO_LINES ? "\n!" : ""));
        }
      } catch (IOException e) {
        if (fault != Way.READS_FOLDERS) {
          throw new FaultsException(List.of(Fault.of("cannot be read: " + file)));
        }
      }
      faults.throwIfAny();
      int counted = fault == Way.COUNTS_ITS_CALLS ? ++calls : 0;
      AccessLine line = new AccessLine(1, 512, 512, 1, 1, 512);
      return Workload.of("toy" + counted, Job.of("job", depth, List.of(line)));
    }

    @Override
    public List<WorkloadCase> readCases(Path file, Map<String, String> environment) {
      WorkloadCase one = new WorkloadCase(Map.of(), readFile(file, environment));
      return fault == Way.TELLS_NO_CASES_APART ? List.of(one, one) : List.of(one);
    }
  }
}
