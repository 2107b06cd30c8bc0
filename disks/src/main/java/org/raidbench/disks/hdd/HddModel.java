package org.raidbench.disks.hdd;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.raidbench.api.ModelId;
import org.raidbench.api.disk.Disk;
import org.raidbench.api.disk.DiskCompletion;
import org.raidbench.api.disk.DiskModel;
import org.raidbench.api.disk.DiskSetup;
import org.raidbench.api.sim.Context;
import org.raidbench.api.spec.Spec;

/** A hard disk that follows from a datasheet's figures. */
final class HddModel implements DiskModel {
  private final ModelId id;
  private final String title;
  private final Spec spec;

  /**
   * The last design made and the figures it follows from: a bench makes many drives of one model.
   */
  private volatile @Nullable Made made;

  private record Made(Spec spec, DriveDesign design) {}

  HddModel(ModelId id, String title, Spec spec) {
    this.id = id;
    this.title = title;
    this.spec = spec;
  }

  @Override
  public ModelId id() {
    return id;
  }

  @Override
  public String title() {
    return title;
  }

  @Override
  public Spec spec() {
    return spec;
  }

  @Override
  public Disk create(Context context, Spec figures, DiskSetup setup, DiskCompletion completion) {
    return new HardDisk(
        context,
        design(figures),
        DatasheetDesign.capacitySectors(figures),
        setup.writeCache(),
        0,
        0,
        completion);
  }

  private DriveDesign design(Spec figures) {
    @Nullable Made last = made;
    if (last == null || !same(last.spec(), figures)) {
      last = new Made(figures, DatasheetDesign.of(figures));
      made = last;
    }
    return last.design();
  }

  private static boolean same(Spec first, Spec second) {
    return first == second || List.copyOf(first.figures()).equals(List.copyOf(second.figures()));
  }
}
