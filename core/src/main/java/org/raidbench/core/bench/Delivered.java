package org.raidbench.core.bench;

import java.util.ArrayList;
import java.util.List;
import org.raidbench.api.controller.ControllerKeys;
import org.raidbench.api.controller.IoPolicy;
import org.raidbench.api.spec.Key;
import org.raidbench.api.spec.Spec;
import org.raidbench.api.workload.AccessLine;
import org.raidbench.api.workload.Job;
import org.raidbench.core.run.AssignedWorkload;
import org.raidbench.core.system.ArrayPart;
import org.raidbench.core.system.SystemPlan;

/**
 * Which of the settings that nobody gave have a say in what a load meets: they are as the
 * controller is delivered, and results rest on its being delivered so.
 */
final class Delivered {
  private Delivered() {}

  /** Keys of the controller's specification, of the arrays that the loads run on. */
  static List<Key> deciding(SystemPlan plan, List<Load> loads) {
    List<Key> keys = new ArrayList<>();
    for (AssignedWorkload workload : AssignedLoads.of(plan, loads)) {
      for (List<Job> stage : workload.workload().stages()) {
        for (Job job : stage) {
          plan.arrays().stream()
              .filter(array -> array.name().equals(workload.arrayOf(job)))
              .forEach(array -> add(keys, array, plan.controller().spec(), job));
        }
      }
    }
    return keys.stream().distinct().toList();
  }

  private static void add(List<Key> keys, ArrayPart array, Spec controller, Job job) {
    boolean reads = job.source() != null;
    boolean writes = job.source() != null;
    for (AccessLine line : job.lines()) {
      reads |= line.readShare() > 0;
      writes |= line.readShare() < 1;
    }
    boolean cache = controller.has(ControllerKeys.CACHE);
    boolean cached = array.policy().io() == IoPolicy.CACHED;
    String level = array.level().id().product();
    boolean striped = array.disks().size() > 1 && !level.equals("jbod") && !level.equals("raid1");
    for (Key key : array.asDelivered()) {
      boolean decides =
          (key.equals(ControllerKeys.DEFAULT_STRIP) && striped)
              || (key.equals(ControllerKeys.DEFAULT_READ) && reads && cache)
              || (key.equals(ControllerKeys.DEFAULT_WRITE) && writes && cache)
              || (key.equals(ControllerKeys.DEFAULT_IO) && reads && cache && cached)
              || (key.equals(ControllerKeys.DEFAULT_DISK_CACHE) && writes);
      if (decides) {
        keys.add(key);
      }
    }
  }
}
