package org.raidbench.raid;

import org.raidbench.api.raid.ParityMethod;

/**
 * How each band of a window is read or written, and which columns that takes; mutable, reused.
 *
 * <p><i>Modify</i> reads the old data and the old parity and applies the difference; it needs no
 * strip that the band does not touch. <i>Reconstruct</i> reads the untouched strips and computes
 * the parity anew; it needs no old data of touched ones. So one lost data column decides for
 * itself: lost and touched means reconstruct, lost and untouched means modify. Only when one of two
 * lost ones is touched, its old data must be recovered first.
 */
final class BandMethods {
  /** What is done in a band. */
  enum Method {
    /** Nothing but the host's data: no parity is left to update, nothing lost is wanted. */
    PLAIN,
    /** Recover lost strips. */
    RECOVER,
    /** Compute the parity from the whole row. */
    RECONSTRUCT,
    /** Compute the parity from what changes. */
    MODIFY,
    /** Recover the old data of a lost and touched strip, then modify. */
    RECOVER_AND_MODIFY
  }

  private final Row row;
  private final Bands bands;
  private final Method[] methods = new Method[Bands.MAX];

  BandMethods(Row row, Bands bands) {
    this.row = row;
    this.bands = bands;
  }

  /** The method of a band. */
  Method of(int band) {
    return methods[band];
  }

  /** Gives all bands one method. */
  void all(Method method) {
    for (int band = 0; band < bands.count(); band++) {
      methods[band] = method;
    }
  }

  /** Whether all bands have one method. */
  boolean areAll(Method method) {
    for (int band = 0; band < bands.count(); band++) {
      if (methods[band] != method) {
        return false;
      }
    }
    return true;
  }

  /** Recovers where a lost strip is touched. */
  void forRead() {
    for (int band = 0; band < bands.count(); band++) {
      boolean lost = (row.lostData() & bands.touched(band)) != 0;
      methods[band] = lost ? Method.RECOVER : Method.PLAIN;
    }
  }

  /**
   * Chooses for a write.
   *
   * @param wholeRow whether the window is the whole row
   * @param choice asked where both methods are possible
   */
  void forWrite(boolean wholeRow, ParityMethod choice) {
    if (!row.hasP() && !row.hasQ()) {
      all(Method.PLAIN);
    } else if (row.lostData() != 0) {
      for (int band = 0; band < bands.count(); band++) {
        long lostAndTouched = row.lostData() & bands.touched(band);
        methods[band] =
            lostAndTouched == 0
                ? Method.MODIFY
                : lostAndTouched == row.lostData() ? Method.RECONSTRUCT : Method.RECOVER_AND_MODIFY;
      }
    } else if (wholeRow) {
      all(Method.RECONSTRUCT);
    } else {
      int reconstructReads = countReads(Method.RECONSTRUCT);
      int modifyReads = countReads(Method.MODIFY);
      if (choice.reconstruct(row.columns(), reconstructReads, modifyReads)) {
        all(Method.RECONSTRUCT);
      }
    }
  }

  /** Gives all bands a method, and says how many reads that takes while no data is lost. */
  private int countReads(Method method) {
    all(method);
    int reads = 0;
    for (int column = bands.firstColumn(); column <= bands.lastColumn(); column++) {
      for (int band = 0; band < bands.count(); band++) {
        boolean goesOn = band > 0 && bands.adjoins(band) && reads(column, band - 1);
        reads += reads(column, band) && !goesOn ? 1 : 0;
      }
    }
    boolean modify = method == Method.MODIFY;
    int untouched = row.data() - (bands.lastColumn() + 1 - bands.firstColumn());
    int parities = (row.hasP() ? 1 : 0) + (row.hasQ() ? 1 : 0);
    return reads + (modify ? parities : untouched) * bands.groups();
  }

  /** Whether a band's method reads a column beside what the host wants to read. */
  boolean reads(int column, int band) {
    if (row.isLost(column)) {
      return false;
    }
    boolean parity = column >= row.data();
    boolean touched = !parity && bands.touches(band, column);
    return switch (methods[band]) {
      case PLAIN -> false;
      case RECOVER -> parity ? row.recoveryTakes(column) : !touched;
      case RECONSTRUCT -> !parity && !touched;
      case MODIFY -> parity || touched;
      case RECOVER_AND_MODIFY -> true;
    };
  }
}
