package org.raidbench.core.array;

import org.raidbench.api.controller.MirrorChoice;
import org.raidbench.api.raid.IoPlan;
import org.raidbench.core.contract.MisuseException;

/** The copies of one read of a plan: the read itself, then its alternatives. */
final class MirrorView implements MirrorChoice.View {
  private final DiskPort[] ports;
  private IoPlan plan = new IoPlan();
  private int read;

  MirrorView(DiskPort[] ports) {
    this.ports = ports;
  }

  void look(IoPlan ofPlan, int ofRead) {
    plan = ofPlan;
    read = ofRead;
  }

  @Override
  public int copies() {
    return 1 + plan.alternatives(read);
  }

  @Override
  public int member(int copy) {
    int alternative = inRange(copy) - 1;
    return alternative < 0 ? plan.reads().member(read) : plan.alternativeMember(read, alternative);
  }

  @Override
  public long sector(int copy) {
    int alternative = inRange(copy) - 1;
    return alternative < 0 ? plan.reads().sector(read) : plan.alternativeSector(read, alternative);
  }

  @Override
  public int queued(int copy) {
    return ports[member(copy)].queued();
  }

  @Override
  public long lastSector(int copy) {
    return ports[member(copy)].lastSector();
  }

  @Override
  public long nextSector(int copy) {
    return ports[member(copy)].nextSector();
  }

  @Override
  public int sectors() {
    return plan.reads().sectors(read);
  }

  private int inRange(int copy) {
    return MisuseException.check("copy", copy, copies());
  }
}
