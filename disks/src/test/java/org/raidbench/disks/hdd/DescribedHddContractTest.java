package org.raidbench.disks.hdd;

import org.raidbench.api.disk.DiskModel;
import org.raidbench.testkit.DiskContract;

/** A drive of the user's own figures keeps to what every disk keeps to. */
final class DescribedHddContractTest extends DiskContract {
  @Override
  protected DiskModel model() {
    HddReaderContractTest described = new HddReaderContractTest();
    return described.reader().readFigures("my disk", described.figures());
  }

  @Override
  protected boolean described() {
    return true;
  }
}
