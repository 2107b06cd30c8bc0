package org.raidbench.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.raidbench.api.disk.DiskKeys;
import org.raidbench.api.disk.DiskModel;
import org.raidbench.api.disk.DiskReader;
import org.raidbench.api.fault.Faults;
import org.raidbench.api.spec.Certainty;
import org.raidbench.api.spec.Figure;
import org.raidbench.api.spec.Key;
import org.raidbench.api.spec.Spec;
import org.raidbench.testkit.fake.FakeDiskModel;
import org.raidbench.testkit.fake.ServiceTime;

/** The contract passes a sound reader, and sees each way of being broken. */
final class DiskReaderContractTest {
  private static Way way = Way.SOUND;

  /** How it is broken, and a test of the contract that must see it. */
  enum Way {
    SOUND(""),
    FORGETS_ITS_TAGS("whatIsSoundBecomesADisk"),
    TAKES_UNKNOWN_FIGURES("wrongFiguresAreToldAllTogetherByTheirNames"),
    TELLS_ONE_FAULT("wrongFiguresAreToldAllTogetherByTheirNames"),
    NAMES_NO_FIGURE("wrongFiguresAreToldAllTogetherByTheirNames"),
    NAMES_TOO_FEW_KEYS("theKeysItNamesAreThoseItTakes"),
    DOES_WITHOUT_WHAT_IT_NEEDS("theKeysItNamesAreThoseItTakes"),
    NEEDS_WHAT_IT_DOES_NOT_NAME("theKeysItNamesAreThoseItTakes"),
    STUMBLES("spoiltDescriptionsAreReadOrTheirFaultsAreTold"),
    READS_FILES_TOO("theOtherWayOfReadingIsNotSupported");

    final String caughtBy;

    Way(String caughtBy) {
      this.caughtBy = caughtBy;
    }
  }

  @Test
  void aSoundReaderPasses() {
    way = Way.SOUND;

    ContractRun run = ContractRun.of(Subject.class);

    assertEquals(Set.of(), run.failed(), run::messages);
    assertEquals(5, run.tests());
  }

  @ParameterizedTest
  @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "SOUND")
  void aBrokenReaderIsCaught(Way how) {
    way = how;

    ContractRun run = ContractRun.of(Subject.class);

    assertTrue(run.failed().contains(how.caughtBy), () -> "caught by " + run.failed());
  }

  static final class Subject extends DiskReaderContract {
    @Override
    protected DiskReader reader() {
      return new ToyReader();
    }

    @Override
    protected Map<String, String> figures() {
      return Map.of("capacity", "74GB", "tags", "32");
    }
  }

  private static final class ToyReader implements DiskReader {
    @Override
    public String keyword() {
      return "toy";
    }

    @Override
    public boolean fromFile() {
      return false;
    }

    @Override
    public List<Key> keys() {
      return way == Way.NAMES_TOO_FEW_KEYS
          ? List.of(DiskKeys.CAPACITY)
          : List.of(DiskKeys.CAPACITY, DiskKeys.TAGS);
    }

    @Override
    public List<Key> neededKeys() {
      return way == Way.NEEDS_WHAT_IT_DOES_NOT_NAME
          ? List.of(DiskKeys.RPM)
          : List.of(DiskKeys.CAPACITY);
    }

    @Override
    public DiskModel readFile(Path file) {
      return way == Way.READS_FILES_TOO
          ? FakeDiskModel.of(ServiceTime.fixed(1))
          : DiskReader.super.readFile(file);
    }

    @Override
    public DiskModel readFigures(String name, Map<String, String> figures) {
      Faults faults = new Faults("");
      FakeDiskModel model = FakeDiskModel.of(ServiceTime.fixed(1));
      Spec spec = model.spec();
      for (Map.Entry<String, String> given : figures.entrySet()) {
        String label = way == Way.NAMES_NO_FIGURE ? "a figure" : given.getKey();
        try {
          switch (given.getKey()) {
            case "capacity" -> spec = spec.with(given(DiskKeys.CAPACITY, given.getValue()));
            case "tags" -> spec = spec.with(given(DiskKeys.TAGS, given.getValue()));
            default -> {
              if (way != Way.TAKES_UNKNOWN_FIGURES) {
                faults.add(label + ": unknown");
              }
            }
          }
        } catch (IllegalArgumentException e) {
          if (way == Way.STUMBLES) {
            throw e;
          }
          faults.add(label + ": cannot be read");
        }
        if (way == Way.TELLS_ONE_FAULT) {
          faults.throwIfAny();
        }
      }
      if (!figures.containsKey("capacity") && way != Way.DOES_WITHOUT_WHAT_IT_NEEDS) {
        faults.add("a toy needs capacity");
      }
      faults.throwIfAny();
      return way == Way.FORGETS_ITS_TAGS
          ? model.withSpec(Spec.builder().add(spec.figure(DiskKeys.KIND)).build())
          : model.withSpec(spec);
    }

    private static Figure given(Key key, String value) {
      return Figure.of(key, value, Certainty.GIVEN, "bench", List.of());
    }
  }
}
