package org.raidbench.core.fio;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.raidbench.api.fault.Fault;
import org.raidbench.api.fault.Faults;
import org.raidbench.api.workload.Job;
import org.raidbench.api.workload.Workload;
import org.raidbench.api.workload.WorkloadReader;

/**
 * Reads fio job files as fio 3.33 does with {@code --parse-only}: what it refuses is refused; what
 * it accepts is accepted, or the option that is not supported is named.
 *
 * <p>A job keeps as many requests in flight as its I/O engine can: {@code iodepth} counts only with
 * an asynchronous engine, and fio's default, {@code psync}, is none. {@link Workload#ignored} lists
 * what does not matter to a block device, and says where a value comes to something else than was
 * written. Stateless; any thread may call it.
 */
public final class FioReader implements WorkloadReader {
  /** Makes the reader. */
  public FioReader() {}

  @Override
  public String keyword() {
    return "fio";
  }

  @Override
  public String title() {
    return "a fio job file";
  }

  @Override
  public boolean fromFile() {
    return true;
  }

  @Override
  public Workload readFile(Path file, Map<String, String> environment) {
    Faults scanning = new Faults(file.toString());
    List<JobSection> sections = new JobFileScanner(scanning).scan(file);
    // The same line may be at fault for several jobs; it is told once.
    Set<Fault> faults = new LinkedHashSet<>(scanning.list());
    SectionParser parser = new SectionParser(environment, faults);
    Stages stages = new Stages();
    boolean grouped = false;
    FioSettings global = new FioSettings();
    boolean jobs = false;
    for (JobSection section : sections) {
      if (section.isGlobal()) {
        parser.read(section, global);
        continue;
      }
      jobs = true;
      FioSettings settings = global.copy();
      parser.read(section, settings);
      grouped |= settings.flag("group_reporting");
      JobMaker maker = new JobMaker(section, settings, faults, parser.ignored());
      stages.next(settings.flag("stonewall"), settings.flag("new_group"));
      Job job = maker.make(stages.unique(maker.name()), stages.group);
      if (job != null) {
        stages.add(job);
      }
    }
    if (!jobs && faults.isEmpty()) {
      faults.add(
          new Fault(file.toString(), 0, 0, "there is no job in it; expected a section [a name]"));
    }
    Faults all = new Faults(file.toString());
    faults.forEach(all::add);
    all.throwIfAny();
    Path name = file.getFileName();
    return new Workload(
        name == null ? file.toString() : name.toString(),
        stages.done(),
        grouped,
        List.copyOf(parser.ignored()));
  }

  /** Sorts jobs into stages and reporting groups. */
  private static final class Stages {
    private final List<List<Job>> stages = new ArrayList<>();
    private final Map<String, Integer> names = new HashMap<>();
    private boolean begun;
    private int group;

    void next(boolean stonewall, boolean newGroup) {
      if ((stonewall || newGroup) && begun) {
        group++;
      }
      if (stages.isEmpty() || (stonewall && begun)) {
        stages.add(new ArrayList<>());
      }
      begun = true;
    }

    void add(Job job) {
      stages.get(stages.size() - 1).add(job);
    }

    /** fio lets several sections have one name; here each has its own. */
    String unique(String name) {
      String own = name;
      while (names.containsKey(own)) {
        int count = names.merge(name, 1, Integer::sum);
        own = name + " " + count;
      }
      names.put(own, 1);
      return own;
    }

    List<List<Job>> done() {
      return stages;
    }
  }
}
