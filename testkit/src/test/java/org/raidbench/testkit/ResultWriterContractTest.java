package org.raidbench.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.raidbench.api.result.BenchResult;
import org.raidbench.api.result.CaseResult;
import org.raidbench.api.result.ResultWriter;

/** The contract passes a sound writer, and sees each way of being broken. */
final class ResultWriterContractTest {
  private static Way way = Way.SOUND;
  private static int calls;

  /** How it is broken, and a test of the contract that must see it. */
  enum Way {
    SOUND(""),
    IS_NAMED_IN_WORDS("theFormatIsNamed"),
    WRITES_NOTHING("everyResultIsWrittenAsFilesWithPlainNames"),
    WRITES_INTO_A_FOLDER("everyResultIsWrittenAsFilesWithPlainNames"),
    WRITES_OVER("everyResultIsWrittenAsFilesWithPlainNames"),
    NEEDS_A_MEASUREMENT("everyResultIsWrittenAsFilesWithPlainNames"),
    COUNTS_ITS_CALLS("theSameIsWrittenEachTimeAndEverywhere"),
    WRITES_AS_THE_USER_WOULD("theSameIsWrittenEachTimeAndEverywhere"),
    HIDES_A_FULL_DISK("aFullDiskIsTold");

    final String caughtBy;

    Way(String caughtBy) {
      this.caughtBy = caughtBy;
    }
  }

  @Test
  void aSoundWriterPasses() {
    way = Way.SOUND;

    ContractRun run = ContractRun.of(Subject.class);

    assertEquals(Set.of(), run.failed(), run::messages);
    assertEquals(4, run.tests());
  }

  @ParameterizedTest
  @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "SOUND")
  void aBrokenWriterIsCaught(Way how) {
    way = how;

    ContractRun run = ContractRun.of(Subject.class);

    assertTrue(run.failed().contains(how.caughtBy), () -> "caught by " + run.failed());
  }

  static final class Subject extends ResultWriterContract {
    @Override
    protected ResultWriter writer() {
      return new ToyWriter();
    }
  }

  private static final class ToyWriter implements ResultWriter {
    @Override
    public String format() {
      return way == Way.IS_NAMED_IN_WORDS ? "my format" : "toy";
    }

    @Override
    public void write(BenchResult result, Files files) throws IOException {
      if (way == Way.WRITES_NOTHING) {
        return;
      }
      try {
        Appendable text = files.begin(way == Way.WRITES_INTO_A_FOLDER ? "out/x.toy" : "x.toy");
        text.append("cases\n");
        if (way == Way.WRITES_OVER) {
          text = files.begin("x.toy");
        }
        for (CaseResult one : result.cases()) {
          text.append(way == Way.COUNTS_ITS_CALLS ? "case " + ++calls : "case");
          if (one.total() != null || way == Way.NEEDS_A_MEASUREMENT) {
            double iops = one.total().all().iops();
            text.append(
                way == Way.WRITES_AS_THE_USER_WOULD
                    ? String.format("%.1f", iops)
                    : String.valueOf(Math.round(iops)));
          }
          text.append('\n');
        }
      } catch (IOException e) {
        if (way != Way.HIDES_A_FULL_DISK) {
          throw e;
        }
      }
    }
  }
}
