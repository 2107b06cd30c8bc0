package acme;

import org.raidbench.api.raid.ArrayShape;
import org.raidbench.api.raid.IoPlan;

public class BrokenLevel extends PlainLevel {
  public BrokenLevel(ArrayShape shape) {
    super(shape);
  }

  @Override
  public void planRead(long sector, int sectors, long failedMembers, IoPlan plan) {
    plan.read(0, shape.memberSectors(), sectors, IoPlan.HOST, 0);
  }
}
