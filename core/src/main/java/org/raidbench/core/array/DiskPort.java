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
import org.raidbench.core.link.DiskLink;

/**
 * The controller's side of one disk: the queue before it, its tags, and its link.
 *
 * <p>A read keeps its tag until its data is in the controller; a write's data is sent as soon as
 * the command is.
 */
public final class DiskPort implements DiskCompletion {
  private static final long SECTOR_BYTES = 512;

  private final Context context;
  private final Transfers transfers;
  private final PlanRunner runner;
  private final DiskLink link;
  private final MemberQueue queue;
  private final int[] freeTags;
  private final int[] transferOfTag;
  private final EventHandler arrived = this::arrived;
  private int freeTagCount;
  private @Nullable Disk disk;
  private long lastSector;

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

  /** Commands sent to the disk or waiting for it. */
  int queued() {
    return freeTags.length - freeTagCount + queue.size();
  }

  /** Where the last command for the disk ended, or 0. */
  long lastSector() {
    return lastSector;
  }

  void submit(int transfer) {
    long sector = transfers.sector[transfer];
    lastSector = sector + transfers.sectors[transfer];
    if (freeTagCount > 0) {
      send(transfer);
    } else {
      queue.add(transfer, sector);
    }
  }

  private void send(int transfer) {
    int tag = freeTags[--freeTagCount];
    transferOfTag[tag] = transfer;
    long nowNanos = context.nowNanos();
    transfers.sentNanos[transfer] = nowNanos;
    long sector = transfers.sector[transfer];
    int sectors = transfers.sectors[transfer];
    if (transfers.write[transfer]) {
      long dataNanos = link.write(sectors * SECTOR_BYTES);
      disk().submit(tag, DiskOp.WRITE, sector, sectors, 0, dataNanos);
    } else {
      disk().submit(tag, DiskOp.READ, sector, sectors, 0, nowNanos);
    }
  }

  @Override
  public void done(int tag, DiskStatus status, long firstByteNanos) {
    int transfer = transferOfTag[tag];
    long nowNanos = context.nowNanos();
    transfers.servedNanos[transfer] = nowNanos;
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

  private void arrived(long tag) {
    int transfer = transferOfTag[(int) tag];
    freeTags[freeTagCount++] = (int) tag;
    if (queue.size() > 0) {
      send(queue.take());
    }
    runner.transferDone(transfer);
  }
}
