package org.raidbench.core.icf;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.raidbench.api.fault.Faults;
import org.raidbench.api.workload.Job;
import org.raidbench.api.workload.Workload;
import org.raidbench.api.workload.WorkloadCase;
import org.raidbench.api.workload.WorkloadReader;

/**
 * Reads IOMeter's configuration files, from version 1998.05.21 to 1.1.0.
 *
 * <p>Each test that IOMeter would run is a case, told apart by {@code specification}, and by {@code
 * queue-depth}, {@code workers} or {@code targets} where the test type cycles these. A worker is a
 * job on each of its targets. What cannot be simulated is a fault, what does not matter is listed.
 * Stateless; any thread may call it.
 */
public final class IcfReader implements WorkloadReader {
  /** Makes the reader. */
  public IcfReader() {}

  @Override
  public String keyword() {
    return "icf";
  }

  @Override
  public String title() {
    return "a configuration of IOMeter";
  }

  @Override
  public boolean fromFile() {
    return true;
  }

  @Override
  public Workload readFile(Path file, Map<String, String> environment) {
    Read read = read(file);
    Set<String> names = new HashSet<>();
    List<List<Job>> stages = new ArrayList<>();
    for (IcfTests.Test test : read.tests()) {
      stages.add(new TestJobs(read.setup(), names).of(test));
    }
    return new Workload(name(file), stages, false, read.notes());
  }

  @Override
  public List<WorkloadCase> readCases(Path file, Map<String, String> environment) {
    Read read = read(file);
    List<WorkloadCase> cases = new ArrayList<>();
    for (IcfTests.Test test : read.tests()) {
      List<Job> jobs =
          new TestJobs(read.setup(), new HashSet<>())
              .of(new IcfTests.Test(Map.of(), test.active()));
      cases.add(
          new WorkloadCase(
              test.coordinates(), new Workload(name(file), List.of(jobs), false, read.notes())));
    }
    return cases;
  }

  private record Read(IcfFile.Setup setup, List<IcfTests.Test> tests, List<String> notes) {}

  private static Read read(Path file) {
    Faults faults = new Faults(file.toString());
    List<Line> lines = Scanner.lines(file, faults);
    faults.throwIfAny();
    IcfFile content = new Parser(faults).read(lines);
    faults.throwIfAny();
    Set<String> notes = new LinkedHashSet<>(content.notes());
    List<IcfTests.Test> tests = IcfTests.of(content, notes, faults);
    faults.throwIfAny();
    return new Read(content.setup(), tests, List.copyOf(notes));
  }

  private static String name(Path file) {
    Path name = file.getFileName();
    return name == null ? file.toString() : name.toString();
  }
}
