package org.raidbench.core.pipeline;

import org.raidbench.api.sim.Context;
import org.raidbench.api.sim.EventHandler;
import org.raidbench.api.sim.RateTimer;
import org.raidbench.api.sim.Station;
import org.raidbench.api.sim.StationRole;

/**
 * The host's side: a request costs processor time, is cut where the controller would not take it in
 * one piece, and waits in the driver until the controller has a command free for each piece.
 */
final class HostFront {
  private final Context context;
  private final Station processor;
  private final RateTimer cycles;
  private final long driverCycles;
  private final int pieceSectors;
  private final CommandTable commands;
  private final StorageSystem.Completion completion;
  private final EventHandler processed = this::processed;

  private final int[] targetOf;
  private final boolean[] writeOf;
  private final long[] sectorOf;
  private final int[] sectorsOf;
  private final int[] unsentOf;
  private final int[] piecesOf;
  private final long[] submittedNanos;
  private final long[] processedNanos;

  private final int[] waiting;
  private int firstWaiting;
  private int waitingCount;

  HostFront(
      Context context,
      HostFigures figures,
      int maxRequests,
      CommandTable commands,
      StorageSystem.Completion completion) {
    this.context = context;
    this.processor = context.station("cpu", figures.cores(), StationRole.HOST_CPU);
    this.cycles = new RateTimer(figures.clockHertz());
    this.driverCycles = figures.driverCycles();
    this.pieceSectors = figures.pieceSectors();
    this.commands = commands;
    this.completion = completion;
    targetOf = new int[maxRequests];
    writeOf = new boolean[maxRequests];
    sectorOf = new long[maxRequests];
    sectorsOf = new int[maxRequests];
    unsentOf = new int[maxRequests];
    piecesOf = new int[maxRequests];
    submittedNanos = new long[maxRequests];
    processedNanos = new long[maxRequests];
    waiting = new int[maxRequests];
  }

  void submit(int request, int target, boolean write, long sector, int sectors) {
    targetOf[request] = target;
    writeOf[request] = write;
    sectorOf[request] = sector;
    sectorsOf[request] = sectors;
    unsentOf[request] = sectors;
    piecesOf[request] = 0;
    submittedNanos[request] = context.nowNanos();
    processor.submit(cycles.nanos(driverCycles), processed, request);
  }

  private void processed(long token) {
    int request = (int) token;
    processedNanos[request] = context.nowNanos();
    int last = firstWaiting + waitingCount++;
    waiting[last >= waiting.length ? last - waiting.length : last] = request;
    sendWaiting();
  }

  private void sendWaiting() {
    while (waitingCount > 0 && commands.hasFree()) {
      int request = waiting[firstWaiting];
      int unsent = unsentOf[request];
      int sectors = Math.min(unsent, pieceSectors);
      long sector = sectorOf[request] + sectorsOf[request] - unsent;
      unsentOf[request] = unsent - sectors;
      piecesOf[request]++;
      if (unsent == sectors) {
        firstWaiting = firstWaiting + 1 == waiting.length ? 0 : firstWaiting + 1;
        waitingCount--;
      }
      commands.begin(
          request,
          targetOf[request],
          writeOf[request],
          sector,
          sectors,
          submittedNanos[request],
          processedNanos[request]);
    }
  }

  /** Called when a command of a request has ended and is free again. */
  void commandDone(int request, int command) {
    boolean last = --piecesOf[request] == 0 && unsentOf[request] == 0;
    if (last) {
      commands.account(command);
    }
    if (waitingCount > 0) {
      sendWaiting();
    }
    if (last) {
      completion.done(request);
    }
  }
}
