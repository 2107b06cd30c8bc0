package org.raidbench.testkit;

import java.util.ArrayList;
import java.util.List;
import org.raidbench.api.ModelId;
import org.raidbench.api.cache.CacheDevice;
import org.raidbench.api.cache.CacheDeviceModel;
import org.raidbench.api.cache.CacheKeys;
import org.raidbench.api.cache.CacheMode;
import org.raidbench.api.sim.Context;
import org.raidbench.api.spec.Spec;

/** A pool of at most four SSDs that evicts what was used longest ago; sound, or broken. */
record BrokenCache(Fault fault) implements CacheDeviceModel {
  private static final String WHY = "chosen for a test";
  private static long calls;

  /** How it is broken, and a test of the contract that must see it. */
  enum Fault {
    NONE(""),
    HAS_NO_LEVEL("figuresAreWithinTheirRanges"),
    TAKES_ANY_MODE("whatIsOfferedIsTakenAndTheRestRefused"),
    TAKES_ANY_LEVEL("whatIsOfferedIsTakenAndTheRestRefused"),
    TAKES_ANY_SIZE("whatIsOfferedIsTakenAndTheRestRefused"),
    TAKES_ANY_NUMBER("whatIsOfferedIsTakenAndTheRestRefused"),
    TAKES_ANY_MEMBER("whatIsOfferedIsTakenAndTheRestRefused"),
    TAKES_NOTHING("whatIsOfferedIsTakenAndTheRestRefused"),
    HAS_AN_ODD_LINE("aDeviceIsWhatItsSpecificationSays"),
    FORGETS_ITS_MODE("aDeviceIsWhatItsSpecificationSays"),
    FILLS_WITHOUT_LIMIT("aDeviceIsWhatItsSpecificationSays"),
    FORGETS_WITHOUT_POWER("aDeviceIsWhatItsSpecificationSays"),
    IGNORES_THE_BENCH("aDeviceIsWhatItsSpecificationSays"),
    ADMITS_BY_CHANCE("admissionIsTheSameEachTime"),
    TAKES_IN_EVERY_WRITE("writesAreTakenInByWritingBackAlone"),
    GIVES_UP_DIRTY_LINES("aVictimIsFreeAndFoundIfThereIsOne"),
    GIVES_UP_EARLY("aVictimIsFreeAndFoundIfThereIsOne"),
    GIVES_UP_A_LINE_THAT_IS_NOT_THERE("aVictimIsFreeAndFoundIfThereIsOne"),
    GIVES_UP_LESS_THAN_A_LINE("aVictimIsFreeAndFoundIfThereIsOne"),
    ANSWERS_NULL("whatIsOfferedIsTakenAndTheRestRefused"),
    REFUSES_WITHOUT_A_WORD("whatIsOfferedIsTakenAndTheRestRefused"),
    ADVISES_IN_LINES("whatIsOfferedIsTakenAndTheRestRefused"),
    LOSES_WHAT_IT_FILLS("aDeviceIsWhatItsSpecificationSays");

    final String caughtBy;

    Fault(String caughtBy) {
      this.caughtBy = caughtBy;
    }
  }

  private boolean is(Fault other) {
    return fault == other;
  }

  @Override
  public ModelId id() {
    return ModelId.of("toy/cache");
  }

  @Override
  public String title() {
    return "Toy cache";
  }

  @Override
  public Spec spec() {
    Spec spec =
        Spec.builder()
            .assumed(CacheKeys.KIND, "ssd-pool", WHY)
            .assumed(CacheKeys.LINE, is(Fault.HAS_AN_ODD_LINE) ? "48KiB" : "64KiB", WHY)
            .assumed(CacheKeys.MODES, "read-only, write-back", WHY)
            .assumed(CacheKeys.MAX_CAPACITY, "64GiB", WHY)
            .assumed(CacheKeys.MAX_DISKS, "4", WHY)
            .assumed(CacheKeys.FILL_RATE, "200MB/s", WHY)
            .assumed(CacheKeys.MEMBERS, "toy/ssd", WHY)
            .build();
    return is(Fault.HAS_NO_LEVEL)
        ? spec
        : Spec.builder()
            .add(spec.figure(CacheKeys.KIND))
            .add(spec.figure(CacheKeys.LINE))
            .add(spec.figure(CacheKeys.MODES))
            .add(spec.figure(CacheKeys.MAX_CAPACITY))
            .add(spec.figure(CacheKeys.MAX_DISKS))
            .add(spec.figure(CacheKeys.FILL_RATE))
            .add(spec.figure(CacheKeys.MEMBERS))
            .assumed(CacheKeys.LEVELS, "raid0, raid1", WHY)
            .build();
  }

  @Override
  public List<String> check(String level, CacheMode mode, List<String> members, long bytes) {
    List<String> faults = new ArrayList<>();
    if (is(Fault.ANSWERS_NULL)) {
      return null;
    }
    if (mode == CacheMode.WRITE_THROUGH && !is(Fault.TAKES_ANY_MODE)) {
      faults.add("toy/cache does not write through");
    }
    if (!List.of("raid0", "raid1").contains(level) && !is(Fault.TAKES_ANY_LEVEL)) {
      faults.add("toy/cache has no level " + level);
    }
    if (bytes > 64L << 30 && !is(Fault.TAKES_ANY_SIZE)) {
      faults.add(is(Fault.REFUSES_WITHOUT_A_WORD) ? "" : "toy/cache is at most 64 GiB");
    }
    if (members.size() > 4 && !is(Fault.TAKES_ANY_NUMBER)) {
      faults.add("toy/cache has at most 4 disks");
    }
    if (!List.of("toy/ssd").containsAll(members) && !is(Fault.TAKES_ANY_MEMBER)) {
      faults.add("toy/cache takes its own SSDs only");
    }
    if (is(Fault.TAKES_NOTHING)) {
      faults.add("no");
    }
    return faults;
  }

  @Override
  public List<String> advice(String level, CacheMode mode) {
    return is(Fault.ADVISES_IN_LINES) ? List.of("take\nanother") : List.of();
  }

  @Override
  public CacheDevice create(Context context, Spec spec, CacheMode mode) {
    long line = (is(Fault.IGNORES_THE_BENCH) ? spec() : spec).whole(CacheKeys.LINE);
    return new CacheDevice() {
      @Override
      public int lineSectors() {
        return (int) line / 512;
      }

      @Override
      public CacheMode mode() {
        return is(Fault.FORGETS_ITS_MODE) ? CacheMode.READ_ONLY : mode;
      }

      @Override
      public boolean admit(Access view) {
        if (is(Fault.ADMITS_BY_CHANCE)) {
          return ++calls % 3 == 0;
        }
        boolean takenIn =
            !view.write() || mode == CacheMode.WRITE_BACK || is(Fault.TAKES_IN_EVERY_WRITE);
        return takenIn && view.touches() > 1;
      }

      @Override
      public int victim(Lines lines) {
        int line = lines.oldest();
        if (is(Fault.GIVES_UP_A_LINE_THAT_IS_NOT_THERE)) {
          return 1_000;
        }
        if (is(Fault.GIVES_UP_LESS_THAN_A_LINE)) {
          return -7;
        }
        if (is(Fault.GIVES_UP_DIRTY_LINES) || is(Fault.GIVES_UP_EARLY)) {
          boolean give = line == NONE || lines.free(line) || is(Fault.GIVES_UP_DIRTY_LINES);
          return give ? line : NONE;
        }
        while (line != NONE && !lines.free(line)) {
          line = lines.younger(line);
        }
        return line;
      }

      @Override
      public long fillBytesPerSecond() {
        if (is(Fault.LOSES_WHAT_IT_FILLS)) {
          return -1;
        }
        return is(Fault.FILLS_WITHOUT_LIMIT) ? Long.MAX_VALUE : spec.whole(CacheKeys.FILL_RATE);
      }

      @Override
      public boolean needsProtection() {
        return is(Fault.FORGETS_WITHOUT_POWER);
      }
    };
  }
}
