package org.raidbench.testkit;

import java.util.List;
import org.raidbench.api.ModelId;
import org.raidbench.api.controller.CommandPath;
import org.raidbench.api.controller.Controller;
import org.raidbench.api.controller.ControllerKeys;
import org.raidbench.api.controller.ControllerModel;
import org.raidbench.api.controller.Costs;
import org.raidbench.api.controller.Destage;
import org.raidbench.api.controller.Parts;
import org.raidbench.api.controller.WritePolicy;
import org.raidbench.api.sim.Context;
import org.raidbench.api.spec.Certainty;
import org.raidbench.api.spec.Figure;
import org.raidbench.api.spec.Key;
import org.raidbench.api.spec.Spec;
import org.raidbench.api.spec.SpecBuilder;

/** A controller with a part in every slot; sound, or broken in one way. */
record BrokenController(Fault fault) implements ControllerModel {
  private static final String WHY = "chosen for a test";
  private static long calls;

  /** How it is broken, and a test of the contract that must see it. */
  enum Fault {
    NONE(""),
    HAS_NO_TITLE("itIsNamed"),
    CHANGES_ITS_TITLE("itAnswersTheSameEachTime"),
    HAS_NO_KIND("requiredFiguresAreThere"),
    HAS_NO_SOURCE("everyFigureSaysWhereItComesFrom"),
    GIVES_A_FIGURE("everyFigureSaysWhereItComesFrom"),
    NAMES_A_BLANK_FACT("calibratedFiguresNameTheirFacts"),
    MEASURES_IN_WRONG_UNIT("figuresMeanWhatTheirKeysMean"),
    SHOWS_ANOTHER_NUMBER("figuresAreWhatTheyShow"),
    RAMBLES("whatIsNotCoveredIsSaidInLines"),
    WRITES_BACK_WITHOUT_CACHE("figuresAreWithinTheirRanges"),
    HAS_NO_PORT("figuresAreWithinTheirRanges"),
    SITS_ON_NO_BUS("figuresAreWithinTheirRanges"),
    DRIVES_NO_BUS("figuresAreWithinTheirRanges"),
    OFFERS_OTHER_STRIPS("stripsIncludeTheOneAsDelivered"),
    NAMES_NO_MODEL("whatItNamesAreModels"),
    CHANGES_ITS_PARTS("costsAndPartsAreTheSameEachTime"),
    COSTS_LESS_THAN_NOTHING("costsAreNeverNegativeAndDoNotFallWithLength"),
    COSTS_LESS_FOR_MORE("costsAreNeverNegativeAndDoNotFallWithLength"),
    HAS_A_SLOW_FAST_PATH("theFastPathCostsNoMoreThanTheNormalOne"),
    IGNORES_THE_BENCH("figuresOfTheBenchReplaceTheModelsOwn"),
    STUMBLES_OVER_NEWS("changesOfStateAreTaken"),
    CHOOSES_NO_COPY("mirrorChoiceKeepsToTheCopies"),
    TOSSES_A_COIN("parityMethodIsAFunction"),
    READS_BEHIND("readAheadIsNotNegative"),
    DESTAGES_A_CLEAN_ROW("destageChoosesDirtyRowsAndEmptiesAFullCache"),
    NEVER_DESTAGES("destageChoosesDirtyRowsAndEmptiesAFullCache"),
    HAS_NO_WINDOW("destageChoosesDirtyRowsAndEmptiesAFullCache"),
    TAKES_MORE_THAN_THE_CACHE("cacheQuotaKeepsToTheCache"),
    WRITES_BACK_UNASKED("writeRuleNeverRisksWhatItWasNotAskedTo"),
    WRITES_BACK_UNPROTECTED("writeRuleNeverRisksWhatItWasNotAskedTo"),
    IS_FAST_WITHOUT_KEY("pathRuleUsesOnlyAPathThatIsThere");

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
    return ModelId.of("toy/controller");
  }

  @Override
  public String title() {
    return is(Fault.HAS_NO_TITLE)
        ? " "
        : is(Fault.CHANGES_ITS_TITLE) ? "Toy " + ++calls : "Toy controller";
  }

  @Override
  public Spec spec() {
    SpecBuilder spec =
        Spec.builder()
            .assumed(ControllerKeys.HOST_BUS, is(Fault.SITS_ON_NO_BUS) ? "pcie-3" : "pcie-3.0", WHY)
            .assumed(ControllerKeys.HOST_LANES, "8", WHY)
            .assumed(ControllerKeys.DISK_BUS, is(Fault.DRIVES_NO_BUS) ? "sas 3" : "sas3", WHY)
            .assumed(ControllerKeys.PORTS, is(Fault.HAS_NO_PORT) ? "0" : "8", WHY)
            .assumed(ControllerKeys.MAX_COMMANDS, "255", WHY)
            .assumed(ControllerKeys.MAX_DISKS, "64", WHY)
            .assumed(ControllerKeys.LEVELS, "raid0, raid1", WHY)
            .assumed(ControllerKeys.DISK_INTERFACES, "sas, sata", WHY)
            .assumed(ControllerKeys.FIRMWARE_CORES, "2", WHY)
            .assumed(ControllerKeys.DRIVER_CYCLES, "20000", WHY)
            .assumed(
                ControllerKeys.STRIPS,
                is(Fault.OFFERS_OTHER_STRIPS) ? "8KiB, 16KiB" : "16KiB, 64KiB",
                WHY)
            .assumed(ControllerKeys.DEFAULT_STRIP, "64KiB", WHY)
            .assumed(ControllerKeys.DEFAULT_READ, "adaptive", WHY)
            .assumed(ControllerKeys.DEFAULT_WRITE, "back", WHY)
            .assumed(ControllerKeys.DEFAULT_IO, "direct", WHY)
            .assumed(ControllerKeys.DEFAULT_DISK_CACHE, "no", WHY)
            .assumed(ControllerKeys.CACHE_LINE, "64KiB", WHY)
            .assumed(ControllerKeys.READ_COMMAND, "2us", WHY)
            .assumed(
                ControllerKeys.PROTECTIONS,
                is(Fault.NAMES_NO_MODEL) ? "toy/Battery" : "toy/battery",
                WHY);
    if (!is(Fault.HAS_NO_KIND)) {
      spec.assumed(ControllerKeys.KIND, "raid", is(Fault.HAS_NO_SOURCE) ? "" : WHY);
    }
    if (!is(Fault.WRITES_BACK_WITHOUT_CACHE)) {
      spec.assumed(ControllerKeys.CACHE, "1GiB", WHY);
    }
    Figure odd =
        switch (fault) {
          case GIVES_A_FIGURE ->
              Figure.of(ControllerKeys.MAX_SPANS, "8", Certainty.GIVEN, WHY, List.of());
          case NAMES_A_BLANK_FACT ->
              Figure.of(ControllerKeys.MAX_SPANS, "8", Certainty.CALIBRATED, WHY, List.of(" "));
          case MEASURES_IN_WRONG_UNIT ->
              Figure.of(Key.size("max-spans", "spans"), "8B", Certainty.ASSUMED, WHY, List.of());
          case SHOWS_ANOTHER_NUMBER ->
              new Figure(ControllerKeys.MAX_SPANS, "8", 9, Certainty.ASSUMED, WHY, List.of());
          default -> Figure.of(ControllerKeys.MAX_SPANS, "8", Certainty.ASSUMED, WHY, List.of());
        };
    if (is(Fault.RAMBLES)) {
      spec.doesNotCover("what is not covered\nis said in two lines");
    }
    return spec.add(odd).build();
  }

  @Override
  public Controller create(Context context, Spec overridden) {
    Costs sound = Costs.of(is(Fault.IGNORES_THE_BENCH) ? spec() : overridden);
    Costs costs =
        new Costs() {
          @Override
          public long hostCommandNanos(CommandPath path, boolean write, int sectors) {
            long nanos = sound.hostCommandNanos(path, write, sectors);
            boolean slower = is(Fault.HAS_A_SLOW_FAST_PATH) && path == CommandPath.FAST;
            return slower
                ? 10 * nanos + 1
                : is(Fault.COSTS_LESS_FOR_MORE) ? nanos / sectors : nanos;
          }

          @Override
          public long diskCommandNanos(boolean write, int sectors) {
            return sound.diskCommandNanos(write, sectors);
          }

          @Override
          public long destageLineNanos() {
            return is(Fault.COSTS_LESS_THAN_NOTHING) ? -1 : sound.destageLineNanos();
          }
        };
    return new Controller() {
      private final Parts parts = BrokenController.this.parts();

      @Override
      public Costs costs() {
        return costs;
      }

      @Override
      public Parts parts() {
        return is(Fault.CHANGES_ITS_PARTS) ? BrokenController.this.parts() : parts;
      }

      @Override
      public void changed(String kind, String detail) {
        if (is(Fault.STUMBLES_OVER_NEWS)) {
          throw new IllegalArgumentException(kind);
        }
      }
    };
  }

  private Parts parts() {
    return Parts.STANDARD
        .withMirrorChoice(view -> is(Fault.CHOOSES_NO_COPY) ? view.copies() : 0)
        .withParityMethod(
            (members, reconstruct, modify) ->
                is(Fault.TOSSES_A_COIN) ? ++calls % 2 == 0 : reconstruct < modify)
        .withReadAhead(
            view -> is(Fault.READS_BEHIND) && view.consecutive() > 2 ? -1 : view.stripSectors())
        .withDestage(new ToyDestage(fault))
        .withCacheQuota(
            (lines, arrays, writeBack) ->
                is(Fault.TAKES_MORE_THAN_THE_CACHE) ? lines + 1 : lines / 2)
        .withWriteRule(
            view ->
                is(Fault.WRITES_BACK_UNASKED)
                    || (view.asked() != WritePolicy.THROUGH
                        && (view.protectionReady()
                            || view.asked() == WritePolicy.FORCED_BACK
                            || is(Fault.WRITES_BACK_UNPROTECTED))))
        .withPathRule(
            (view, write) -> (view.unlocked() || is(Fault.IS_FAST_WITHOUT_KEY)) && !write);
  }

  private record ToyDestage(Fault fault) implements Destage {
    @Override
    public long next(View view) {
      long row = view.dirtyRowFrom(view.lastRow() + 1);
      long first = row == NONE ? view.dirtyRowFrom(0) : row;
      return switch (fault) {
        case NEVER_DESTAGES -> NONE;
        case DESTAGES_A_CLEAN_ROW -> first == NONE ? NONE : first + 1;
        default -> first;
      };
    }

    @Override
    public int windowRows() {
      return fault == Fault.HAS_NO_WINDOW ? 0 : 4;
    }
  }
}
