package org.raidbench.core.cache;

import org.raidbench.api.controller.Destage;
import org.raidbench.api.controller.IoPolicy;
import org.raidbench.api.controller.Policy;
import org.raidbench.api.controller.ReadAhead;
import org.raidbench.api.sim.Context;
import org.raidbench.api.sim.EventHandler;
import org.raidbench.api.sim.RandomStream;
import org.raidbench.core.array.Firmware;
import org.raidbench.core.array.Stage;
import org.raidbench.core.array.StageClock;
import org.raidbench.core.array.Volume;
import org.raidbench.core.array.VolumeClient;

/**
 * An array behind its controller's cache, as host commands meet it: reads that the cache answers,
 * wait for or pass on; writes that it absorbs, lets wait for room or lets through.
 */
public final class CachedVolume implements VolumeClient, ReadAheadEngine.Waiter {
  /** What a random load would have left in each line of a full cache: 8 KiB. Assumed. */
  private static final int LEFT_SECTORS = 16;

  private final Context context;
  private final ControllerCache cache;
  private final HeldSectors held;
  private final int lineSectors;
  private final Volume volume;
  private final StageClock stages;
  private final VolumeClient client;
  private final DirtyData data;
  private final Destager destager;
  private final ReadAheadEngine ahead;
  private final boolean keepsReads;
  private final int number;
  private final EventHandler answered = this::answered;
  private final EventHandler absorbed = this::absorbed;
  private boolean writeBack;

  /**
   * Puts an array behind a cache.
   *
   * @param context the controller's clock
   * @param cache the cache
   * @param volume the array
   * @param geometry how its rows lie
   * @param policy how it is cached
   * @param destage what is destaged next
   * @param window how much of it at once
   * @param readAhead how much is read ahead
   * @param firmware charged with what is destaged
   * @param stages charged with what commands wait for
   * @param client told of commands' data and end, by their numbers
   */
  public CachedVolume(
      Context context,
      ControllerCache cache,
      Volume volume,
      RowGeometry geometry,
      Policy policy,
      Destage destage,
      DestageWindow window,
      ReadAhead readAhead,
      Firmware firmware,
      StageClock stages,
      VolumeClient client) {
    this.context = context;
    this.cache = cache;
    this.lineSectors = cache.lines().lineSectors();
    this.volume = volume;
    this.stages = stages;
    this.client = client;
    this.keepsReads = policy.io() == IoPolicy.CACHED;
    this.number = cache.add(this);
    long rowCount = volume.sectors() / geometry.rowSectors() + 1;
    this.data =
        new DirtyData(
            cache.lines(),
            new DirtyRows(rowCount, window.rows(), window.sortedRows()),
            number,
            geometry.rowSectors());
    this.held = new HeldSectors(cache.lines(), data);
    this.destager = new Destager(context, cache, data, volume, destage, firmware, window);
    this.ahead =
        new ReadAheadEngine(
            cache, data, volume, readAhead, policy.read(), geometry.stripSectors(), this);
  }

  /**
   * The array's size.
   *
   * @return sectors
   */
  public long sectors() {
    return volume.sectors();
  }

  /**
   * Whether writes are acknowledged from the cache.
   *
   * @return true for write-back
   */
  public boolean writesBack() {
    return writeBack;
  }

  /**
   * Sets whether writes are acknowledged from the cache. When they no longer are, what is dirty is
   * flushed.
   *
   * @param back true for write-back
   */
  public void setWriteBack(boolean back) {
    writeBack = back;
    destager.flush(!back);
    cache.share();
  }

  /** Sends everything that is dirty to the disks, until the write policy is set again. */
  void flush() {
    destager.flush(true);
  }

  void forgetStreams() {
    ahead.forget();
  }

  /**
   * Whether the cache answers a read, now or as soon as what is on its way has come.
   *
   * @param sector first sector
   * @param sectors how many
   * @return true if the disks need not be asked
   */
  public boolean holds(long sector, int sectors) {
    return held.lookUp(sector, sectors) != HeldSectors.MISS;
  }

  /**
   * Whether the cache has anything of a range.
   *
   * @param sector first sector
   * @param sectors how many
   * @return true if there is a line for any of it
   */
  public boolean touches(long sector, int sectors) {
    return held.touches(sector, sectors);
  }

  /**
   * How many cache lines a range lies in, whether they are there or not.
   *
   * @param sector first sector
   * @param sectors how many
   * @return lines, at least 1
   */
  public int lines(long sector, int sectors) {
    return (int) ((sector + sectors - 1) / lineSectors - sector / lineSectors) + 1;
  }

  long dirtyBytes() {
    return destager.dirtyBytes();
  }

  /**
   * Leaves as much dirty data behind as is the array's share, where a random load would have.
   *
   * @param random where
   */
  public void fill(RandomStream random) {
    long pieces = volume.sectors() / LEFT_SECTORS;
    for (int i = 0; i < cache.dirtyShareLines(); i++) {
      data.absorb(random.below(pieces) * LEFT_SECTORS, LEFT_SECTORS, cache.dirtyLimitLines());
    }
    destager.pump();
  }

  /**
   * Reads for a host command.
   *
   * @param command the command
   * @param sector first sector
   * @param sectors how many
   * @param fast whether it takes the fast path
   */
  public void read(int command, long sector, int sectors, boolean fast) {
    cache.commands().hold(command, number, sector, sectors, fast);
    destager.hostIsActive();
    answer(command);
    ahead.onRead(sector, sectors);
  }

  private void answer(int command) {
    long sector = cache.commands().sector(command);
    int sectors = cache.commands().sectors(command);
    int found = held.lookUp(sector, sectors);
    if (found == HeldSectors.HIT) {
      held.use(sector, sectors);
      finishAt(cache.memory().move(sectors), answered, command);
    } else if (found == HeldSectors.MISS) {
      stages.charge(command, Stage.CACHE, context.nowNanos());
      destager.readWaits(1);
      boolean fast = cache.commands().fast(command);
      volume.read(sector, sectors, command, fast, missed, command);
    } else {
      ahead.await(found, command);
    }
  }

  @Override
  public void lineFilled(int command) {
    answer(command);
  }

  private void finishAt(long nanos, EventHandler handler, int command) {
    if (nanos > context.nowNanos()) {
      context.at(nanos, handler, command);
    } else {
      handler.fire(command);
    }
  }

  private void answered(long token) {
    int command = (int) token;
    stages.charge(command, Stage.CACHE, context.nowNanos());
    client.arrived(command, cache.commands().sectors(command));
    client.done(command);
  }

  /** Reads that went to the disks. */
  private final VolumeClient missed =
      new VolumeClient() {
        @Override
        public void arrived(int command, int sectors) {
          client.arrived(command, sectors);
        }

        @Override
        public void done(int command) {
          destager.readWaits(-1);
          if (keepsReads) {
            keep(command);
          }
          client.done(command);
          destager.pump();
        }
      };

  private void keep(int command) {
    int sectors = cache.commands().sectors(command);
    cache.memory().move(sectors);
    held.keep(cache.commands().sector(command), sectors);
  }

  /**
   * Writes for a host command.
   *
   * @param command the command
   * @param sector first sector
   * @param sectors how many
   * @param fast whether it takes the fast path
   */
  public void write(int command, long sector, int sectors, boolean fast) {
    cache.commands().hold(command, number, sector, sectors, fast);
    destager.hostIsActive();
    if ((writeBack && cache.writesWait()) || !admit(command)) {
      cache.await(command);
    } else if (!writeBack) {
      cache.admitWaiting(); // what was dirty of it is no longer
    }
  }

  void makeRoom() {
    destager.pump();
  }

  /** Lets a write in, or through; false if it has to wait for room. */
  boolean admit(int command) {
    long sector = cache.commands().sector(command);
    int sectors = cache.commands().sectors(command);
    int limit = cache.dirtyLimitLines();
    long lastLine = (sector + sectors - 1) / lineSectors;
    boolean fits = lastLine - sector / lineSectors < limit;
    if (!writeBack || !fits) {
      data.overwrite(sector, sectors);
      stages.charge(command, Stage.CACHE, context.nowNanos());
      volume.write(sector, sectors, command, cache.commands().fast(command), this, command);
      return true;
    }
    if (!data.absorb(sector, sectors, limit)) {
      return false;
    }
    destager.pump();
    finishAt(cache.memory().move(sectors), absorbed, command);
    return true;
  }

  private void absorbed(long token) {
    int command = (int) token;
    stages.charge(command, Stage.CACHE, context.nowNanos());
    client.done(command);
  }

  /** A write that was let through is on the disks. */
  @Override
  public void done(int command) {
    if (keepsReads) {
      keep(command);
    }
    client.done(command);
  }
}
