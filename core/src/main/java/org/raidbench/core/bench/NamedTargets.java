package org.raidbench.core.bench;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.raidbench.api.workload.Job;
import org.raidbench.api.workload.Workload;

/** The arrays that jobs of a fio job file name: {@code filename=data} is the array "data". */
public final class NamedTargets {
  private static final String FILE_NAME = "filename";

  private NamedTargets() {}

  /**
   * The arrays named.
   *
   * @param workload the workload
   * @param arrays the names of the arrays there are
   * @return by the name of a job, its array; jobs that name none are left out
   */
  public static Map<String, String> of(Workload workload, Collection<String> arrays) {
    Map<String, String> named = new HashMap<>();
    for (Job job : jobs(workload)) {
      String file = job.options().get(FILE_NAME);
      if (file != null && arrays.contains(file)) {
        named.put(job.name(), file);
      }
    }
    return named;
  }

  /**
   * The array of the first job, if every job names one, so that nobody else need say it.
   *
   * @param workload the workload
   * @param arrays the names of the arrays there are
   * @return an array's name; empty if a job names none
   */
  public static Optional<String> ofAll(Workload workload, Collection<String> arrays) {
    Map<String, String> named = of(workload, arrays);
    List<Job> jobs = jobs(workload);
    return jobs.stream().allMatch(job -> named.containsKey(job.name()))
        ? Optional.ofNullable(named.get(jobs.get(0).name()))
        : Optional.empty();
  }

  /** A line for each name that is no array's, since its jobs run elsewhere. */
  static List<String> notes(Load load, Collection<String> arrays) {
    List<String> notes = new ArrayList<>();
    for (Job job : jobs(load.workload())) {
      String file = job.options().get(FILE_NAME);
      String note = "filename=" + file + ": no array has this name; it runs on " + load.array();
      if (file != null && !arrays.contains(file) && !notes.contains(note)) {
        notes.add(note);
      }
    }
    return notes;
  }

  private static List<Job> jobs(Workload workload) {
    return workload.stages().stream().flatMap(List::stream).toList();
  }
}
