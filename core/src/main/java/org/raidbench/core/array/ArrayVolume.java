package org.raidbench.core.array;

import org.raidbench.api.controller.MirrorChoice;
import org.raidbench.api.raid.ArrayShape;
import org.raidbench.api.raid.IoPlan;
import org.raidbench.api.raid.ParityMethod;
import org.raidbench.api.raid.RaidLevel;
import org.raidbench.core.contract.PlanCheck;

/** One array: a RAID level over the ports of its members. */
public final class ArrayVolume implements Volume {
  private static final long NO_ROW = -1;

  private final RaidLevel level;
  private final DiskPort[] ports;
  private final PlanRunner runner;
  private final ParityMethod parityMethod;
  private final MirrorChoice mirrorChoice;
  private final MirrorView mirrorView;
  private final long failedMembers;
  private final boolean parity;
  private final PlanCheck check;
  private final RowLocks locks = new RowLocks();

  /**
   * Makes an array.
   *
   * @param level its arithmetic
   * @param shape what the level was created for
   * @param ports the ports of its members, in order
   * @param failedMembers members that are lost, bit by bit
   * @param parityMethod how parity is brought up to date
   * @param mirrorChoice which copy is read
   * @param runner carries out its plans
   */
  public ArrayVolume(
      RaidLevel level,
      ArrayShape shape,
      DiskPort[] ports,
      long failedMembers,
      ParityMethod parityMethod,
      MirrorChoice mirrorChoice,
      PlanRunner runner) {
    this.level = level;
    this.ports = ports.clone();
    this.failedMembers = failedMembers;
    this.parityMethod = parityMethod;
    this.mirrorChoice = mirrorChoice;
    this.runner = runner;
    this.parity = level.hasParity();
    this.check = new PlanCheck(level, shape);
    this.mirrorView = new MirrorView(this.ports);
  }

  @Override
  public long sectors() {
    return level.capacitySectors();
  }

  /**
   * The level's arithmetic.
   *
   * @return the level
   */
  public RaidLevel level() {
    return level;
  }

  /**
   * Whether a member is lost.
   *
   * @return true if degraded
   */
  public boolean degraded() {
    return failedMembers != 0;
  }

  /**
   * Whether one disk alone serves a command that stays within a strip.
   *
   * @param write whether it writes
   * @return true if it does, wherever in the array the command lies
   */
  public boolean oneDiskServes(boolean write) {
    if (degraded() || (write && parity)) {
      return false;
    }
    IoPlan plan = runner.takePlan();
    try {
      if (write) {
        level.planWrite(0, 1, 0, parityMethod, plan);
        return plan.writes().count() == 1 && plan.reads().count() == 0;
      }
      level.planRead(0, 1, 0, plan);
      return plan.reads().count() == 1 && plan.computations().count() == 0;
    } finally {
      runner.givePlan(plan);
    }
  }

  @Override
  public void read(
      long sector, int sectors, int account, boolean fast, VolumeClient client, int token) {
    int run = runner.open(this, account, fast, client, token);
    if (parity && failedMembers != 0) {
      byRow(false, run, sector, sectors, account, fast);
    } else {
      startRead(run, sector, sectors, NO_ROW);
    }
  }

  @Override
  public void write(
      long sector, int sectors, int account, boolean fast, VolumeClient client, int token) {
    int run = runner.open(this, account, fast, client, token);
    if (parity) {
      byRow(true, run, sector, sectors, account, fast);
    } else {
      startWrite(run, sector, sectors, NO_ROW);
    }
  }

  /** A row's parity has one owner at a time, so each row is a run of its own with its own lock. */
  private void byRow(boolean write, int run, long sector, int sectors, int account, boolean fast) {
    long rowSectors = level.rowSectors();
    long firstRow = sector / rowSectors;
    long end = sector + sectors;
    long lastRow = (end - 1) / rowSectors;
    if (firstRow == lastRow) {
      start(write, run, sector, sectors, firstRow);
      return;
    }
    runner.expect(run, Math.toIntExact(lastRow - firstRow + 1));
    for (long row = firstRow; row <= lastRow; row++) {
      long from = Math.max(sector, row * rowSectors);
      int length = (int) (Math.min(end, (row + 1) * rowSectors) - from);
      start(write, runner.open(this, account, fast, runner, run), from, length, row);
    }
  }

  private void start(boolean write, int run, long sector, int sectors, long row) {
    if (write) {
      startWrite(run, sector, sectors, row);
    } else {
      startRead(run, sector, sectors, row);
    }
  }

  private void startRead(int run, long sector, int sectors, long row) {
    IoPlan plan = runner.takePlan();
    level.planRead(sector, sectors, failedMembers, plan);
    check.read(plan, sectors, failedMembers);
    boolean computes = plan.computations().count() > 0;
    if (plan.reads().count() == 1 && plan.alternatives(0) == 0 && !computes) {
      int member = plan.reads().member(0);
      long memberSector = plan.reads().sector(0);
      runner.givePlan(plan);
      runner.single(run, false, member, memberSector, sectors);
    } else {
      runner.run(run, plan, sectors, computes ? row : NO_ROW);
    }
  }

  private void startWrite(int run, long sector, int sectors, long row) {
    IoPlan plan = runner.takePlan();
    level.planWrite(sector, sectors, failedMembers, parityMethod, plan);
    check.write(plan, sectors, failedMembers);
    if (row < 0 && plan.writes().count() == 1 && plan.reads().count() == 0) {
      int member = plan.writes().member(0);
      long memberSector = plan.writes().sector(0);
      runner.givePlan(plan);
      runner.single(run, true, member, memberSector, sectors);
    } else {
      runner.run(run, plan, sectors, row);
    }
  }

  DiskPort port(int member) {
    return ports[member];
  }

  RowLocks locks() {
    return locks;
  }

  int choose(IoPlan plan, int read) {
    mirrorView.look(plan, read);
    return mirrorChoice.choose(mirrorView);
  }
}
