package org.raidbench.core.fio;

import java.util.List;
import org.raidbench.api.workload.WorkloadReader;
import org.raidbench.testkit.WorkloadReaderContract;

final class FioReaderContractTest extends WorkloadReaderContract {
  @Override
  protected WorkloadReader reader() {
    return new FioReader();
  }

  @Override
  protected List<String> sound() {
    return List.of(
        "[a]\nrw=randread\nbs=4k\niodepth=32\n",
        """
        [global]
        bssplit=4k/60:8k/40
        rw=randrw
        rwmixread=70
        [first]
        iodepth=8
        [second]
        stonewall
        numjobs=2
        runtime=10s
        """);
  }

  @Override
  protected List<String> faulty() {
    return List.of("rw=read\n", "[a]\nrw=sideways\n", "[a]\nno_such_option=1\n");
  }
}
