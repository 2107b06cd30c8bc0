package org.raidbench.core.cache;

import java.util.Arrays;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.raidbench.core.array.Volume;
import org.raidbench.core.array.VolumeClient;

/**
 * Reads and writes of an array behind a pool, each of pieces: parts of lines, which are in the
 * pool, and runs of sectors of the array. One is put together piece by piece, then begun.
 */
final class PoolOperations implements VolumeClient {
  private static final int ARRAY = -1;

  private final CacheLines lines;
  private final Volume ssds;
  private final Volume volume;
  private final Destager destager;

  // The pieces of the one that is put together: a line, or ARRAY; first sector; how many.
  private int[] pieceLine = new int[8];
  private long[] pieceSector = new long[8];
  private int[] pieceSectors = new int[8];
  private int pieces;

  private int capacity = 64;
  private int[] free = new int[capacity];
  private int freeCount;
  private @Nullable VolumeClient[] clientOf = new VolumeClient[capacity];
  private int[] tokenOf = new int[capacity];
  private int[] pendingOf = new int[capacity];
  private int[] waitsOf = new int[capacity];
  private int[][] linesOf = new int[capacity][2];
  private int[] lineCountOf = new int[capacity];

  PoolOperations(CacheLines lines, Volume ssds, Volume volume, Destager destager) {
    this.lines = lines;
    this.ssds = ssds;
    this.volume = volume;
    this.destager = destager;
    addFree(0);
  }

  /** Begins to put one together. */
  void begin() {
    pieces = 0;
  }

  /** Adds a part of a line, which is held until the operation has ended. */
  void ofLine(int line, int from, int to) {
    lines.beginUse(line);
    add(line, (long) line * lines.lineSectors() + from, to - from);
  }

  /** Adds sectors of the array; those that follow the piece before join it. */
  void fromArray(long sector, int sectors) {
    int before = pieces - 1;
    if (before >= 0
        && pieceLine[before] == ARRAY
        && pieceSector[before] + pieceSectors[before] == sector) {
      pieceSectors[before] += sectors;
    } else {
      add(ARRAY, sector, sectors);
    }
  }

  private void add(int line, long sector, int sectors) {
    if (pieces == pieceLine.length) {
      pieceLine = Arrays.copyOf(pieceLine, 2 * pieces);
      pieceSector = Arrays.copyOf(pieceSector, 2 * pieces);
      pieceSectors = Arrays.copyOf(pieceSectors, 2 * pieces);
    }
    pieceLine[pieces] = line;
    pieceSector[pieces] = sector;
    pieceSectors[pieces++] = sectors;
  }

  /** Begins what has been put together, as a read. */
  void read(int account, boolean fast, VolumeClient client, int token) {
    int operation = open(client, token);
    for (int i = 0; i < pieces; i++) {
      if (pieceLine[i] == ARRAY) {
        waitsOf[operation] = 1;
        volume.read(pieceSector[i], pieceSectors[i], account, fast, this, operation);
      } else {
        ssds.read(pieceSector[i], pieceSectors[i], account, false, this, operation);
      }
    }
    destager.readWaits(waitsOf[operation]);
  }

  /** Begins what has been put together, as a write. */
  void write(int account, boolean fast, VolumeClient client, int token) {
    int operation = open(client, token);
    for (int i = 0; i < pieces; i++) {
      Volume to = pieceLine[i] == ARRAY ? volume : ssds;
      boolean fastPath = fast && to == volume;
      to.write(pieceSector[i], pieceSectors[i], account, fastPath, this, operation);
    }
  }

  @Override
  public void arrived(int operation, int sectors) {
    Objects.requireNonNull(clientOf[operation]).arrived(tokenOf[operation], sectors);
  }

  @Override
  public void done(int operation) {
    if (--pendingOf[operation] > 0) {
      return;
    }
    for (int i = 0; i < lineCountOf[operation]; i++) {
      lines.endUse(linesOf[operation][i]);
    }
    VolumeClient client = Objects.requireNonNull(clientOf[operation]);
    int token = tokenOf[operation];
    int waited = waitsOf[operation];
    free[freeCount++] = operation;
    client.done(token);
    if (waited > 0) {
      destager.readWaits(-waited);
      destager.pump();
    }
  }

  private int open(VolumeClient client, int token) {
    if (freeCount == 0) {
      grow();
    }
    int operation = free[--freeCount];
    clientOf[operation] = client;
    tokenOf[operation] = token;
    pendingOf[operation] = pieces;
    waitsOf[operation] = 0;
    int count = 0;
    for (int i = 0; i < pieces; i++) {
      if (pieceLine[i] != ARRAY) {
        if (count == linesOf[operation].length) {
          linesOf[operation] = Arrays.copyOf(linesOf[operation], 2 * count);
        }
        linesOf[operation][count++] = pieceLine[i];
      }
    }
    lineCountOf[operation] = count;
    return operation;
  }

  private void grow() {
    int from = capacity;
    capacity *= 2;
    free = Arrays.copyOf(free, capacity);
    clientOf = Arrays.copyOf(clientOf, capacity);
    tokenOf = Arrays.copyOf(tokenOf, capacity);
    pendingOf = Arrays.copyOf(pendingOf, capacity);
    waitsOf = Arrays.copyOf(waitsOf, capacity);
    linesOf = Arrays.copyOf(linesOf, capacity);
    lineCountOf = Arrays.copyOf(lineCountOf, capacity);
    addFree(from);
  }

  private void addFree(int from) {
    for (int i = capacity - 1; i >= from; i--) {
      linesOf[i] = new int[2];
      free[freeCount++] = i;
    }
  }
}
