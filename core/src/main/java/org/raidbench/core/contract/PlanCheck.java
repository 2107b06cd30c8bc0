package org.raidbench.core.contract;

import org.jspecify.annotations.Nullable;
import org.raidbench.api.raid.ArrayShape;
import org.raidbench.api.raid.IoPlan;
import org.raidbench.api.raid.RaidLevel;
import org.raidbench.api.raid.Steps;

/**
 * Whether what a RAID level plans can be carried out, and does what was asked: a plan that leaves
 * out half of a request would make a fast array, not a fault.
 */
public final class PlanCheck {
  private final RaidLevel level;
  private final int members;
  private final long memberSectors;

  /**
   * Checks what the level says of itself.
   *
   * @param level the level of one array
   * @param shape what it was created for
   * @throws ContractBreachException if it is not the level of such an array
   */
  public PlanCheck(RaidLevel level, ArrayShape shape) {
    this.level = level;
    this.members = shape.members();
    this.memberSectors = shape.memberSectors();
    @Nullable ArrayShape said = level.shape();
    if (!shape.equals(said)) {
      throw breach("was created for %s, and says that its shape is %s".formatted(shape, said));
    }
    long capacity = level.capacitySectors();
    if (capacity < 1 || capacity / members > memberSectors) {
      throw breach(
          "has a capacity of %d sectors on %d members of %d"
              .formatted(capacity, members, memberSectors));
    }
    if (level.rowSectors() < 1) {
      throw breach("has rows of %d sectors".formatted(level.rowSectors()));
    }
  }

  /**
   * Checks the plan of a read.
   *
   * @param plan the plan
   * @param sectors how many were to be read
   * @param failedMembers members that are lost
   */
  public void read(IoPlan plan, int sectors, long failedMembers) {
    long read = steps(plan, plan.reads(), failedMembers, "read");
    for (int i = 0; i < plan.reads().count(); i++) {
      alternatives(plan, i, failedMembers);
    }
    boolean all = plan.computations().count() > 0 ? read > 0 : read == sectors;
    if (!all || plan.writes().count() > 0) {
      throw breach(
          "plans %d reads of %d sectors and %d writes to read %d sectors"
              .formatted(plan.reads().count(), read, plan.writes().count(), sectors));
    }
  }

  /**
   * Checks the plan of a write.
   *
   * @param plan the plan
   * @param sectors how many were to be written
   * @param failedMembers members that are lost
   */
  public void write(IoPlan plan, int sectors, long failedMembers) {
    steps(plan, plan.reads(), failedMembers, "read");
    steps(plan, plan.writes(), failedMembers, "write");
    long written = 0;
    for (int i = 0; i < plan.writes().count(); i++) {
      if (plan.writes().buffer(i) == IoPlan.HOST) {
        written += plan.writes().sectors(i);
      }
    }
    // Of a degraded array, what belongs on a lost member is held by parity alone.
    if (failedMembers == 0 ? written < sectors : plan.writes().count() == 0) {
      throw breach(
          "plans %d writes with %d sectors of the host's to write %d"
              .formatted(plan.writes().count(), written, sectors));
    }
  }

  private long steps(IoPlan plan, Steps steps, long failedMembers, String what) {
    long sum = 0;
    for (int i = 0; i < steps.count(); i++) {
      int sectors = steps.sectors(i);
      place(steps.member(i), steps.sector(i), sectors, failedMembers, what);
      if (steps.buffer(i) < 0 || steps.buffer(i) >= plan.buffers()) {
        throw breach(
            "plans a %s with buffer %d of %d".formatted(what, steps.buffer(i), plan.buffers()));
      }
      sum += sectors;
    }
    return sum;
  }

  private void alternatives(IoPlan plan, int read, long failedMembers) {
    for (int i = 0; i < plan.alternatives(read); i++) {
      place(
          plan.alternativeMember(read, i),
          plan.alternativeSector(read, i),
          plan.reads().sectors(read),
          failedMembers,
          "read");
    }
  }

  private void place(int member, long sector, int sectors, long failedMembers, String what) {
    if (member < 0 || member >= members) {
      throw breach("plans a %s on member %d of %d".formatted(what, member, members));
    }
    if (((failedMembers >>> member) & 1) != 0) {
      throw breach("plans a %s on member %d, which is lost".formatted(what, member));
    }
    if (sectors < 1 || sector < 0 || sector > memberSectors - sectors) {
      throw breach(
          "plans a %s of %d sectors at %d of a member of %d"
              .formatted(what, sectors, sector, memberSectors));
    }
  }

  private ContractBreachException breach(String what) {
    return new ContractBreachException(Role.RAID_LEVEL, "", level.getClass(), "it " + what);
  }
}
