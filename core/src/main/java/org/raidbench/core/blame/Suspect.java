package org.raidbench.core.blame;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.raidbench.api.Model;
import org.raidbench.api.workload.Job;
import org.raidbench.api.workload.Workload;
import org.raidbench.core.contract.Role;
import org.raidbench.core.plugin.Catalogue;
import org.raidbench.core.plugin.Origin;
import org.raidbench.core.plugin.Registry;
import org.raidbench.core.system.ArrayPart;
import org.raidbench.core.system.DiskPart;
import org.raidbench.core.system.PoolPart;
import org.raidbench.core.system.SystemPlan;

/**
 * A model that may have failed, or one of its devices.
 *
 * @param role what it is to its system; null if it is not a part of one
 * @param device the name of its context; empty if it has none
 * @param label what the bench calls it; empty if it has no name of its own
 * @param name what messages call it: {@code disk model acme/d1}
 * @param type its class
 */
record Suspect(@Nullable Role role, String device, String label, String name, Class<?> type) {
  Origin origin() {
    return Origin.of(type);
  }

  /** Everything a system is made of. */
  static List<Suspect> of(SystemPlan plan) {
    List<Suspect> all = new ArrayList<>();
    all.add(of(Role.HOST, "host", "", "host model ", plan.host().model()));
    all.add(of(Role.CONTROLLER, "controller", "", "controller model ", plan.controller().model()));
    if (plan.protection() != null) {
      all.add(of(Role.PROTECTION, "protection", "", "protection ", plan.protection().model()));
    }
    for (DiskPart disk : plan.disks()) {
      String device = "disk." + disk.name().replace(' ', '-');
      all.add(of(Role.DISK, device, disk.name(), "disk model ", disk.part().model()));
    }
    Map<String, Suspect> levels = new LinkedHashMap<>();
    for (ArrayPart array : plan.arrays()) {
      Suspect level = of(Role.RAID_LEVEL, "", "", "RAID level ", array.level());
      levels.putIfAbsent(level.name(), level);
    }
    for (PoolPart pool : plan.pools()) {
      Suspect level = of(Role.RAID_LEVEL, "", "", "RAID level ", pool.level());
      levels.putIfAbsent(level.name(), level);
      all.add(
          of(
              Role.CACHE_DEVICE,
              "pool." + pool.name(),
              "pool " + pool.name(),
              "cache device ",
              pool.type().model()));
    }
    all.addAll(levels.values());
    return all;
  }

  /** Where the requests of workloads come from that are not drawn. */
  static List<Suspect> of(Workload workload) {
    List<Suspect> all = new ArrayList<>();
    for (List<Job> stage : workload.stages()) {
      for (Job job : stage) {
        if (job.source() != null) {
          String name = "source of requests of job \"" + job.name() + "\"";
          all.add(new Suspect(Role.WORKLOAD, "", "", name, job.source().getClass()));
        }
      }
    }
    return all;
  }

  /** Everything that plug-ins bring. */
  static List<Suspect> of(Registry registry) {
    List<Suspect> all = new ArrayList<>();
    for (Catalogue<?> catalogue : registry.catalogues()) {
      for (String name : catalogue.names()) {
        Object entry = catalogue.find(name).orElseThrow();
        all.add(new Suspect(null, "", "", catalogue.kind() + " " + name, entry.getClass()));
      }
    }
    return all;
  }

  private static Suspect of(Role role, String device, String label, String kind, Model model) {
    return new Suspect(role, device, label, kind + model.id(), model.getClass());
  }
}
