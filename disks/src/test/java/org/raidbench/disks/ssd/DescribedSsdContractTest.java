package org.raidbench.disks.ssd;

import org.raidbench.api.disk.DiskModel;
import org.raidbench.testkit.DiskContract;

/** A drive of the user's own figures keeps to what every disk keeps to. */
final class DescribedSsdContractTest extends DiskContract {
  @Override
  protected DiskModel model() {
    SsdReaderContractTest described = new SsdReaderContractTest();
    return described.reader().readFigures("my disk", described.figures());
  }

  @Override
  protected boolean described() {
    return true;
  }
}
