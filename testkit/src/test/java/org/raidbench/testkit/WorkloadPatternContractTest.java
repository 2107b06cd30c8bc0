package org.raidbench.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.raidbench.api.ModelId;
import org.raidbench.api.spec.Key;
import org.raidbench.api.spec.Spec;
import org.raidbench.api.workload.AccessLine;
import org.raidbench.api.workload.Job;
import org.raidbench.api.workload.Workload;
import org.raidbench.api.workload.WorkloadCase;
import org.raidbench.api.workload.WorkloadPattern;

/** The contract passes a sound pattern, and sees each way of being broken. */
final class WorkloadPatternContractTest {
  private static final Key DEPTH = Key.count("depth", "requests in flight");
  private static Way way = Way.SOUND;
  private static int calls;

  /** How it is broken, and a test of the contract that must see it. */
  enum Way {
    SOUND(""),
    FORGETS_ITS_NAME("theUsualValuesMakeAWorkload"),
    COUNTS_ITS_CALLS("theUsualValuesMakeAWorkload"),
    NAMES_TWO_JOBS_ALIKE("theUsualValuesMakeAWorkload"),
    TELLS_NO_CASES_APART("theCasesAreToldApart"),
    NAMES_NO_PARAMETER("everyParameterIsUsedOrItsFaultIsTold");

    final String caughtBy;

    Way(String caughtBy) {
      this.caughtBy = caughtBy;
    }
  }

  @Test
  void aSoundPatternPasses() {
    way = Way.SOUND;

    ContractRun run = ContractRun.of(Subject.class);

    assertEquals(Set.of(), run.failed(), run::messages);
    assertEquals(11, run.tests());
  }

  @ParameterizedTest
  @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "SOUND")
  void aBrokenPatternIsCaught(Way how) {
    way = how;

    ContractRun run = ContractRun.of(Subject.class);

    assertTrue(run.failed().contains(how.caughtBy), () -> "caught by " + run.failed());
  }

  static final class Subject extends WorkloadPatternContract {
    @Override
    protected WorkloadPattern model() {
      return new ToyPattern();
    }
  }

  private static final class ToyPattern implements WorkloadPattern {
    @Override
    public ModelId id() {
      return ModelId.of("toy/pattern");
    }

    @Override
    public String title() {
      return "Toy pattern";
    }

    @Override
    public Spec spec() {
      return Spec.builder().assumed(DEPTH, "8", "chosen for a test").build();
    }

    @Override
    public Workload create(String name, Spec parameters) {
      long depth = parameters.whole(DEPTH);
      if (depth < 1 || depth > 65_536) {
        throw new IllegalArgumentException(
            way == Way.NAMES_NO_PARAMETER ? "out of range" : "depth: from 1 to 65536");
      }
      AccessLine line = new AccessLine(1, 512, 512, 1, 1, 512);
      Job job =
          Job.of("job" + (way == Way.COUNTS_ITS_CALLS ? ++calls : 0), (int) depth, List.of(line));
      String given = way == Way.FORGETS_ITS_NAME ? "toy" : name;
      return way == Way.NAMES_TWO_JOBS_ALIKE
          ? Workload.of(given, job, job)
          : Workload.of(given, job);
    }

    @Override
    public List<WorkloadCase> createCases(String name, Spec parameters) {
      WorkloadCase one = new WorkloadCase(Map.of(), create(name, parameters));
      return way == Way.TELLS_NO_CASES_APART ? List.of(one, one) : List.of(one);
    }
  }
}
