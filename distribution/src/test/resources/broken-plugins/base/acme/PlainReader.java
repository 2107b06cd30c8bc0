package acme;

import org.raidbench.api.workload.AccessLine;
import org.raidbench.api.workload.Job;
import org.raidbench.api.workload.Workload;
import org.raidbench.api.workload.WorkloadReader;

/** Reads any text as eight random reads of 4 KiB at a time. */
public class PlainReader implements WorkloadReader {
  @Override
  public String keyword() {
    return "acme";
  }

  @Override
  public boolean fromFile() {
    return false;
  }

  @Override
  public Workload readText(String text) {
    return workload(4096);
  }

  public static Workload workload(long bytes) {
    return Workload.of("acme", Job.of("reads", 8, java.util.List.of(line(bytes))));
  }

  public static AccessLine line(long bytes) {
    return new AccessLine(1, bytes, bytes, 1, 1, 4096);
  }
}
