package org.raidbench.core.diskspd;

import java.util.List;
import org.raidbench.api.workload.WorkloadReader;
import org.raidbench.testkit.WorkloadReaderContract;

final class DiskspdReaderContractTest extends WorkloadReaderContract {
  @Override
  protected WorkloadReader reader() {
    return new DiskspdReader();
  }

  @Override
  protected List<String> sound() {
    return List.of("-b4K -d60 -o32 -t4 -r -w30 -Su x.dat", "-c1G -b64K -si -w100 -o8 -W5 -d30 #1");
  }

  @Override
  protected List<String> faulty() {
    return List.of("-b4X x.dat", "-w130 x.dat", "-o-1 x.dat");
  }
}
