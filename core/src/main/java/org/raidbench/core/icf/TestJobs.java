package org.raidbench.core.icf;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.raidbench.api.workload.AccessLine;
import org.raidbench.api.workload.Distribution;
import org.raidbench.api.workload.Job;
import org.raidbench.api.workload.Pacing;
import org.raidbench.api.workload.Region;
import org.raidbench.api.workload.Timing;
import org.raidbench.core.fio.FioWords;
import org.raidbench.core.icf.IcfFile.Setup;
import org.raidbench.core.icf.IcfFile.Specification;
import org.raidbench.core.icf.IcfFile.Worker;

/** Makes the jobs of a test: one for each worker on each of its targets, as IOMeter has it. */
final class TestJobs {
  private static final long SECTOR_BYTES = 512;

  private final Timing timing;

  /** Names given so far: in a workload each job has its own. */
  private final Set<String> names;

  TestJobs(Setup setup, Set<String> names) {
    this.names = names;
    boolean open = setup.runNanos() == 0 && setup.rampNanos() == 0;
    timing = open ? Timing.BENCH : new Timing(0, setup.rampNanos(), setup.runNanos(), 0, false);
  }

  List<Job> of(IcfTests.Test test) {
    List<Job> jobs = new ArrayList<>();
    for (IcfTests.Active active : test.active()) {
      for (String target : active.worker().targets().subList(0, active.targets())) {
        jobs.add(job(test, active, target));
      }
    }
    return jobs;
  }

  private Job job(IcfTests.Test test, IcfTests.Active active, String target) {
    Worker worker = active.worker();
    Specification specification = active.specification();
    List<AccessLine> lines = specification.lines();
    Map<String, String> options = new LinkedHashMap<>(FioWords.of(lines, 1, active.depth()));
    if (!target.isEmpty()) {
      options.put("filename", target);
    }
    return new Job(
        name(worker.name() + String.join("", suffix(test))),
        1,
        active.depth(),
        lines,
        Distribution.UNIFORM,
        new Region(
            worker.startSector() * SECTOR_BYTES,
            0,
            worker.sizeSectors() * SECTOR_BYTES,
            0,
            0,
            false),
        false,
        false,
        specification.delayNanos() == 0
            ? Pacing.NONE
            : new Pacing(0, 0, 0, 0, false, specification.delayNanos(), specification.burst()),
        timing,
        0,
        options);
  }

  private static List<String> suffix(IcfTests.Test test) {
    return test.coordinates().entrySet().stream()
        .map(
            it ->
                it.getKey().equals(IcfTests.SPECIFICATION)
                    ? ", " + it.getValue()
                    : ", " + it.getKey() + " " + it.getValue())
        .toList();
  }

  private String name(String wanted) {
    String name = wanted;
    for (int i = 2; !names.add(name); i++) {
      name = wanted + " " + i;
    }
    return name;
  }
}
