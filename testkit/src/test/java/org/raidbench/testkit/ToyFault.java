package org.raidbench.testkit;

/** How a {@link ToyLevel} is broken, and a test of the contract that must see it. */
enum ToyFault {
  NONE(""),
  READS_ANOTHER_SECTOR("whatIsWrittenIsReadBackByEveryParityMethod"),
  CHANGES_HOST_DATA("whatIsWrittenIsReadBackByEveryParityMethod"),
  FORGETS_OLD_DATA("everyLossItSurvivesIsRecoveredAndEveryOtherRefused"),
  TOUCHES_THE_LOST("everyLossItSurvivesIsRecoveredAndEveryOtherRefused"),
  MULTIPLIES("everyLossItSurvivesIsRecoveredAndEveryOtherRefused"),
  PLANS_WITHOUT_DATA("everyLossItSurvivesIsRecoveredAndEveryOtherRefused"),
  REBUILDS_ASTRAY("degradedWritesAndRebuildsLoseNothing"),
  CLAIMS_TOO_MUCH_CAPACITY("capacityIsNoMoreThanTheRedundancyLeaves"),
  CLAIMS_TOO_MUCH_TOLERANCE("toleranceIsWhatItSays"),
  SURVIVES_NOTHING("toleranceIsWhatItSays"),
  COUNTS_ROWS_WRONG("aRowHasItsPlacesToItself"),
  READS_FOR_WHOLE_ROWS("aRowHasItsPlacesToItself"),
  HIDES_COPIES("otherCopiesAreAlternatives"),
  TAKES_ANY_RANGE("whatIsOutOfBoundsIsRefused"),
  CLEARS_THE_PLAN("plansAreAppendedAndTheSameEachTimeFromAnyThread"),
  HAS_STATE("plansAreAppendedAndTheSameEachTimeFromAnyThread"),
  NAMES_A_LAYOUT_TWICE("layoutsAreNamedOnce"),
  CHECKS_NOTHING("whatCheckFindsNothingWrongWithIsMadeAndTheRestIsRefused"),
  CHECKS_TOO_MUCH("whatCheckFindsNothingWrongWithIsMadeAndTheRestIsRefused"),
  SPANS_TOO_MANY("theUsualNumberOfSpansIsOneThatWorks");

  final String caughtBy;

  ToyFault(String caughtBy) {
    this.caughtBy = caughtBy;
  }
}
