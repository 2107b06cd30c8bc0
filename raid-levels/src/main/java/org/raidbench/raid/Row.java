package org.raidbench.raid;

/**
 * One row of RAID 4, 5 or 6 and what is lost of it; mutable, reused row after row.
 *
 * <p>A column is what one member holds of the row: data from 0, then P, then Q, as in {@link
 * ParityLayout}.
 *
 * <p>Any lost column is a weighted sum, over GF(2^8), of those that are left. With P the sum of the
 * data {@code D} and Q the sum of {@code g D}: one lost data column {@code j} is {@code P} plus the
 * other data, or, without P, {@code (Q + sum g D) / g_j}; of two, {@code j} and {@code k}, {@code
 * j} is {@code (Q + sum g D + g_k (P + sum D)) / (g_j + g_k)}. So it is enough to know P's and Q's
 * weights: the weight of a data column {@code i} follows as {@code own + p + q g_i}, where {@code
 * own} is what the wanted column itself contains of {@code i}: nothing for data, 1 for P, {@code
 * g_i} for Q.
 */
final class Row {
  private static final ParityLayout NO_LAYOUT = new ParityLayout(ParityRule.RAID4.get(0), 3);

  private ParityLayout layout = NO_LAYOUT;
  private int base;
  private long failed;
  private int inCycle;
  private long sector;

  private boolean pLost;
  private boolean qLost;
  private long lostData;
  private int wanted;
  private int pWeight;
  private int qWeight;

  /**
   * Begins with an array: its layout, the first member of its span, and the span's lost members.
   */
  void of(ParityLayout newLayout, int newBase, long newFailed) {
    layout = newLayout;
    base = newBase;
    failed = newFailed;
  }

  /** Goes to a row: its place in the layout's cycle, and where it begins on every member. */
  void at(int newInCycle, long newSector) {
    inCycle = newInCycle;
    sector = newSector;
    pLost = false;
    qLost = layout.parities() == 1;
    lostData = 0;
    for (long rest = failed; rest != 0; rest &= rest - 1) {
      int column = layout.column(inCycle, Long.numberOfTrailingZeros(rest));
      if (column < layout.data()) {
        lostData |= 1L << column;
      } else if (column == p()) {
        pLost = true;
      } else {
        qLost = true;
      }
    }
  }

  int data() {
    return layout.data();
  }

  int columns() {
    return layout.members();
  }

  /** P's column. */
  int p() {
    return layout.data();
  }

  /** Q's column; beyond the last if there is no Q. */
  int q() {
    return layout.data() + 1;
  }

  /** The plan's member that holds a column. */
  int member(int column) {
    return base + layout.member(inCycle, column);
  }

  /** Where the row begins on every member. */
  long sector() {
    return sector;
  }

  /** What a data column is multiplied by in Q. */
  int coefficient(int column) {
    return layout.coefficient(inCycle, column);
  }

  /** The lost data columns, bit by bit. */
  long lostData() {
    return lostData;
  }

  boolean hasP() {
    return !pLost;
  }

  boolean hasQ() {
    return !qLost;
  }

  /** Whether a column is lost. */
  boolean isLost(int column) {
    if (column < data()) {
      return (lostData & (1L << column)) != 0;
    }
    return column == p() ? pLost : qLost;
  }

  /** Whether recovering what is lost takes a parity column that is left. */
  boolean recoveryTakes(int parityColumn) {
    return switch (Long.bitCount(lostData)) {
      case 0 -> false;
      case 1 -> parityColumn == p() ? !pLost : pLost;
      default -> true;
    };
  }

  /** Works out the weights for a lost column, to be asked for by {@link #weight}. */
  void want(int column) {
    wanted = column;
    pWeight = 0;
    qWeight = 0;
    if (lostData == 0) {
      return;
    }
    int lost = Long.numberOfTrailingZeros(lostData);
    long others = lostData & (lostData - 1);
    if (others != 0) {
      int otherLost = Long.numberOfTrailingZeros(others);
      int other = coefficient(column == lost ? otherLost : lost);
      qWeight = Galois.inverse(coefficient(column) ^ other);
      pWeight = Galois.multiply(qWeight, other);
    } else if (pLost) {
      qWeight = Galois.inverse(coefficient(lost));
    } else {
      pWeight = column == q() ? coefficient(lost) : 1;
    }
  }

  /** The weight of a column that is left in the wanted one; 0 if it takes no part. */
  int weight(int column) {
    if (column == p()) {
      return pWeight;
    }
    if (column == q()) {
      return qWeight;
    }
    int own = wanted == p() ? 1 : wanted == q() ? coefficient(column) : 0;
    return own ^ pWeight ^ Galois.multiply(qWeight, coefficient(column));
  }
}
