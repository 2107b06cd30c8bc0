package org.raidbench.raid;

import java.util.List;

/**
 * A layout of RAID 4, 5 or 6: how parity moves from row to row, and where the data begins.
 *
 * <p>The layouts are those of Linux md, by the names that mdadm gives them, and the three of the
 * Common RAID Disk Data Format (SNIA DDF 2.0).
 *
 * @param name its name
 * @param turn how P moves
 * @param qPlace where Q lies
 * @param continues whether the data begins after the parity and wraps, or with the first member
 * @param coefficientsByMember whether Q's exponents are the members' own numbers, P and Q counting
 *     as zeros (DDF), or the order of the data members counted from the one after Q (md)
 */
record ParityRule(
    String name, Turn turn, QPlace qPlace, boolean continues, boolean coefficientsByMember) {
  /** How P moves from row to row. */
  enum Turn {
    /** From the last member down. */
    LEFT,
    /** From the last but one down. */
    LEFT_FROM_NEXT,
    /** From the first member up. */
    RIGHT,
    /** Not at all: on the first member. */
    FIRST,
    /** Not at all: on the last member. */
    LAST
  }

  /** Where Q lies. */
  enum QPlace {
    /** There is none. */
    NOWHERE,
    /** On the member after P's. */
    AFTER_P,
    /** On the member before P's. */
    BEFORE_P,
    /** On the last member; the others turn as if it were not there. */
    LAST
  }

  /** Layouts of RAID 4, the default first. */
  static final List<ParityRule> RAID4 =
      List.of(
          single("parity-last", Turn.LAST, false), //
          single("parity-first", Turn.FIRST, false));

  /** Layouts of RAID 5, the default first: the one that MegaRAID writes (PRL 5, RLQ 3). */
  static final List<ParityRule> RAID5 =
      List.of(
          single("left-symmetric", Turn.LEFT, true),
          single("left-asymmetric", Turn.LEFT, false),
          single("right-symmetric", Turn.RIGHT, true),
          single("right-asymmetric", Turn.RIGHT, false),
          single("parity-first", Turn.FIRST, false),
          single("parity-last", Turn.LAST, false),
          single("ddf-N-continue", Turn.LEFT, true),
          single("ddf-N-restart", Turn.LEFT, false),
          single("ddf-zero-restart", Turn.RIGHT, false));

  /** Layouts of RAID 6, the default first: the one that MegaRAID writes (PRL 6, RLQ 3). */
  static final List<ParityRule> RAID6 =
      List.of(
          new ParityRule("ddf-N-continue", Turn.LEFT, QPlace.BEFORE_P, true, true),
          new ParityRule("ddf-N-restart", Turn.LEFT_FROM_NEXT, QPlace.AFTER_P, false, true),
          new ParityRule("ddf-zero-restart", Turn.RIGHT, QPlace.AFTER_P, false, true),
          new ParityRule("left-symmetric", Turn.LEFT, QPlace.AFTER_P, true, false),
          new ParityRule("left-asymmetric", Turn.LEFT, QPlace.AFTER_P, false, false),
          new ParityRule("right-symmetric", Turn.RIGHT, QPlace.AFTER_P, true, false),
          new ParityRule("right-asymmetric", Turn.RIGHT, QPlace.AFTER_P, false, false),
          new ParityRule("left-symmetric-6", Turn.LEFT, QPlace.LAST, true, false),
          new ParityRule("left-asymmetric-6", Turn.LEFT, QPlace.LAST, false, false),
          new ParityRule("right-symmetric-6", Turn.RIGHT, QPlace.LAST, true, false),
          new ParityRule("right-asymmetric-6", Turn.RIGHT, QPlace.LAST, false, false),
          new ParityRule("parity-first-6", Turn.FIRST, QPlace.LAST, false, false));

  private static ParityRule single(String name, Turn turn, boolean continues) {
    return new ParityRule(name, turn, QPlace.NOWHERE, continues, false);
  }

  /** Parities of a row: 1 or 2. */
  int parities() {
    return qPlace == QPlace.NOWHERE ? 1 : 2;
  }

  /** Rows after which the layout repeats. */
  int cycle(int members) {
    return qPlace == QPlace.LAST ? members - 1 : members;
  }

  /** The member of P in a row. */
  int p(int row, int members) {
    int turning = cycle(members);
    return switch (turn) {
      case LEFT -> turning - 1 - row % turning;
      case LEFT_FROM_NEXT -> turning - 1 - (row + 1) % turning;
      case RIGHT -> row % turning;
      case FIRST -> 0;
      case LAST -> turning - 1;
    };
  }

  /** The member of Q in a row, or -1 if there is none. */
  int q(int row, int members) {
    return switch (qPlace) {
      case NOWHERE -> -1;
      case AFTER_P -> (p(row, members) + 1) % members;
      case BEFORE_P -> (p(row, members) + members - 1) % members;
      case LAST -> members - 1;
    };
  }

  /** The member the data begins with, ascending from there and wrapping, parity skipped. */
  int first(int row, int members) {
    if (!continues) {
      return 0;
    }
    int before = qPlace == QPlace.AFTER_P ? q(row, members) : p(row, members);
    return (before + 1) % members;
  }
}
