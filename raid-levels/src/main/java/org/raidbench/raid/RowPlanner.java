package org.raidbench.raid;

import org.raidbench.api.raid.IoPlan;
import org.raidbench.api.raid.ParityMethod;

/**
 * Plans one row of RAID 4, 5 or 6 after another: what to read, compute and write for a window of
 * the row's data, whole or degraded.
 *
 * <p>A window from the middle of one strip to the middle of another touches different strips at
 * different depths; {@link Bands} cuts it. All that is read beside the host's own data goes to one
 * scratch buffer, a slot for each column, as deep as the window.
 *
 * <p>Each band has a method. <i>Modify</i> reads the old data and the old parity and applies the
 * difference; it needs no strip that the band does not touch. <i>Reconstruct</i> reads the
 * untouched strips and computes the parity anew; it needs no old data of touched ones. So one lost
 * data column decides for itself: lost and touched means reconstruct, lost and untouched means
 * modify. Only when one of two lost ones is touched, its old data must be recovered first.
 *
 * <p>Working memory of one thread, so that planning allocates nothing: {@link #ofThread}.
 */
final class RowPlanner {
  private enum Method {
    /** Nothing but the host's data: no parity is left to update, nothing lost is wanted. */
    PLAIN,
    /** Recover lost strips of a read. */
    RECOVER,
    RECONSTRUCT,
    MODIFY,
    /** Recover the old data of a lost and touched strip, then modify. */
    RECOVER_AND_MODIFY
  }

  private static final ThreadLocal<RowPlanner> PLANNERS = ThreadLocal.withInitial(RowPlanner::new);

  private final Row row = new Row();
  private final Bands bands = new Bands();
  private final Method[] methods = new Method[Bands.MAX];

  private IoPlan plan = new IoPlan();
  private int hostSector;
  private int buffer;
  private int firstSlotColumn;

  private RowPlanner() {}

  /** The planner of the current thread, for one request at a time. */
  static RowPlanner ofThread() {
    return PLANNERS.get();
  }

  /** Begins a request: the array, the first member of its span, the span's lost members. */
  void begin(ParityLayout layout, int stripSectors, int base, long failed, IoPlan newPlan) {
    row.of(layout, base, failed);
    bands.ofStrip(stripSectors);
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
    boolean recovers = false;
    for (int band = 0; band < bands.count(); band++) {
      boolean lost = (row.lostData() & bands.touched(band)) != 0;
      methods[band] = lost ? Method.RECOVER : Method.PLAIN;
      recovers |= lost;
    }
    for (int column = bands.firstColumn(); column <= bands.lastColumn(); column++) {
      if (!row.isLost(column)) {
        int start = bands.columnFrom(column);
        int length = bands.columnTo(column) - start;
        plan.read(
            row.member(column), row.sector() + start, length, IoPlan.HOST, host(column, start));
      }
    }
    if (recovers) {
      scratch(0, row.data());
      readColumns(true);
      for (int band = 0; band < bands.count(); band++) {
        if (methods[band] == Method.RECOVER) {
          for (long rest = row.lostData() & bands.touched(band); rest != 0; rest &= rest - 1) {
            int column = Long.numberOfTrailingZeros(rest);
            combine(column, IoPlan.HOST, host(column, bands.from(band)), band);
          }
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
    chooseMethods(to - from == bands.stripSectors() * row.data(), choice);
    if (methods[0] != Method.PLAIN) {
      scratchForWrite();
      readColumns(true);
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
    if (methods[0] != Method.PLAIN) {
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
    methods[0] = Method.RECOVER;
    scratch(0, row.data());
    int target = plan.buffer(to - from);
    readColumns(true);
    combine(column, target, 0, 0);
    plan.write(row.member(column), row.sector() + from, to - from, target, 0);
  }

  private void chooseMethods(boolean wholeRow, ParityMethod choice) {
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
      all(Method.RECONSTRUCT);
      int reconstructReads = readColumns(false);
      all(Method.MODIFY);
      int modifyReads = readColumns(false);
      if (choice.reconstruct(row.columns(), reconstructReads, modifyReads)) {
        all(Method.RECONSTRUCT);
      }
    }
  }

  private void all(Method method) {
    for (int band = 0; band < bands.count(); band++) {
      methods[band] = method;
    }
  }

  /** Makes room for the parity, and for those data columns that are read or changed. */
  private void scratchForWrite() {
    boolean touchedOnly = true;
    boolean dataNeeded = false;
    for (int band = 0; band < bands.count(); band++) {
      touchedOnly &= methods[band] == Method.MODIFY;
      dataNeeded |=
          methods[band] != Method.RECONSTRUCT || Long.bitCount(bands.touched(band)) < row.data();
    }
    if (touchedOnly) {
      scratch(bands.firstColumn(), bands.lastColumn() + 1 - bands.firstColumn());
    } else {
      scratch(0, dataNeeded ? row.data() : 0);
    }
  }

  private void scratch(int firstColumn, int columns) {
    firstSlotColumn = firstColumn;
    int parities = row.columns() - row.data();
    buffer = plan.buffer((parities + columns) * bands.depth());
  }

  private int scratchSector(int column, int sector) {
    int parities = row.columns() - row.data();
    int slot = column < row.data() ? parities + column - firstSlotColumn : column - row.data();
    return slot * bands.depth() + sector - bands.low();
  }

  private int host(int column, int sector) {
    return hostSector + bands.position(column, sector);
  }

  /** Whether a band's method reads a column into the scratch buffer. */
  private boolean reads(int column, int band) {
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

  /** Appends what the bands read, or only counts it: neighbouring bands are one step. */
  private int readColumns(boolean append) {
    int steps = 0;
    for (int column = 0; column < row.columns(); column++) {
      int band = 0;
      while (band < bands.count()) {
        if (!reads(column, band)) {
          band++;
          continue;
        }
        int start = bands.from(band);
        int end = bands.to(band++);
        while (band < bands.count() && bands.from(band) == end && reads(column, band)) {
          end = bands.to(band++);
        }
        steps++;
        if (append) {
          plan.read(
              row.member(column),
              row.sector() + start,
              end - start,
              buffer,
              scratchSector(column, start));
        }
      }
    }
    return steps;
  }

  private void writeParity(int column) {
    if (row.isLost(column)) {
      return;
    }
    int band = 0;
    while (band < bands.count()) {
      int start = bands.from(band);
      int end = bands.to(band++);
      while (band < bands.count() && bands.from(band) == end) {
        end = bands.to(band++);
      }
      plan.write(
          row.member(column),
          row.sector() + start,
          end - start,
          buffer,
          scratchSector(column, start));
    }
  }

  private void computeParity(int band) {
    int start = bands.from(band);
    int sectors = bands.to(band) - start;
    if (methods[band] == Method.RECOVER_AND_MODIFY) {
      for (long rest = row.lostData() & bands.touched(band); rest != 0; rest &= rest - 1) {
        int column = Long.numberOfTrailingZeros(rest);
        combine(column, buffer, scratchSector(column, start), band);
      }
    }
    for (int column = 0; column < row.data(); column++) {
      boolean touched = bands.touches(band, column);
      int source = buffer;
      int sourceSector = touched ? 0 : scratchSector(column, start);
      if (methods[band] == Method.RECONSTRUCT) {
        source = touched ? IoPlan.HOST : buffer;
        sourceSector = touched ? host(column, start) : sourceSector;
      } else if (touched) {
        sourceSector = scratchSector(column, start);
        plan.compute(buffer, sourceSector, IoPlan.HOST, host(column, start), sectors, 1);
      } else {
        continue;
      }
      if (row.hasP()) {
        plan.compute(buffer, scratchSector(row.p(), start), source, sourceSector, sectors, 1);
      }
      if (row.hasQ()) {
        int coefficient = row.coefficient(column);
        plan.compute(
            buffer, scratchSector(row.q(), start), source, sourceSector, sectors, coefficient);
      }
    }
  }

  /** Computes a lost column of a band from those that are left. */
  private void combine(int wanted, int target, int targetSector, int band) {
    row.want(wanted);
    int start = bands.from(band);
    int sectors = bands.to(band) - start;
    for (int column = 0; column < row.columns(); column++) {
      int weight = row.isLost(column) ? 0 : row.weight(column);
      if (weight == 0) {
        continue;
      }
      boolean fromHost =
          methods[band] == Method.RECOVER && column < row.data() && bands.touches(band, column);
      plan.compute(
          target,
          targetSector,
          fromHost ? IoPlan.HOST : buffer,
          fromHost ? host(column, start) : scratchSector(column, start),
          sectors,
          weight);
    }
  }
}
