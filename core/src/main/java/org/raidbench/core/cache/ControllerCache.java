package org.raidbench.core.cache;

import java.util.ArrayList;
import java.util.List;
import org.raidbench.core.array.VolumeClient;

/**
 * The memory cache of a controller, shared by its arrays: the lines, how many of them may be dirty,
 * and the writes that wait for room, first come, first served.
 */
public final class ControllerCache implements DestageSource {
  private final CacheLines lines;
  private final CacheMemory memory;
  private final HeldCommands commands;
  private final List<CachedVolume> volumes = new ArrayList<>();
  private final int[] waiting;
  private int firstWaiting;
  private int waitingCount;
  private int dirtyLimitLines;
  private int dirtyShareLines = 1;
  private boolean admitting;

  /**
   * Makes a cache without anything in it.
   *
   * @param lineCount how many lines
   * @param lineSectors sectors of each
   * @param memory the bandwidth of its memory
   * @param commandCount commands the controller has
   */
  public ControllerCache(int lineCount, int lineSectors, CacheMemory memory, int commandCount) {
    this.lines = new CacheLines(lineCount, lineSectors);
    this.memory = memory;
    this.commands = new HeldCommands(commandCount);
    this.waiting = new int[commandCount];
  }

  /**
   * How many lines there are.
   *
   * @return their number
   */
  public int lineCount() {
    return lines.count();
  }

  /**
   * Limits what may be dirty.
   *
   * @param limit lines, from 0 to {@link #lineCount}
   */
  public void setDirtyLimitLines(int limit) {
    dirtyLimitLines = limit;
    share();
  }

  /**
   * Bytes that are not on the disks yet.
   *
   * @return those that are dirty or on their way
   */
  public long dirtyBytes() {
    long bytes = 0;
    for (CachedVolume volume : volumes) {
      bytes += volume.dirtyBytes();
    }
    return bytes;
  }

  /**
   * Begins to send everything that is dirty to the disks; what the rules say afterwards ends it.
   */
  public void flush() {
    for (CachedVolume volume : volumes) {
      volume.flush();
    }
  }

  /** Gives up everything that the disks have too, and the memory of streams. */
  public void forget() {
    lines.forget();
    for (CachedVolume volume : volumes) {
      volume.forgetStreams();
    }
  }

  @Override
  public CacheLines lines() {
    return lines;
  }

  CacheMemory memory() {
    return memory;
  }

  HeldCommands commands() {
    return commands;
  }

  int dirtyLimitLines() {
    return dirtyLimitLines;
  }

  /** One array's share of the limit. */
  @Override
  public int dirtyShareLines() {
    return dirtyShareLines;
  }

  /** Called when an array has begun or ceased to be written back, or the limit has changed. */
  void share() {
    int writers = 0;
    for (CachedVolume volume : volumes) {
      if (volume.writesBack()) {
        writers++;
      }
    }
    dirtyShareLines = Math.max(1, dirtyLimitLines / Math.max(1, writers));
    admitWaiting();
  }

  /** Takes an array in: the number that tells its lines from others'. */
  int add(CachedVolume volume) {
    volumes.add(volume);
    return volumes.size() - 1;
  }

  @Override
  public boolean writesWait() {
    return waitingCount > 0;
  }

  @Override
  public void roomMade() {
    admitWaiting();
  }

  /** Memory is fast enough for nobody to wait: what is moved only takes its bandwidth. */
  @Override
  public int bringOut(FlightPieces pieces, long sectors, VolumeClient client, int token) {
    memory.move(sectors);
    return 0;
  }

  /** A write waits until there is room for it. */
  void await(int command) {
    waiting[(firstWaiting + waitingCount++) % waiting.length] = command;
    for (int i = 0; i < volumes.size(); i++) {
      volumes.get(i).makeRoom();
    }
  }

  /** Room may have been made: lets in those that wait, in their order. */
  void admitWaiting() {
    if (admitting) {
      return; // a write that is let in may make room itself
    }
    admitting = true;
    while (waitingCount > 0) {
      int command = waiting[firstWaiting];
      if (!volumes.get(commands.volume(command)).admit(command)) {
        break;
      }
      firstWaiting = (firstWaiting + 1) % waiting.length;
      waitingCount--;
    }
    admitting = false;
  }
}
