package org.raidbench.core.pipeline;

import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.raidbench.api.controller.CommandPath;
import org.raidbench.api.sim.Context;
import org.raidbench.api.sim.EventHandler;
import org.raidbench.core.array.Firmware;
import org.raidbench.core.array.Stage;
import org.raidbench.core.array.StageClock;
import org.raidbench.core.array.VolumeClient;
import org.raidbench.core.kernel.SlotPool;
import org.raidbench.core.link.HostLink;

/**
 * The controller's commands, from the host's data coming in to the last of its data going out. A
 * fixed number of them; a command's number is also its account with the stage clock.
 */
final class CommandTable implements VolumeClient {
  private static final long SECTOR_BYTES = 512;
  private static final CommandPath[] PATHS = CommandPath.values();

  private final Context context;
  private final HostLink link;
  private final Firmware firmware;
  private final StageClock stages;
  private final EventHandler received = this::received;
  private final EventHandler understood = this::understood;
  private final EventHandler delivered = this::delivered;
  private CommandTarget[] targets = new CommandTarget[0];
  private @Nullable HostFront front;

  private final SlotPool slots;
  private final int[] free;
  private int freeCount;
  private final int[] requestOf;
  private final int[] targetOf;
  private final boolean[] writeOf;
  private final long[] sectorOf;
  private final int[] sectorsOf;
  private final byte[] pathOf;

  /** When the last data sent to the host so far will be there. */
  private final long[] hostNanos;

  CommandTable(
      Context context,
      SlotPool slots,
      int count,
      HostLink link,
      Firmware firmware,
      StageClock stages) {
    this.slots = slots;
    this.context = context;
    this.link = link;
    this.firmware = firmware;
    this.stages = stages;
    free = new int[count];
    requestOf = new int[count];
    targetOf = new int[count];
    writeOf = new boolean[count];
    sectorOf = new long[count];
    sectorsOf = new int[count];
    pathOf = new byte[count];
    hostNanos = new long[count];
    for (int command = count - 1; command >= 0; command--) {
      free[freeCount++] = command;
    }
  }

  /** Connects both ends; called once. */
  void connect(HostFront hostFront, List<CommandTarget> commandTargets) {
    front = hostFront;
    targets = commandTargets.toArray(new CommandTarget[0]);
  }

  boolean hasFree() {
    return freeCount > 0;
  }

  void begin(
      int request,
      int target,
      boolean write,
      long sector,
      int sectors,
      long submittedNanos,
      long processedNanos) {
    slots.take();
    int command = free[--freeCount];
    requestOf[command] = request;
    targetOf[command] = target;
    writeOf[command] = write;
    sectorOf[command] = sector;
    sectorsOf[command] = sectors;
    hostNanos[command] = 0;
    stages.open(command, submittedNanos);
    stages.charge(command, Stage.HOST_CPU, processedNanos);
    stages.charge(command, Stage.COMMAND_SLOTS, context.nowNanos());
    if (write) {
      context.at(link.toController(sectors * SECTOR_BYTES), received, command);
    } else {
      understand(command);
    }
  }

  private void received(long token) {
    int command = (int) token;
    stages.charge(command, Stage.HOST_LINK, context.nowNanos());
    understand(command);
  }

  private void understand(int command) {
    boolean write = writeOf[command];
    int sectors = sectorsOf[command];
    CommandTarget target = targets[targetOf[command]];
    CommandPath path = target.path(write, sectorOf[command], sectors);
    pathOf[command] = (byte) path.ordinal();
    int lines = path == CommandPath.FAST ? 0 : target.cacheLines(sectorOf[command], sectors);
    firmware.hostCommand(path, write, sectors, lines, understood, command);
  }

  private void understood(long token) {
    int command = (int) token;
    stages.charge(command, Stage.FIRMWARE, context.nowNanos());
    targets[targetOf[command]].execute(
        command, PATHS[pathOf[command]], writeOf[command], sectorOf[command], sectorsOf[command]);
  }

  @Override
  public void arrived(int command, int sectors) {
    // Transfers on the link end in the order in which they were sent.
    hostNanos[command] = link.toHost(sectors * SECTOR_BYTES);
  }

  @Override
  public void done(int command) {
    if (hostNanos[command] > context.nowNanos()) {
      context.at(hostNanos[command], delivered, command);
    } else {
      delivered(command);
    }
  }

  private void delivered(long token) {
    int command = (int) token;
    stages.charge(command, Stage.HOST_LINK, context.nowNanos());
    slots.give();
    free[freeCount++] = command;
    Objects.requireNonNull(front).commandDone(requestOf[command], command);
  }

  /** The command was the last of its request: its time is the request's. */
  void account(int command) {
    stages.close(command);
  }
}
