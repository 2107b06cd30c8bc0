package org.raidbench.core.cache;

import java.util.Arrays;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.raidbench.api.cache.CacheDevice;
import org.raidbench.api.cache.CacheMode;
import org.raidbench.core.array.Volume;
import org.raidbench.core.array.VolumeClient;

/**
 * An array behind a pool of SSDs. A read is answered by the pool if it holds all of it. A write
 * goes to the array; what the pool holds of it is dropped, or written too if the pool is written
 * through.
 */
final class PooledVolume implements Volume, VolumeClient {
  private static final int LINE_BITS = 40;

  private final SsdPool pool;
  private final PoolLines lines;
  private final Volume volume;
  private final long keyBase;
  private final int lineSectors;
  private final StreamTable streams = new StreamTable();

  private int capacity = 64;
  private int[] free = new int[capacity];
  private int freeCount;
  private @Nullable VolumeClient[] clientOf = new VolumeClient[capacity];
  private int[] tokenOf = new int[capacity];
  private int[] pendingOf = new int[capacity];
  private int[][] linesOf = new int[capacity][1];
  private int[] lineCountOf = new int[capacity];

  private final ReadThatMissed miss = new ReadThatMissed();

  PooledVolume(SsdPool pool, Volume volume, int number) {
    this.pool = pool;
    this.lines = pool.lines();
    this.volume = volume;
    this.keyBase = (long) number << LINE_BITS;
    this.lineSectors = pool.device().lineSectors();
    addFree(0);
  }

  @Override
  public long sectors() {
    return volume.sectors();
  }

  @Override
  public void read(
      long sector, int sectors, int account, boolean fast, VolumeClient client, int token) {
    int stream = streams.access(sector, sectors);
    long first = sector / lineSectors;
    long last = (sector + sectors - 1) / lineSectors;
    if (holdsAll(first, last)) {
      pool.countHit();
      readFromPool(sector, sectors, account, client, token);
      return;
    }
    pool.countMiss();
    miss.sectors = sectors;
    miss.consecutive = streams.consecutive(stream);
    volume.read(sector, sectors, account, fast, client, token);
    for (long number = first; number <= last; number++) {
      admit(number);
    }
  }

  private boolean holdsAll(long first, long last) {
    for (long number = first; number <= last; number++) {
      int line = lines.find(keyBase | number);
      if (line == CacheDevice.NONE || !lines.isFilled(line)) {
        return false;
      }
    }
    return true;
  }

  private void admit(long number) {
    long key = keyBase | number;
    if (lines.find(key) != CacheDevice.NONE) {
      return;
    }
    miss.touches = pool.missesOf(key);
    if (pool.canFill() && pool.device().admit(miss)) {
      long start = number * lineSectors;
      pool.fill(key, volume, start, (int) Math.min(lineSectors, volume.sectors() - start));
    }
  }

  private void readFromPool(long sector, int sectors, int account, VolumeClient client, int token) {
    long first = sector / lineSectors;
    long last = (sector + sectors - 1) / lineSectors;
    int parts = (int) (last - first + 1);
    int operation = open(client, token, parts, parts);
    for (int part = 0; part < parts; part++) {
      int line = lines.find(keyBase | (first + part));
      linesOf[operation][part] = line;
      lines.beginRead(line);
    }
    for (int part = 0; part < parts; part++) {
      long start = (first + part) * lineSectors;
      int from = (int) Math.max(0, sector - start);
      int to = (int) Math.min(lineSectors, sector + sectors - start);
      long inPool = (long) linesOf[operation][part] * lineSectors + from;
      pool.array().read(inPool, to - from, account, false, this, operation);
    }
  }

  @Override
  public void write(
      long sector, int sectors, int account, boolean fast, VolumeClient client, int token) {
    boolean through = pool.device().mode() == CacheMode.WRITE_THROUGH;
    long first = sector / lineSectors;
    long last = (sector + sectors - 1) / lineSectors;
    int held = 0;
    for (long number = first; number <= last; number++) {
      int line = lines.find(keyBase | number);
      if (line == CacheDevice.NONE) {
        continue;
      }
      if (through && lines.isFilled(line)) {
        held++;
      } else {
        lines.drop(line);
      }
    }
    if (held == 0) {
      volume.write(sector, sectors, account, fast, client, token);
      return;
    }
    int operation = open(client, token, 1 + held, held);
    int part = 0;
    for (long number = first; number <= last; number++) {
      int line = lines.find(keyBase | number);
      if (line != CacheDevice.NONE) {
        linesOf[operation][part++] = line;
        lines.beginRead(line);
        long start = number * lineSectors;
        int from = (int) Math.max(0, sector - start);
        int to = (int) Math.min(lineSectors, sector + sectors - start);
        long inPool = (long) line * lineSectors + from;
        pool.array().write(inPool, to - from, account, false, this, operation);
      }
    }
    volume.write(sector, sectors, account, fast, this, operation);
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
    for (int part = 0; part < lineCountOf[operation]; part++) {
      lines.endRead(linesOf[operation][part]);
    }
    VolumeClient client = Objects.requireNonNull(clientOf[operation]);
    int token = tokenOf[operation];
    free[freeCount++] = operation;
    client.done(token);
  }

  private int open(VolumeClient client, int token, int parts, int lineCount) {
    if (freeCount == 0) {
      grow();
    }
    int operation = free[--freeCount];
    clientOf[operation] = client;
    tokenOf[operation] = token;
    pendingOf[operation] = parts;
    lineCountOf[operation] = lineCount;
    if (linesOf[operation].length < lineCount) {
      linesOf[operation] = new int[Math.max(lineCount, 2 * linesOf[operation].length)];
    }
    return operation;
  }

  private void grow() {
    int from = capacity;
    capacity *= 2;
    free = Arrays.copyOf(free, capacity);
    clientOf = Arrays.copyOf(clientOf, capacity);
    tokenOf = Arrays.copyOf(tokenOf, capacity);
    pendingOf = Arrays.copyOf(pendingOf, capacity);
    lineCountOf = Arrays.copyOf(lineCountOf, capacity);
    linesOf = Arrays.copyOf(linesOf, capacity);
    addFree(from);
  }

  private void addFree(int from) {
    for (int i = capacity - 1; i >= from; i--) {
      linesOf[i] = new int[1];
      free[freeCount++] = i;
    }
  }

  /** What the device is told of a read that the pool could not answer. */
  private static final class ReadThatMissed implements CacheDevice.Access {
    private int sectors;
    private int consecutive;
    private int touches;

    @Override
    public boolean write() {
      return false;
    }

    @Override
    public int sectors() {
      return sectors;
    }

    @Override
    public int consecutive() {
      return consecutive;
    }

    @Override
    public int touches() {
      return touches;
    }
  }
}
