package org.raidbench.raid;

import org.raidbench.api.raid.IoPlan;
import org.raidbench.api.raid.ParityMethod;
import org.raidbench.raid.BandMethods.Method;

/**
 * Plans one row of RAID 4, 5 or 6 after another: what to read, compute and write for a window of
 * the row's data, whole or degraded.
 *
 * <p>A window from the middle of one strip to the middle of another touches different strips at
 * different depths; {@link Bands} cuts it, {@link BandMethods} decides what is done in each band.
 * All that is read beside the host's own data goes to one scratch buffer, a slot for each column,
 * as deep as the window.
 *
 * <p>Working memory of one thread, so that planning allocates nothing: {@link #ofThread}.
 */
final class RowPlanner {
  private static final ThreadLocal<RowPlanner> PLANNERS = ThreadLocal.withInitial(RowPlanner::new);

  private final Row row = new Row();
  private final Bands bands = new Bands();
  private final BandMethods methods = new BandMethods(row, bands);

  private IoPlan plan = new IoPlan();
  private int hostSector;
  private int buffer;
  private int firstSlotColumn;
  private int slotColumns;

  private RowPlanner() {}

  /** The planner of the current thread, for one request at a time. */
  static RowPlanner ofThread() {
    return PLANNERS.get();
  }

  /** Begins a request: the array, the first member of its span, the span's lost members. */
  void begin(ParityLayout layout, Divisor byStrip, int base, long failed, IoPlan newPlan) {
    row.of(layout, base, failed);
    bands.ofStrip(byStrip);
    plan = newPlan;
  }

  /**
   * Goes to a row.
   *
   * @param inCycle its place in the layout's cycle
   * @param memberSector where it begins on every member
   */
  void row(int inCycle, long memberSector) {
    row.at(inCycle, memberSector);
  }

  /**
   * Appends the read of a window.
   *
   * @param from first sector in the row's data
   * @param to after the last sector
   * @param host where it begins in the host's buffer
   */
  void read(int from, int to, int host) {
    bands.cut(from, to);
    hostSector = host;
    methods.forRead();
    for (int column = bands.firstColumn(); column <= bands.lastColumn(); column++) {
      if (!row.isLost(column)) {
        int start = bands.columnFrom(column);
        int length = bands.columnTo(column) - start;
        plan.read(
            row.member(column), row.sector() + start, length, IoPlan.HOST, host(column, start));
      }
    }
    if (!methods.areAll(Method.PLAIN)) {
      makeScratch(0, row.data());
      readColumns();
      for (int band = 0; band < bands.count(); band++) {
        for (long rest = row.lostData() & bands.touched(band); rest != 0; rest &= rest - 1) {
          int column = Long.numberOfTrailingZeros(rest);
          combine(column, IoPlan.HOST, host(column, bands.from(band)), band);
        }
      }
    }
  }

  /**
   * Appends the write of a window.
   *
   * @param from first sector in the row's data
   * @param to after the last sector
   * @param host where it begins in the host's buffer
   * @param choice decides where reconstructing and modifying are both possible
   */
  void write(int from, int to, int host, ParityMethod choice) {
    bands.cut(from, to);
    hostSector = host;
    methods.forWrite(to - from == bands.stripSectors() * row.data(), choice);
    boolean parity = !methods.areAll(Method.PLAIN);
    if (parity) {
      makeScratchForWrite();
      readColumns();
      for (int band = 0; band < bands.count(); band++) {
        computeParity(band);
      }
    }
    for (int column = bands.firstColumn(); column <= bands.lastColumn(); column++) {
      if (!row.isLost(column)) {
        int start = bands.columnFrom(column);
        int length = bands.columnTo(column) - start;
        plan.write(
            row.member(column), row.sector() + start, length, IoPlan.HOST, host(column, start));
      }
    }
    if (parity) {
      writeParity(row.p());
      writeParity(row.q());
    }
  }

  /**
   * Appends what puts a lost column back.
   *
   * @param column the column
   * @param from first sector in the strip
   * @param to after the last sector
   */
  void rebuild(int column, int from, int to) {
    bands.single(from, to);
    methods.all(Method.RECOVER);
    makeScratch(0, row.data());
    int target = plan.buffer(to - from);
    readColumns();
    combine(column, target, 0, 0);
    plan.write(row.member(column), row.sector() + from, to - from, target, 0);
  }

  /** Makes room for the parity, and for those data columns that are read or changed. */
  private void makeScratchForWrite() {
    if (methods.areAll(Method.MODIFY)) {
      makeScratch(bands.firstColumn(), bands.lastColumn() + 1 - bands.firstColumn());
      return;
    }
    boolean dataNeeded = false;
    for (int band = 0; band < bands.count(); band++) {
      dataNeeded |=
          methods.of(band) != Method.RECONSTRUCT || Long.bitCount(bands.touched(band)) < row.data();
    }
    makeScratch(0, dataNeeded ? row.data() : 0);
  }

  private void makeScratch(int firstColumn, int columns) {
    firstSlotColumn = firstColumn;
    slotColumns = columns;
    int parities = row.columns() - row.data();
    buffer = plan.buffer((parities + columns) * bands.depth());
  }

  private int scratch(int column, int sector) {
    int parities = row.columns() - row.data();
    int slot = column < row.data() ? parities + column - firstSlotColumn : column - row.data();
    return slot * bands.depth() + sector - bands.low();
  }

  private int host(int column, int sector) {
    return hostSector + bands.position(column, sector);
  }

  /** Appends what the bands read into the scratch buffer. */
  private void readColumns() {
    for (int column = firstSlotColumn; column < firstSlotColumn + slotColumns; column++) {
      readColumn(column);
    }
    for (int column = row.data(); column < row.columns(); column++) {
      readColumn(column);
    }
  }

  /** Appends what the bands read of a column: adjoining bands are one step. */
  private void readColumn(int column) {
    int band = 0;
    while (band < bands.count()) {
      if (!methods.reads(column, band)) {
        band++;
        continue;
      }
      int start = bands.from(band);
      int end = bands.to(band++);
      while (band < bands.count() && bands.adjoins(band) && methods.reads(column, band)) {
        end = bands.to(band++);
      }
      plan.read(
          row.member(column), row.sector() + start, end - start, buffer, scratch(column, start));
    }
  }

  private void writeParity(int column) {
    if (row.isLost(column)) {
      return;
    }
    int band = 0;
    while (band < bands.count()) {
      int start = bands.from(band);
      int end = bands.to(band++);
      while (band < bands.count() && bands.adjoins(band)) {
        end = bands.to(band++);
      }
      plan.write(
          row.member(column), row.sector() + start, end - start, buffer, scratch(column, start));
    }
  }

  private void computeParity(int band) {
    int start = bands.from(band);
    int sectors = bands.to(band) - start;
    if (methods.of(band) == Method.RECOVER_AND_MODIFY) {
      for (long rest = row.lostData() & bands.touched(band); rest != 0; rest &= rest - 1) {
        int column = Long.numberOfTrailingZeros(rest);
        combine(column, buffer, scratch(column, start), band);
      }
    }
    boolean whole = methods.of(band) == Method.RECONSTRUCT;
    int first = whole ? 0 : bands.firstTouched(band);
    int last = whole ? row.data() - 1 : bands.lastTouched(band);
    for (int column = first; column <= last; column++) {
      boolean fromHost = whole && bands.touches(band, column);
      int source = fromHost ? IoPlan.HOST : buffer;
      int sourceSector = fromHost ? host(column, start) : scratch(column, start);
      if (!whole) { // the difference between old data and new
        plan.compute(buffer, sourceSector, IoPlan.HOST, host(column, start), sectors, 1);
      }
      if (row.hasP()) {
        plan.compute(buffer, scratch(row.p(), start), source, sourceSector, sectors, 1);
      }
      if (row.hasQ()) {
        int coefficient = row.coefficient(column);
        plan.compute(buffer, scratch(row.q(), start), source, sourceSector, sectors, coefficient);
      }
    }
  }

  /** Computes a lost column of a band from those that are left. */
  private void combine(int wanted, int target, int targetSector, int band) {
    row.want(wanted);
    int start = bands.from(band);
    int sectors = bands.to(band) - start;
    boolean reading = methods.of(band) == Method.RECOVER;
    for (int column = 0; column < row.columns(); column++) {
      int weight = row.isLost(column) ? 0 : row.weight(column);
      if (weight == 0) {
        continue;
      }
      boolean fromHost = reading && column < row.data() && bands.touches(band, column);
      int source = fromHost ? IoPlan.HOST : buffer;
      int sourceSector = fromHost ? host(column, start) : scratch(column, start);
      plan.compute(target, targetSector, source, sourceSector, sectors, weight);
    }
  }
}
