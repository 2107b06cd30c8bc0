package org.raidbench.core.cache;

import java.util.Arrays;
import org.raidbench.api.controller.ReadAhead;
import org.raidbench.api.controller.ReadPolicy;
import org.raidbench.core.array.StageClock;
import org.raidbench.core.array.Volume;
import org.raidbench.core.array.VolumeClient;

/**
 * Reads ahead of an array's streams into the cache, as far as its controller decides, whole strips
 * at a time. Reads that want what is on its way wait for it.
 */
final class ReadAheadEngine implements VolumeClient, ReadAhead.View {
  /** Transfers on their way at once; more would only queue up before the disks. Assumed. */
  private static final int FILLS_MAX = 64;

  private static final int NONE = -1;

  private final ControllerCache cache;
  private final DirtyData data;
  private final Volume volume;
  private final ReadAhead readAhead;
  private final ReadPolicy policy;
  private final int stripSectors;
  private final Waiter waiter;
  private final StreamTable streams = new StreamTable();

  private final long[] fromOfFill = new long[FILLS_MAX];
  private final long[] toOfFill = new long[FILLS_MAX];
  private final int[] freeFills = new int[FILLS_MAX];
  private int freeFillCount;

  /** By line: the first and the last command that wait for it. */
  private final int[] waitingFor;

  private final int[] lastFor;

  private int stream;
  private int sectors;

  /** Told when a command need not wait any longer. */
  interface Waiter {
    void lineFilled(int command);
  }

  ReadAheadEngine(
      ControllerCache cache,
      DirtyData data,
      Volume volume,
      ReadAhead readAhead,
      ReadPolicy policy,
      int stripSectors,
      Waiter waiter) {
    this.cache = cache;
    this.data = data;
    this.volume = volume;
    this.readAhead = readAhead;
    this.policy = policy;
    this.stripSectors = stripSectors;
    this.waiter = waiter;
    for (int fill = FILLS_MAX - 1; fill >= 0; fill--) {
      freeFills[freeFillCount++] = fill;
    }
    waitingFor = new int[cache.lineCount()];
    lastFor = new int[cache.lineCount()];
    Arrays.fill(waitingFor, NONE);
  }

  /** No stream is known any longer. */
  void forget() {
    streams.forget();
  }

  /** A read has come: reads ahead of its stream if that is called for. */
  void onRead(long sector, int count) {
    if (policy == ReadPolicy.NONE) {
      return;
    }
    stream = streams.access(sector, count);
    sectors = count;
    int ahead = readAhead.aheadSectors(this);
    if (ahead <= 0 || freeFillCount == 0) {
      return;
    }
    long end = sector + count;
    long wanted = (end + ahead + stripSectors - 1) / stripSectors * stripSectors;
    long to = Math.min(wanted, volume.sectors());
    long from = Math.max(end, streams.aheadSector(stream));
    if (from < to) {
      streams.setAheadSector(stream, fetch(from, to));
    }
  }

  /** Fetches a range as far as there are lines for it; up to where. */
  private long fetch(long wantedFrom, long wantedTo) {
    CacheLines lines = cache.lines();
    int lineSectors = lines.lineSectors();
    long from = skipHeld(wantedFrom, wantedTo);
    long to = from;
    for (long number = from / lineSectors; to < wantedTo; number++) {
      int line = lines.find(data.key(number));
      if (line == CacheLines.NONE) {
        line = lines.allocate(data.key(number));
      }
      if (line == CacheLines.NONE) {
        break;
      }
      lines.beginFill(line);
      to = Math.min(wantedTo, (number + 1) * lineSectors);
    }
    if (to > from) {
      int fill = freeFills[--freeFillCount];
      fromOfFill[fill] = from;
      toOfFill[fill] = to;
      volume.read(from, (int) (to - from), StageClock.NONE, false, this, fill);
    }
    return to;
  }

  /** Passes over what the cache holds already. */
  private long skipHeld(long wantedFrom, long wantedTo) {
    CacheLines lines = cache.lines();
    int lineSectors = lines.lineSectors();
    long from = wantedFrom;
    while (from < wantedTo) {
      long number = from / lineSectors;
      long start = number * lineSectors;
      int line = lines.find(data.key(number));
      int to = (int) Math.min(lineSectors, wantedTo - start);
      if (line == CacheLines.NONE || !lines.holds(line, (int) (from - start), to)) {
        break;
      }
      from = start + to;
    }
    return from;
  }

  /** Lets a command wait for a line that is being filled. */
  void await(int line, int command) {
    cache.commands().setNext(command, NONE);
    if (waitingFor[line] == NONE) {
      waitingFor[line] = command;
    } else {
      cache.commands().setNext(lastFor[line], command);
    }
    lastFor[line] = command;
  }

  @Override
  public void done(int fill) {
    CacheLines lines = cache.lines();
    int lineSectors = lines.lineSectors();
    long from = fromOfFill[fill];
    long to = toOfFill[fill];
    freeFills[freeFillCount++] = fill;
    cache.memory().move(to - from);
    for (long number = from / lineSectors; number * lineSectors < to; number++) {
      long start = number * lineSectors;
      int line = lines.find(data.key(number));
      lines.endFill(line, (int) Math.max(0, from - start), (int) Math.min(lineSectors, to - start));
    }
    for (long number = from / lineSectors; number * lineSectors < to; number++) {
      wake(lines.find(data.key(number)));
    }
    cache.admitWaiting();
  }

  private void wake(int line) {
    if (line == CacheLines.NONE) {
      return; // given up again while others were woken
    }
    int command = waitingFor[line];
    waitingFor[line] = NONE;
    while (command != NONE) {
      int next = cache.commands().next(command);
      waiter.lineFilled(command);
      command = next;
    }
  }

  @Override
  public ReadPolicy policy() {
    return policy;
  }

  @Override
  public int consecutive() {
    return streams.consecutive(stream);
  }

  @Override
  public int sectors() {
    return sectors;
  }

  @Override
  public int stripSectors() {
    return stripSectors;
  }

  @Override
  public long rowSectors() {
    return data.rowSectors();
  }
}
