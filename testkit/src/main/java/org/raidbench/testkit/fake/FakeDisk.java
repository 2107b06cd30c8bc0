package org.raidbench.testkit.fake;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.raidbench.api.disk.Disk;
import org.raidbench.api.disk.DiskCompletion;
import org.raidbench.api.disk.DiskOp;
import org.raidbench.api.disk.DiskState;
import org.raidbench.api.disk.DiskStatus;
import org.raidbench.api.sim.Context;

/**
 * A disk that takes as long as it is told, in the order in which commands come. Nothing is cached:
 * what is acknowledged is on the media. It remembers its commands, and fails when told to.
 */
public final class FakeDisk implements Disk {
  private final Context context;
  private final long capacitySectors;
  private final int servers;
  private final ServiceTime time;
  private final Ending ending;
  private final DiskCompletion completion;
  private final Command[] held;
  private final Deque<Command> waiting = new ArrayDeque<>();
  private final List<Command> commands = new ArrayList<>();
  private int queued;
  private int inService;
  private boolean powered = true;
  private long powerCuts;
  private DiskStatus nextStatus = DiskStatus.OK;
  private boolean failed;
  private long served;
  private long ended;
  private long reads;
  private long writes;
  private long bytesRead;
  private long bytesWritten;
  private long busyNanos;

  /**
   * Makes a disk.
   *
   * @param context its clock
   * @param capacitySectors its size in sectors of 512 bytes
   * @param tags commands it takes at once
   * @param servers commands it works on at once
   * @param time how long it works on each
   * @param completion told of every command's end
   */
  public FakeDisk(
      Context context,
      long capacitySectors,
      int tags,
      int servers,
      ServiceTime time,
      DiskCompletion completion) {
    this(context, capacitySectors, tags, servers, time, Ending.SOUND, completion);
  }

  /**
   * Makes a disk that may be faulty.
   *
   * @param context its clock
   * @param capacitySectors its size in sectors of 512 bytes
   * @param tags commands it takes at once
   * @param servers commands it works on at once
   * @param time how long it works on each
   * @param ending how each ends
   * @param completion told of every command's end
   */
  public FakeDisk(
      Context context,
      long capacitySectors,
      int tags,
      int servers,
      ServiceTime time,
      Ending ending,
      DiskCompletion completion) {
    this.context = context;
    this.capacitySectors = capacitySectors;
    this.servers = servers;
    this.time = time;
    this.ending = ending;
    this.completion = completion;
    this.held = new Command[tags];
  }

  @Override
  public void submit(int tag, DiskOp op, long sector, int sectors, int flags, long dataNanos) {
    if (tag < 0 || tag >= held.length) {
      throw new IllegalArgumentException("tag " + tag + " is not below " + held.length);
    }
    if (flags != 0 && flags != FUA) {
      throw new IllegalArgumentException("flags " + flags);
    }
    if (op != DiskOp.FLUSH && (sector < 0 || sectors < 1 || sector > capacitySectors - sectors)) {
      throw new IllegalArgumentException(
          sectors + " sectors at " + sector + " are not within " + capacitySectors);
    }
    if (op == DiskOp.WRITE && dataNanos < context.nowNanos()) {
      throw new IllegalArgumentException("data before now: " + dataNanos);
    }
    if (!powered) {
      throw new IllegalStateException("the power is off");
    }
    if (held[tag] != null) {
      throw new IllegalStateException("tag " + tag + " is in use");
    }
    Command command = new Command(tag, op, sector, sectors, flags, dataNanos, context.nowNanos());
    held[tag] = command;
    queued++;
    commands.add(command);
    waiting.add(command);
    serve();
  }

  private void serve() {
    while (inService < servers && !waiting.isEmpty()) {
      Command command = waiting.remove();
      inService++;
      long nanos = time.nanos(served++, command.op, command.sector, command.sectors);
      long end = context.nowNanos() + nanos;
      if (command.op == DiskOp.WRITE) {
        end = Math.max(end, command.dataNanos);
      }
      context.at(end, ofLife -> end(command, nanos, ofLife), powerCuts);
    }
  }

  private void end(Command command, long nanos, long ofLife) {
    if (ofLife != powerCuts) {
      return; // lost with the power in the meantime
    }
    inService--;
    busyNanos += nanos;
    long bytes = 512L * command.sectors;
    switch (command.op) {
      case READ -> {
        reads++;
        bytesRead += bytes;
      }
      case WRITE -> {
        writes++;
        bytesWritten += bytes;
      }
      case FLUSH -> {}
    }
    DiskStatus usual = ending.of(ended++, command.op, command.sector, command.sectors);
    DiskStatus status =
        failed ? DiskStatus.FAILED : nextStatus == DiskStatus.OK ? usual : nextStatus;
    nextStatus = DiskStatus.OK;
    serve();
    release(command, status);
  }

  private void release(Command command, DiskStatus status) {
    held[command.tag] = null;
    queued--;
    completion.done(command.tag, status, context.nowNanos());
  }

  @Override
  public long powerCut() {
    powered = false;
    powerCuts++;
    waiting.clear();
    inService = 0;
    for (Command command : held.clone()) {
      if (command != null) {
        release(command, DiskStatus.ABORTED);
      }
    }
    return 0;
  }

  @Override
  public void powerOn() {
    powered = true;
  }

  @Override
  public DiskState state() {
    return new DiskState(
        queued, 0, reads, writes, bytesRead, bytesWritten, bytesWritten, 0, busyNanos);
  }

  /**
   * Lets the command that ends next end in another way.
   *
   * @param status how
   */
  public void failNext(DiskStatus status) {
    nextStatus = status;
  }

  /** From now on every command ends as {@link DiskStatus#FAILED}. */
  public void fail() {
    failed = true;
  }

  /**
   * Every command it was given, in order.
   *
   * @return an unmodifiable copy
   */
  public List<Command> commands() {
    return List.copyOf(commands);
  }

  /**
   * A command as it was given.
   *
   * @param tag its tag
   * @param op what it asks
   * @param sector its first sector
   * @param sectors its length
   * @param flags its flags
   * @param dataNanos when its data has arrived
   * @param submittedNanos when it was given
   */
  public record Command(
      int tag,
      DiskOp op,
      long sector,
      int sectors,
      int flags,
      long dataNanos,
      long submittedNanos) {}
}
