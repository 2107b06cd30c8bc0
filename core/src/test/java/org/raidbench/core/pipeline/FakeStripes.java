package org.raidbench.core.pipeline;

import java.util.List;
import org.raidbench.api.ModelId;
import org.raidbench.api.raid.ArrayShape;
import org.raidbench.api.raid.IoPlan;
import org.raidbench.api.raid.ParityMethod;
import org.raidbench.api.raid.RaidLevel;
import org.raidbench.api.raid.RaidLevelModel;
import org.raidbench.api.spec.Spec;

/** Plain striping, for tests that need some array. */
final class FakeStripes implements RaidLevelModel {
  private final String name;

  FakeStripes(String name) {
    this.name = name;
  }

  @Override
  public ModelId id() {
    return new ModelId("fake", name);
  }

  @Override
  public String title() {
    return "Striping";
  }

  @Override
  public Spec spec() {
    return Spec.builder().build();
  }

  @Override
  public List<String> layouts() {
    return List.of("plain");
  }

  @Override
  public int defaultSpans(int members) {
    return 1;
  }

  @Override
  public List<String> check(int members, int spans, String layout) {
    return List.of();
  }

  @Override
  public RaidLevel create(ArrayShape shape) {
    return new Level(shape);
  }

  private record Level(ArrayShape shape) implements RaidLevel {
    @Override
    public long capacitySectors() {
      return shape.memberSectors() / shape.stripSectors() * rowSectors();
    }

    @Override
    public long rowSectors() {
      return (long) shape.stripSectors() * shape.members();
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
      plan(false, sector, sectors, plan);
    }

    @Override
    public void planWrite(
        long sector, int sectors, long failedMembers, ParityMethod method, IoPlan plan) {
      plan(true, sector, sectors, plan);
    }

    @Override
    public void planRebuild(
        int member, long memberSector, int sectors, long failedMembers, IoPlan plan) {
      throw new IllegalArgumentException("nothing survives");
    }

    private void plan(boolean write, long sector, int sectors, IoPlan plan) {
      int strip = shape.stripSectors();
      long at = sector;
      while (at < sector + sectors) {
        long stripe = at / strip;
        int length = (int) Math.min(strip - at % strip, sector + sectors - at);
        int member = (int) (stripe % shape.members());
        long memberSector = stripe / shape.members() * strip + at % strip;
        int offset = (int) (at - sector);
        if (write) {
          plan.write(member, memberSector, length, IoPlan.HOST, offset);
        } else {
          plan.read(member, memberSector, length, IoPlan.HOST, offset);
        }
        at += length;
      }
    }
  }
}
