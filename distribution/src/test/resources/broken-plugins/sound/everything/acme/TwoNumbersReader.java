package acme;

import java.util.List;
import org.raidbench.api.fault.Faults;
import org.raidbench.api.workload.AccessLine;
import org.raidbench.api.workload.Job;
import org.raidbench.api.workload.Workload;
import org.raidbench.api.workload.WorkloadReader;

/** {@code terse: 16x4}: the depth, and KiB of random reads. */
final class TwoNumbersReader implements WorkloadReader {
  @Override
  public String keyword() {
    return "terse";
  }

  @Override
  public boolean fromFile() {
    return false;
  }

  @Override
  public Workload readText(String text) {
    Faults faults = new Faults("");
    if (!text.matches("[0-9]{1,3}x[0-9]{1,3}")) {
      faults.add(1, 1, "expected such as 16x4, not \"" + text + "\"");
    }
    faults.throwIfAny();
    int x = text.indexOf('x');
    long bytes = 1024L * Integer.parseInt(text.substring(x + 1));
    AccessLine line = new AccessLine(1, bytes, bytes, 1, 1, 4096);
    int depth = Integer.parseInt(text.substring(0, x));
    return Workload.of("terse", Job.of("reads", depth, List.of(line)));
  }
}
