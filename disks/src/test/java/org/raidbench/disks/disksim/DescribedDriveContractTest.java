package org.raidbench.disks.disksim;

import org.raidbench.api.disk.DiskModel;
import org.raidbench.testkit.DiskContract;

/** A drive from a description, under load, keeps to what every disk keeps to. */
final class DescribedDriveContractTest extends DiskContract {
  @Override
  protected DiskModel model() {
    return new DescribedModel(
        "small.diskspecs", DescriptionReader.read(new Texts(), "small.diskspecs"));
  }

  @Override
  protected boolean described() {
    return true;
  }
}
