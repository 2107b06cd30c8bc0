package org.raidbench.core.array;

import java.util.Arrays;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.raidbench.api.raid.IoPlan;
import org.raidbench.api.raid.Steps;
import org.raidbench.api.sim.Context;
import org.raidbench.api.sim.EventHandler;

/**
 * Carries out plans: waits for the row, reads, computes, writes. One for all arrays of a
 * controller, since they share its processor and its parity engine.
 *
 * <p>What one disk does alone without computation needs no plan; it is a run of one transfer.
 */
public final class PlanRunner implements VolumeClient {
  private static final long NO_ROW = -1;

  private final Context context;
  private final Firmware firmware;
  private final ParityEngine parity;
  private final StageClock stages;
  private final Transfers transfers = new Transfers();

  private final EventHandler sendReads = this::sendReads;
  private final EventHandler computed = this::computed;
  private final EventHandler sendWrites = this::sendWrites;
  private final EventHandler sendSingle = this::sendSingle;

  private final RunTable runs = new RunTable();
  private @Nullable IoPlan[] idlePlans = new IoPlan[64];
  private int idlePlanCount;

  /**
   * Makes a runner.
   *
   * @param context the controller's clock
   * @param firmware its processor
   * @param parity its parity engine
   * @param stages charged with what runs wait for
   */
  public PlanRunner(Context context, Firmware firmware, ParityEngine parity, StageClock stages) {
    this.context = context;
    this.firmware = firmware;
    this.parity = parity;
    this.stages = stages;
  }

  Transfers transfers() {
    return transfers;
  }

  /**
   * How many transfers are under way, for tests and checks.
   *
   * @return transfers sent to disks or waiting for them
   */
  public int transfersInUse() {
    return transfers.inUse();
  }

  /** An empty plan, to be given to {@link #run} or back by {@link #givePlan}. */
  IoPlan takePlan() {
    if (idlePlanCount == 0) {
      return new IoPlan();
    }
    return Objects.requireNonNull(idlePlans[--idlePlanCount]);
  }

  void givePlan(IoPlan plan) {
    plan.clear();
    if (idlePlanCount == idlePlans.length) {
      idlePlans = Arrays.copyOf(idlePlans, 2 * idlePlanCount);
    }
    idlePlans[idlePlanCount++] = plan;
  }

  /** Begins something with several parts, each of which is a run that has this one as client. */
  int open(ArrayVolume volume, int account, boolean fast, VolumeClient client, int token) {
    int run = runs.take(volume, client);
    runs.token[run] = token;
    runs.account[run] = account;
    runs.fast[run] = fast;
    runs.pending[run] = 0;
    runs.writing[run] = false;
    runs.row[run] = NO_ROW;
    return run;
  }

  /** One disk does it all. */
  void single(int run, boolean write, int member, long sector, int sectors) {
    runs.sectors[run] = sectors;
    runs.member[run] = member;
    runs.writing[run] = write;
    runs.transfer[run] = transfers.take(write, sector, sectors, run);
    runs.pending[run] = 1;
    if (runs.fast[run]) {
      sendSingle(run);
    } else {
      firmware.work(firmware.diskCommandNanos(write, sectors), sendSingle, run);
    }
  }

  private void sendSingle(long token) {
    int run = (int) token;
    stages.charge(runs.account[run], Stage.FIRMWARE, context.nowNanos());
    runs.volume(run).port(runs.member[run]).submit(runs.transfer[run]);
  }

  /** A plan is carried out, with its row locked unless {@code row} is negative. */
  void run(int run, IoPlan plan, int sectors, long row) {
    runs.setPlan(run, plan);
    runs.sectors[run] = sectors;
    runs.row[run] = row;
    if (row < 0 || runs.volume(run).locks().acquire(row, run)) {
      begin(run);
    }
  }

  private void begin(int run) {
    stages.charge(runs.account[run], Stage.ROW_LOCK, context.nowNanos());
    IoPlan plan = runs.plan(run);
    if (plan.reads().count() > 0) {
      command(run, plan.reads(), false, sendReads);
    } else {
      parity.compute(plan.computations(), computed, run);
    }
  }

  private void command(int run, Steps steps, boolean write, EventHandler then) {
    long nanos = 0;
    if (!runs.fast[run]) {
      for (int i = 0; i < steps.count(); i++) {
        nanos += firmware.diskCommandNanos(write, steps.sectors(i));
      }
    }
    firmware.work(nanos, then, run);
  }

  private void sendReads(long token) {
    int run = (int) token;
    stages.charge(runs.account[run], Stage.FIRMWARE, context.nowNanos());
    IoPlan plan = runs.plan(run);
    Steps reads = plan.reads();
    ArrayVolume volume = runs.volume(run);
    runs.pending[run] = reads.count();
    for (int i = 0; i < reads.count(); i++) {
      int member = reads.member(i);
      long sector = reads.sector(i);
      if (plan.alternatives(i) > 0) {
        int copy = volume.choose(plan, i);
        if (copy > 0) {
          member = plan.alternativeMember(i, copy - 1);
          sector = plan.alternativeSector(i, copy - 1);
        }
      }
      volume.port(member).submit(transfers.take(false, sector, reads.sectors(i), run));
    }
  }

  private void computed(long token) {
    int run = (int) token;
    stages.charge(runs.account[run], Stage.PARITY, context.nowNanos());
    Steps writes = runs.plan(run).writes();
    if (writes.count() > 0) {
      runs.writing[run] = true;
      command(run, writes, true, sendWrites);
    } else {
      finish(run);
    }
  }

  private void sendWrites(long token) {
    int run = (int) token;
    stages.charge(runs.account[run], Stage.FIRMWARE, context.nowNanos());
    Steps writes = runs.plan(run).writes();
    ArrayVolume volume = runs.volume(run);
    runs.pending[run] = writes.count();
    for (int i = 0; i < writes.count(); i++) {
      volume
          .port(writes.member(i))
          .submit(transfers.take(true, writes.sector(i), writes.sectors(i), run));
    }
  }

  /** Called by a port when a transfer has ended. */
  void transferDone(int transfer) {
    int run = transfers.run[transfer];
    int sectors = transfers.sectors[transfer];
    long sentNanos = transfers.sentNanos[transfer];
    long servedNanos = transfers.servedNanos[transfer];
    transfers.give(transfer);
    boolean direct = !runs.hasPlan(run) || runs.plan(run).computations().count() == 0;
    boolean read = !runs.writing[run];
    if (read && direct) {
      runs.client(run).arrived(runs.token[run], sectors);
    }
    if (--runs.pending[run] > 0) {
      return;
    }
    int account = runs.account[run];
    stages.charge(account, Stage.MEMBER_QUEUE, sentNanos);
    stages.charge(account, Stage.DISK, servedNanos);
    stages.charge(account, Stage.DISK_LINK, context.nowNanos());
    if (runs.hasPlan(run) && read) {
      parity.compute(runs.plan(run).computations(), computed, run);
    } else {
      finish(run);
    }
  }

  private void finish(int run) {
    VolumeClient client = runs.client(run);
    int token = runs.token[run];
    int heir = -1;
    if (runs.hasPlan(run)) {
      IoPlan plan = runs.plan(run);
      if (plan.writes().count() == 0 && plan.computations().count() > 0) {
        client.arrived(token, runs.sectors[run]);
      }
      runs.setPlan(run, null);
      givePlan(plan);
      if (runs.row[run] >= 0) {
        heir = runs.volume(run).locks().release(runs.row[run]);
      }
    }
    runs.give(run);
    client.done(token);
    if (heir >= 0) {
      begin(heir);
    }
  }

  /** Parts still to come of something opened in several parts. */
  void expect(int run, int parts) {
    runs.pending[run] = parts;
  }

  @Override
  public void arrived(int token, int sectors) {
    runs.client(token).arrived(runs.token[token], sectors);
  }

  @Override
  public void done(int token) {
    if (--runs.pending[token] == 0) {
      finish(token);
    }
  }
}
