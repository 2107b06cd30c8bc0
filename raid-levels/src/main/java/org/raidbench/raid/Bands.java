package org.raidbench.raid;

/**
 * A window of a row's data, cut across all members into at most three bands of sectors such that
 * within a band the set of touched strips is the same; mutable, reused.
 *
 * <p>A window from sector 96 of strip 0 to sector 32 of strip 2, with strips of 128 sectors: the
 * band of sectors 0 to 31 touches strips 1 and 2, the band 32 to 95 touches strip 1, the band 96 to
 * 127 touches strips 0 and 1. Sectors that no strip is touched at belong to no band.
 */
final class Bands {
  /** The most bands a window is cut into. */
  static final int MAX = 3;

  private final int[] from = new int[MAX];
  private final int[] to = new int[MAX];
  private final int[] firstTouched = new int[MAX];
  private final int[] lastTouched = new int[MAX];
  private int count;
  private Divisor byStrip = new Divisor(1, 0);
  private int stripSectors = 1;
  private int windowFrom;
  private int firstColumn;
  private int firstFrom;
  private int lastColumn;
  private int lastTo;

  /** Sets the length of a strip, in sectors. */
  void ofStrip(Divisor newByStrip) {
    byStrip = newByStrip;
    stripSectors = (int) newByStrip.divisor();
  }

  /** Cuts a window, given by the first sector in the row's data and the one after the last. */
  void cut(int newFrom, int newTo) {
    windowFrom = newFrom;
    firstColumn = (int) byStrip.quotient(newFrom);
    firstFrom = newFrom - firstColumn * stripSectors;
    lastColumn = (int) byStrip.quotient(newTo - 1);
    lastTo = newTo - lastColumn * stripSectors;
    count = 0;
    if (firstColumn == lastColumn) {
      add(firstFrom, lastTo);
    } else {
      int low = Math.min(firstFrom, lastTo);
      int high = Math.max(firstFrom, lastTo);
      add(0, low);
      add(low, high);
      add(high, stripSectors);
    }
  }

  /** One band that touches no strip. */
  void single(int newFrom, int newTo) {
    count = 1;
    from[0] = newFrom;
    to[0] = newTo;
    firstTouched[0] = 0;
    lastTouched[0] = -1;
  }

  private void add(int bandFrom, int bandTo) {
    int first = bandFrom >= firstFrom ? firstColumn : firstColumn + 1;
    int last = bandTo <= lastTo ? lastColumn : lastColumn - 1;
    if (bandFrom < bandTo && first <= last) {
      from[count] = bandFrom;
      to[count] = bandTo;
      firstTouched[count] = first;
      lastTouched[count++] = last;
    }
  }

  int count() {
    return count;
  }

  int stripSectors() {
    return stripSectors;
  }

  /** The first sector of a band, counted within a strip. */
  int from(int band) {
    return from[band];
  }

  /** The sector after a band's last. */
  int to(int band) {
    return to[band];
  }

  /** Whether a band, not the first, begins where the one before ends. */
  boolean adjoins(int band) {
    return from[band] == to[band - 1];
  }

  /** Stretches of bands without a gap between them. */
  int groups() {
    int groups = count;
    for (int band = 1; band < count; band++) {
      groups -= adjoins(band) ? 1 : 0;
    }
    return groups;
  }

  /** The first data column a band touches. */
  int firstTouched(int band) {
    return firstTouched[band];
  }

  /** The last data column a band touches; before the first if it touches none. */
  int lastTouched(int band) {
    return lastTouched[band];
  }

  /** Whether a band touches a data column. */
  boolean touches(int band, int column) {
    return column >= firstTouched[band] && column <= lastTouched[band];
  }

  /** The data columns a band touches, bit by bit. */
  long touched(int band) {
    int columns = lastTouched[band] + 1 - firstTouched[band];
    return columns <= 0 ? 0 : (-1L >>> (Long.SIZE - columns)) << firstTouched[band];
  }

  /** The first sector of all bands, counted within a strip. */
  int low() {
    return from[0];
  }

  /** Sectors from the first of all bands to the last. */
  int depth() {
    return to[count - 1] - from[0];
  }

  int firstColumn() {
    return firstColumn;
  }

  int lastColumn() {
    return lastColumn;
  }

  /** The first touched sector of a touched column. */
  int columnFrom(int column) {
    return column == firstColumn ? firstFrom : 0;
  }

  /** The sector after the last touched one of a touched column. */
  int columnTo(int column) {
    return column == lastColumn ? lastTo : stripSectors;
  }

  /** How far into the window a sector of a touched column lies. */
  int position(int column, int sector) {
    return column * stripSectors + sector - windowFrom;
  }
}
