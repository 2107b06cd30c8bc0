package acme;

import org.raidbench.api.raid.ArrayShape;
import org.raidbench.api.raid.IoPlan;
import org.raidbench.api.raid.ParityMethod;
import org.raidbench.api.raid.RaidLevel;

/** Members one after the other. */
public class PlainLevel implements RaidLevel {
  protected final ArrayShape shape;

  public PlainLevel(ArrayShape shape) {
    this.shape = shape;
  }

  @Override
  public ArrayShape shape() {
    return shape;
  }

  @Override
  public long capacitySectors() {
    return shape.members() * shape.memberSectors();
  }

  @Override
  public long rowSectors() {
    return shape.stripSectors();
  }

  @Override
  public boolean hasParity() {
    return false;
  }

  @Override
  public int faultTolerance() {
    return 0;
  }

  @Override
  public boolean survives(long failedMembers) {
    return failedMembers == 0;
  }

  @Override
  public void planRead(long sector, int sectors, long failedMembers, IoPlan plan) {
    plan.read(member(sector), sector % shape.memberSectors(), sectors, IoPlan.HOST, 0);
  }

  @Override
  public void planWrite(
      long sector, int sectors, long failedMembers, ParityMethod method, IoPlan plan) {
    plan.write(member(sector), sector % shape.memberSectors(), sectors, IoPlan.HOST, 0);
  }

  @Override
  public void planRebuild(
      int member, long memberSector, int sectors, long failedMembers, IoPlan plan) {
    throw new IllegalArgumentException("nothing survives");
  }

  protected final int member(long sector) {
    return (int) (sector / shape.memberSectors());
  }
}
