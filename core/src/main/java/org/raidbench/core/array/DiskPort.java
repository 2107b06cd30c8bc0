package org.raidbench.core.array;

import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.raidbench.api.controller.MemberOrder;
import org.raidbench.api.disk.Disk;
import org.raidbench.api.disk.DiskCompletion;
import org.raidbench.api.disk.DiskOp;
import org.raidbench.api.disk.DiskStatus;
import org.raidbench.api.sim.Context;
import org.raidbench.api.sim.EventHandler;
import org.raidbench.core.contract.ContractBreachException;
import org.raidbench.core.contract.Role;
import org.raidbench.core.link.DiskLink;

/**
 * The controller's side of one disk: the queue before it, its tags, and its link.
 *
 * <p>A read keeps its tag until its data is in the controller; a write's data is sent as soon as
 * the command is.
 */
public final class DiskPort implements DiskCompletion {
  private static final long SECTOR_BYTES = 512;
  private static final long NANOS_PER_MICROSECOND = 1_000;
  private static final int NOT_FLUSHING = -1;
  private static final int WAITS_FOR_A_TAG = -2;

  private final Context context;
  private final Transfers transfers;
  private final PlanRunner runner;
  private final DiskLink link;
  private final MemberQueue queue;
  private final int[] freeTags;
  private final int[] transferOfTag;
  private final boolean[] heldOfTag;
  private final EventHandler arrived = this::arrived;
  private int freeTagCount;

  /** The tag with which the disk flushes its cache, or one of the two below. */
  private int flushTag = NOT_FLUSHING;

  private @Nullable Disk disk;
  private long lastSector;
  private long nextSector;
  private boolean submitting;

  /**
   * Makes a port; the disk is attached afterwards.
   *
   * @param context its clock and event log
   * @param runner whose transfers pass through it
   * @param link the way to the disk
   * @param tags commands the disk may have at once
   * @param order how commands wait
   */
  public DiskPort(Context context, PlanRunner runner, DiskLink link, int tags, MemberOrder order) {
    this.context = context;
    this.runner = runner;
    this.transfers = runner.transfers();
    this.link = link;
    this.queue = order == MemberOrder.ASCENDING ? new AscendingQueue() : new FirstComeQueue();
    this.freeTags = new int[tags];
    this.transferOfTag = new int[tags];
    this.heldOfTag = new boolean[tags];
    for (int tag = tags - 1; tag >= 0; tag--) {
      freeTags[freeTagCount++] = tag;
    }
  }

  /**
   * Attaches the disk, whose completions come to this port.
   *
   * @param attached the disk
   */
  public void attach(Disk attached) {
    disk = attached;
  }

  /**
   * The disk.
   *
   * @return the disk attached
   */
  public Disk disk() {
    return Objects.requireNonNull(disk, "no disk is attached");
  }

  /** Has the disk bring what its own cache holds to the media, before commands that wait. */
  public void flush() {
    if (flushing()) {
      return;
    }
    flushTag = WAITS_FOR_A_TAG;
    if (freeTagCount > 0) {
      sendFlush();
    }
  }

  /**
   * Whether the disk has not done that yet.
   *
   * @return true from {@link #flush} on until the disk says so
   */
  public boolean flushing() {
    return flushTag != NOT_FLUSHING;
  }

  private void sendFlush() {
    flushTag = freeTags[--freeTagCount];
    submitting = true;
    disk().submit(flushTag, DiskOp.FLUSH, 0, 1, 0, context.nowNanos());
    submitting = false;
  }

  /** Commands sent to the disk or waiting for it. */
  int queued() {
    return freeTags.length - freeTagCount + queue.size();
  }

  /** Where the command ended that the disk completed last, or 0. */
  long lastSector() {
    return lastSector;
  }

  /** Where the command will end that was given to the disk or its queue last, or 0. */
  long nextSector() {
    return nextSector;
  }

  void submit(int transfer) {
    nextSector = transfers.sector[transfer] + transfers.sectors[transfer];
    if (freeTagCount > 0) {
      send(transfer);
    } else {
      queue.add(transfer, transfers.sector[transfer]);
    }
  }

  private void send(int transfer) {
    int tag = freeTags[--freeTagCount];
    transferOfTag[tag] = transfer;
    heldOfTag[tag] = true;
    long nowNanos = context.nowNanos();
    transfers.sentNanos[transfer] = nowNanos;
    long sector = transfers.sector[transfer];
    int sectors = transfers.sectors[transfer];
    submitting = true;
    if (transfers.write[transfer]) {
      long dataNanos = link.write(sectors * SECTOR_BYTES);
      disk().submit(tag, DiskOp.WRITE, sector, sectors, 0, dataNanos);
    } else {
      disk().submit(tag, DiskOp.READ, sector, sectors, 0, nowNanos);
    }
    submitting = false;
  }

  @Override
  public void done(int tag, DiskStatus status, long firstByteNanos) {
    if (tag == flushTag && !submitting) {
      flushTag = NOT_FLUSHING;
      freeTags[freeTagCount++] = tag;
      if (queue.size() > 0) {
        send(queue.take());
      }
      return;
    }
    long nowNanos = context.nowNanos();
    check(tag, status, firstByteNanos, nowNanos);
    heldOfTag[tag] = false;
    int transfer = transferOfTag[tag];
    transfers.servedNanos[transfer] = nowNanos;
    lastSector = transfers.sector[transfer] + transfers.sectors[transfer];
    if (status != DiskStatus.OK) {
      context.log("disk-error", status.name());
    }
    if (transfers.write[transfer]) {
      arrived(tag);
      return;
    }
    long end = link.read(firstByteNanos, transfers.sectors[transfer] * SECTOR_BYTES);
    if (end > nowNanos) {
      context.at(end, arrived, tag);
    } else {
      arrived(tag);
    }
  }

  private void check(int tag, @Nullable DiskStatus status, long firstByteNanos, long nowNanos) {
    if (tag < 0 || tag >= heldOfTag.length) {
      throw breach("ended tag %d; its tags are 0 to %d".formatted(tag, heldOfTag.length - 1));
    }
    if (!heldOfTag[tag]) {
      throw breach("ended tag %d, which it does not hold".formatted(tag));
    }
    if (submitting) {
      throw breach("ended tag %d from inside submit".formatted(tag));
    }
    if (status == null) {
      throw breach("ended tag %d with a status of null".formatted(tag));
    }
    if (firstByteNanos > nowNanos || firstByteNanos < 0) {
      throw breach(
          "ended tag %d at %d ns with the first byte at %d ns"
              .formatted(tag, nowNanos, firstByteNanos));
    }
  }

  /**
   * Names the disk that lets a command wait the longest.
   *
   * @param ports the ports of all disks
   * @param atLeastNanos how long it has to have waited
   * @throws ContractBreachException if there is one that has
   */
  public static void blame(DiskPort[] ports, long atLeastNanos) {
    @Nullable DiskPort slowest = null;
    long longest = atLeastNanos - 1;
    for (DiskPort port : ports) {
      long waits = port.waitsNanos();
      if (waits > longest) {
        longest = waits;
        slowest = port;
      }
    }
    if (slowest != null) {
      throw slowest.breach(
          "has not ended %d of its commands, the oldest of which it has had for %d us"
              .formatted(slowest.held(), longest / NANOS_PER_MICROSECOND));
    }
  }

  private int held() {
    int held = 0;
    for (boolean each : heldOfTag) {
      held += each ? 1 : 0;
    }
    return held;
  }

  /** Since when the disk has had the oldest of its commands, or -1 if it has none. */
  private long waitsNanos() {
    long longest = -1;
    for (int tag = 0; tag < heldOfTag.length; tag++) {
      if (heldOfTag[tag]) {
        long sentNanos = transfers.sentNanos[transferOfTag[tag]];
        longest = Math.max(longest, context.nowNanos() - sentNanos);
      }
    }
    return longest;
  }

  private ContractBreachException breach(String what) {
    return new ContractBreachException(Role.DISK, context.name(), disk().getClass(), "it " + what);
  }

  private void arrived(long tag) {
    int transfer = transferOfTag[(int) tag];
    freeTags[freeTagCount++] = (int) tag;
    if (flushTag == WAITS_FOR_A_TAG) {
      sendFlush();
    } else if (queue.size() > 0) {
      send(queue.take());
    }
    runner.transferDone(transfer);
  }
}
