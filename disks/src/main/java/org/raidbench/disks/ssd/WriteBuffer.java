package org.raidbench.disks.ssd;

import org.raidbench.api.sim.Context;
import org.raidbench.api.sim.EventHandler;

/**
 * The write buffer: bytes enter in the order in which writes arrive and leave page by page onto the
 * dies, collection's copies in between.
 *
 * <p>A place in the buffer is a count of the bytes that entered before it. Pages leave in order;
 * {@code programmed} is the place up to which everything is on the flash.
 */
final class WriteBuffer {
  /** Told of writes and flushes that have got what they waited for; never from inside a call. */
  interface Listener {
    /** The last byte of a write has entered the buffer. */
    void entered(int tag);

    /** Everything up to the place a command waits for is on the flash. */
    void programmed(int tag);
  }

  private final Context context;
  private final Flash flash;
  private final Listener listener;
  private final long capacityBytes;

  // One page for each die and a group more, so that the next dies have work before the first ones
  // end; a read waits for two pages at most. Pages go in groups to save events.
  private final int groupPagesMax;
  private final int programsMax;

  private long entered;
  private long issued;
  private long programmed;
  private long unacknowledgedBytes;
  private double copyDebtBytes;
  private long mediaBytes;

  // Writes that do not fit, in order.
  private final TagRing waiting;
  private final long[] bytesLeft;
  private long bytesOfFirstEntered;

  // Commands that wait until their place is programmed, in order of place.
  private final TagRing pending;
  private final long[] pendingPlace;
  private final long[] pendingBytes;
  private long lastPendingPlace;

  // Groups of pages on their way to the dies, a ring in order of issue.
  private final long[] groupEnd;
  private final int[] groupPages;
  private final boolean[] groupDone;
  private int oldestGroup;
  private int groups;
  private int programs;

  private final EventHandler onProgrammed = this::groupProgrammed;
  private long epoch;

  WriteBuffer(Context context, Flash flash, SsdFigures figures, Listener listener) {
    this.context = context;
    this.flash = flash;
    this.listener = listener;
    capacityBytes = figures.bufferBytes();
    groupPagesMax = Math.max(1, flash.dies() / 4);
    programsMax = flash.dies() + groupPagesMax;
    waiting = new TagRing(figures.tags());
    pending = new TagRing(figures.tags());
    bytesLeft = new long[figures.tags()];
    pendingPlace = new long[figures.tags()];
    pendingBytes = new long[figures.tags()];
    groupEnd = new long[programsMax];
    groupPages = new int[programsMax];
    groupDone = new boolean[programsMax];
  }

  /**
   * A write has arrived.
   *
   * @param tag its tag
   * @param bytes its length
   * @param extraBytes what has to be programmed because of it beyond its length
   */
  void arrive(int tag, long bytes, double extraBytes) {
    copyDebtBytes += extraBytes;
    bytesLeft[tag] = bytes;
    waiting.add(tag);
    admit();
    pump();
  }

  /**
   * Makes a command wait until all that has entered is on the flash.
   *
   * @param tag its tag
   * @param bytes those of them that are its own and that nobody has acknowledged
   */
  void awaitProgrammed(int tag, long bytes) {
    if (programmed == entered) {
      listener.programmed(tag);
      return;
    }
    pendingPlace[tag] = entered;
    pendingBytes[tag] = bytes;
    unacknowledgedBytes += bytes;
    lastPendingPlace = entered;
    pending.add(tag);
    pump();
  }

  private void admit() {
    while (!waiting.isEmpty()) {
      int tag = waiting.first();
      long space = capacityBytes - (entered - programmed);
      long taken = Math.min(space, bytesLeft[tag]);
      entered += taken;
      bytesLeft[tag] -= taken;
      bytesOfFirstEntered += taken;
      if (bytesLeft[tag] > 0) {
        return;
      }
      waiting.removeFirst();
      bytesOfFirstEntered = 0;
      listener.entered(tag);
    }
  }

  /** Sends to the dies what can go. */
  private void pump() {
    while (sendGroup()) {}
  }

  private boolean sendGroup() {
    int copies = 0;
    int pages = 0;
    int page = flash.pageBytes();
    int most = Math.min(groupPagesMax, programsMax - programs);
    while (copies + pages < most) {
      if (copyDebtBytes >= page) {
        copyDebtBytes -= page;
        copies++;
        continue;
      }
      long bytes = Math.min(page, entered - issued);
      if (bytes < page && !isWanted(bytes, copies + pages)) {
        break;
      }
      issued += bytes;
      pages++;
    }
    if (copies + pages == 0) {
      return false;
    }
    int group = (oldestGroup + groups++) % programsMax;
    groupEnd[group] = issued;
    groupPages[group] = copies + pages;
    groupDone[group] = false;
    programs += copies + pages;
    mediaBytes += (long) (copies + pages) * page;
    flash.begin();
    context.at(flash.bookPrograms(copies, pages), onProgrammed, (epoch << 32) | group);
    return true;
  }

  /** A page that is not full is programmed only if somebody waits for it and a die is free. */
  private boolean isWanted(long bytes, int pagesOfGroup) {
    return bytes > 0 && lastPendingPlace > issued && programs + pagesOfGroup < flash.dies();
  }

  private void groupProgrammed(long token) {
    if (token >>> 32 != epoch) {
      return; // lost with the power
    }
    int group = (int) token;
    flash.end();
    groupDone[group] = true;
    programs -= groupPages[group];
    while (groups > 0 && groupDone[oldestGroup]) {
      programmed = groupEnd[oldestGroup];
      oldestGroup = (oldestGroup + 1) % programsMax;
      groups--;
    }
    while (!pending.isEmpty() && pendingPlace[pending.first()] <= programmed) {
      int tag = pending.removeFirst();
      unacknowledgedBytes -= pendingBytes[tag];
      listener.programmed(tag);
    }
    admit();
    pump();
  }

  /** Acknowledged bytes that are not on the flash. */
  long dirtyBytes() {
    return Math.max(0, entered - programmed - unacknowledgedBytes - bytesOfFirstEntered);
  }

  long mediaBytes() {
    return mediaBytes;
  }

  /** Forgets what it holds. */
  void clear() {
    epoch++;
    issued = entered;
    programmed = entered;
    unacknowledgedBytes = 0;
    bytesOfFirstEntered = 0;
    waiting.clear();
    pending.clear();
    groups = 0;
    programs = 0;
  }

  /** Saves what it holds onto the flash, on the charge of its capacitors, and is empty. */
  void save() {
    int page = flash.pageBytes();
    mediaBytes += (entered - issued + page - 1) / page * page;
    clear();
  }
}
