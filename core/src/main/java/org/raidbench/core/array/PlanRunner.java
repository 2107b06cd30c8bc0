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

  private int capacity = 256;
  private int[] free = new int[capacity];
  private int freeCount;
  private @Nullable ArrayVolume[] volumeOf = new ArrayVolume[capacity];
  private @Nullable VolumeClient[] clientOf = new VolumeClient[capacity];
  private @Nullable IoPlan[] planOf = new IoPlan[capacity];
  private int[] tokenOf = new int[capacity];
  private int[] accountOf = new int[capacity];
  private int[] sectorsOf = new int[capacity];
  private int[] pendingOf = new int[capacity];
  private int[] memberOf = new int[capacity];
  private int[] transferOf = new int[capacity];
  private long[] rowOf = new long[capacity];
  private boolean[] fastOf = new boolean[capacity];
  private boolean[] writingOf = new boolean[capacity];

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
    addFree(0);
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
    if (freeCount == 0) {
      grow();
    }
    int run = free[--freeCount];
    if (volumeOf[run] != volume) { // a reference store costs the collector's barrier
      volumeOf[run] = volume;
    }
    if (clientOf[run] != client) {
      clientOf[run] = client;
    }
    tokenOf[run] = token;
    accountOf[run] = account;
    fastOf[run] = fast;
    pendingOf[run] = 0;
    writingOf[run] = false;
    rowOf[run] = NO_ROW;
    return run;
  }

  /** One disk does it all. */
  void single(int run, boolean write, int member, long sector, int sectors) {
    sectorsOf[run] = sectors;
    memberOf[run] = member;
    writingOf[run] = write;
    transferOf[run] = transfers.take(write, sector, sectors, run);
    pendingOf[run] = 1;
    if (fastOf[run]) {
      sendSingle(run);
    } else {
      firmware.work(firmware.diskCommandNanos(write, sectors), sendSingle, run);
    }
  }

  private void sendSingle(long token) {
    int run = (int) token;
    stages.charge(accountOf[run], Stage.FIRMWARE, context.nowNanos());
    volume(run).port(memberOf[run]).submit(transferOf[run]);
  }

  /** A plan is carried out, with its row locked unless {@code row} is negative. */
  void run(int run, IoPlan plan, int sectors, long row) {
    planOf[run] = plan;
    sectorsOf[run] = sectors;
    rowOf[run] = row;
    if (row < 0 || volume(run).locks().acquire(row, run)) {
      begin(run);
    }
  }

  private void begin(int run) {
    stages.charge(accountOf[run], Stage.ROW_LOCK, context.nowNanos());
    IoPlan plan = plan(run);
    if (plan.reads().count() > 0) {
      command(run, plan.reads(), false, sendReads);
    } else {
      parity.compute(plan.computations(), computed, run);
    }
  }

  private void command(int run, Steps steps, boolean write, EventHandler then) {
    long nanos = 0;
    if (!fastOf[run]) {
      for (int i = 0; i < steps.count(); i++) {
        nanos += firmware.diskCommandNanos(write, steps.sectors(i));
      }
    }
    firmware.work(nanos, then, run);
  }

  private void sendReads(long token) {
    int run = (int) token;
    stages.charge(accountOf[run], Stage.FIRMWARE, context.nowNanos());
    IoPlan plan = plan(run);
    Steps reads = plan.reads();
    ArrayVolume volume = volume(run);
    pendingOf[run] = reads.count();
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
    stages.charge(accountOf[run], Stage.PARITY, context.nowNanos());
    Steps writes = plan(run).writes();
    if (writes.count() > 0) {
      writingOf[run] = true;
      command(run, writes, true, sendWrites);
    } else {
      finish(run);
    }
  }

  private void sendWrites(long token) {
    int run = (int) token;
    stages.charge(accountOf[run], Stage.FIRMWARE, context.nowNanos());
    Steps writes = plan(run).writes();
    ArrayVolume volume = volume(run);
    pendingOf[run] = writes.count();
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
    boolean direct = planOf[run] == null || plan(run).computations().count() == 0;
    boolean read = !writingOf[run];
    if (read && direct) {
      client(run).arrived(tokenOf[run], sectors);
    }
    if (--pendingOf[run] > 0) {
      return;
    }
    int account = accountOf[run];
    stages.charge(account, Stage.MEMBER_QUEUE, sentNanos);
    stages.charge(account, Stage.DISK, servedNanos);
    stages.charge(account, Stage.DISK_LINK, context.nowNanos());
    if (planOf[run] != null && read) {
      parity.compute(plan(run).computations(), computed, run);
    } else {
      finish(run);
    }
  }

  private void finish(int run) {
    VolumeClient client = client(run);
    int token = tokenOf[run];
    int heir = -1;
    IoPlan plan = planOf[run];
    if (plan != null) {
      if (plan.writes().count() == 0 && plan.computations().count() > 0) {
        client.arrived(token, sectorsOf[run]);
      }
      planOf[run] = null;
      givePlan(plan);
      if (rowOf[run] >= 0) {
        heir = volume(run).locks().release(rowOf[run]);
      }
    }
    free[freeCount++] = run;
    client.done(token);
    if (heir >= 0) {
      begin(heir);
    }
  }

  /** Parts still to come of something opened in several parts. */
  void expect(int run, int parts) {
    pendingOf[run] = parts;
  }

  @Override
  public void arrived(int token, int sectors) {
    client(token).arrived(tokenOf[token], sectors);
  }

  @Override
  public void done(int token) {
    if (--pendingOf[token] == 0) {
      finish(token);
    }
  }

  private ArrayVolume volume(int run) {
    return Objects.requireNonNull(volumeOf[run]);
  }

  private VolumeClient client(int run) {
    return Objects.requireNonNull(clientOf[run]);
  }

  private IoPlan plan(int run) {
    return Objects.requireNonNull(planOf[run]);
  }

  private void grow() {
    int from = capacity;
    capacity *= 2;
    free = Arrays.copyOf(free, capacity);
    volumeOf = Arrays.copyOf(volumeOf, capacity);
    clientOf = Arrays.copyOf(clientOf, capacity);
    planOf = Arrays.copyOf(planOf, capacity);
    tokenOf = Arrays.copyOf(tokenOf, capacity);
    accountOf = Arrays.copyOf(accountOf, capacity);
    sectorsOf = Arrays.copyOf(sectorsOf, capacity);
    pendingOf = Arrays.copyOf(pendingOf, capacity);
    memberOf = Arrays.copyOf(memberOf, capacity);
    transferOf = Arrays.copyOf(transferOf, capacity);
    rowOf = Arrays.copyOf(rowOf, capacity);
    fastOf = Arrays.copyOf(fastOf, capacity);
    writingOf = Arrays.copyOf(writingOf, capacity);
    addFree(from);
  }

  private void addFree(int from) {
    for (int i = capacity - 1; i >= from; i--) {
      free[freeCount++] = i;
    }
  }
}
