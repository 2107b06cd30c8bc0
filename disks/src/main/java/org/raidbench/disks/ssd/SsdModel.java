package org.raidbench.disks.ssd;

import org.raidbench.api.ModelId;
import org.raidbench.api.disk.Disk;
import org.raidbench.api.disk.DiskCompletion;
import org.raidbench.api.disk.DiskModel;
import org.raidbench.api.disk.DiskSetup;
import org.raidbench.api.sim.Context;
import org.raidbench.api.spec.Spec;

/** An SSD of the catalogue or of a bench file. */
record SsdModel(ModelId id, String title, Spec spec) implements DiskModel {
  @Override
  public Disk create(Context context, Spec given, DiskSetup setup, DiskCompletion completion) {
    return new Ssd(context, SsdFigures.of(given), setup, completion);
  }
}
