package org.raidbench.core.blame;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.raidbench.api.cache.CacheDevice;
import org.raidbench.api.cache.CacheDeviceModel;
import org.raidbench.api.controller.CacheQuota;
import org.raidbench.api.controller.Controller;
import org.raidbench.api.controller.ControllerModel;
import org.raidbench.api.controller.Costs;
import org.raidbench.api.controller.Destage;
import org.raidbench.api.controller.MirrorChoice;
import org.raidbench.api.controller.PathRule;
import org.raidbench.api.controller.ReadAhead;
import org.raidbench.api.controller.WriteRule;
import org.raidbench.api.disk.Disk;
import org.raidbench.api.disk.DiskModel;
import org.raidbench.api.disk.DiskReader;
import org.raidbench.api.host.HostModel;
import org.raidbench.api.protection.Protection;
import org.raidbench.api.protection.ProtectionModel;
import org.raidbench.api.raid.RaidLevel;
import org.raidbench.api.raid.RaidLevelModel;
import org.raidbench.api.result.ResultWriter;
import org.raidbench.api.workload.RequestCursor;
import org.raidbench.api.workload.RequestSource;
import org.raidbench.api.workload.WorkloadPattern;
import org.raidbench.api.workload.WorkloadReader;
import org.raidbench.core.contract.CheckedParts;
import org.raidbench.core.contract.Role;
import org.raidbench.core.plugin.Explanation;
import org.raidbench.core.plugin.Origin;

/** Reads stacks: which jar's code was running, and what kind of device it belongs to. */
final class Witness {
  /** How the virtual machine names a class in the message of an error. */
  private static final Pattern CLASS_NAME = Pattern.compile("[\\w$]+([./][\\w$]+)+");

  private static final int CAUSES_MAX = 16;

  private static final Map<Class<?>, Role> ROLES = new LinkedHashMap<>();

  static {
    for (Class<?> type :
        List.of(
            ControllerModel.class,
            Controller.class,
            Costs.class,
            MirrorChoice.class,
            ReadAhead.class,
            Destage.class,
            CacheQuota.class,
            WriteRule.class,
            PathRule.class)) {
      ROLES.put(type, Role.CONTROLLER);
    }
    ROLES.put(DiskModel.class, Role.DISK);
    ROLES.put(Disk.class, Role.DISK);
    ROLES.put(RaidLevelModel.class, Role.RAID_LEVEL);
    ROLES.put(RaidLevel.class, Role.RAID_LEVEL);
    ROLES.put(CacheDeviceModel.class, Role.CACHE_DEVICE);
    ROLES.put(CacheDevice.class, Role.CACHE_DEVICE);
    ROLES.put(ProtectionModel.class, Role.PROTECTION);
    ROLES.put(Protection.class, Role.PROTECTION);
    ROLES.put(HostModel.class, Role.HOST);
    ROLES.put(DiskReader.class, Role.DISK);
    ROLES.put(WorkloadReader.class, Role.WORKLOAD);
    ROLES.put(WorkloadPattern.class, Role.WORKLOAD);
    ROLES.put(RequestSource.class, Role.WORKLOAD);
    ROLES.put(RequestCursor.class, Role.WORKLOAD);
    ROLES.put(ResultWriter.class, Role.RESULT_WRITER);
  }

  /** A loader for each jar that a suspect came from; Raidbench's own core is nobody's plug-in. */
  private final Map<Origin, Class<?>> typeOfJar = new LinkedHashMap<>();

  Witness(List<Suspect> suspects) {
    Origin core = Origin.of(Witness.class);
    for (Suspect suspect : suspects) {
      if (!suspect.origin().equals(core)) {
        typeOfJar.putIfAbsent(suspect.origin(), suspect.type());
      }
    }
  }

  Class<?> classOf(Origin origin) {
    return typeOfJar.getOrDefault(origin, Witness.class);
  }

  /** The jar whose code threw: of the innermost cause that anyone can be blamed for. */
  Optional<Origin> jarOf(Throwable thrown) {
    for (Throwable each : inwards(thrown)) {
      Optional<Origin> jar = jarOfFrames(each);
      if (jar.isPresent()) {
        return jar;
      }
    }
    return Optional.empty();
  }

  /** What tells a person most: the innermost cause that a plug-in's code threw. */
  Throwable innermost(Throwable thrown) {
    for (Throwable each : inwards(thrown)) {
      if (jarOfFrames(each).isPresent()) {
        return each;
      }
    }
    return thrown;
  }

  /**
   * Of suspects of one jar, those whose own code or whose kind of device is on top of the stack;
   * all if that says nothing.
   */
  List<Suspect> narrowed(Throwable thrown, List<Suspect> ofOneJar) {
    for (StackTraceElement frame : innermost(thrown).getStackTrace()) {
      if (frame.getClassName().startsWith(CheckedParts.class.getName())) {
        return having(EnumSet.of(Role.CONTROLLER), ofOneJar);
      }
      for (Class<?> type : typeOfJar.values()) {
        @Nullable Class<?> code = load(frame.getClassName(), type);
        if (code == null) {
          continue;
        }
        List<Suspect> own =
            ofOneJar.stream()
                .filter(it -> it.type().getNestHost().equals(code.getNestHost()))
                .toList();
        if (!own.isEmpty()) {
          return own;
        }
        Set<Role> roles = roles(code);
        if (!roles.isEmpty()) {
          return having(roles, ofOneJar);
        }
      }
    }
    return ofOneJar;
  }

  private static Set<Role> roles(Class<?> code) {
    Set<Role> roles = EnumSet.noneOf(Role.class);
    ROLES.forEach(
        (contract, role) -> {
          if (contract.isAssignableFrom(code.getNestHost()) || contract.isAssignableFrom(code)) {
            roles.add(role);
          }
        });
    return roles;
  }

  private static List<Suspect> having(Set<Role> roles, List<Suspect> suspects) {
    List<Suspect> having =
        suspects.stream()
            .filter(
                it ->
                    it.role() == null
                        ? roles(it.type()).stream().anyMatch(roles::contains)
                        : roles.contains(it.role()))
            .toList();
    return having.isEmpty() ? suspects : having;
  }

  private static List<Throwable> inwards(Throwable thrown) {
    List<Throwable> chain = new ArrayList<>();
    @Nullable Throwable each = thrown;
    for (int i = 0; i < CAUSES_MAX && each != null; i++) {
      chain.add(0, each);
      each = each.getCause();
    }
    return chain;
  }

  private Optional<Origin> jarOfFrames(Throwable thrown) {
    for (StackTraceElement frame : thrown.getStackTrace()) {
      if (!Explanation.isBystander(thrown, frame.getClassName())) {
        Optional<Origin> jar = jarOfClass(frame.getClassName());
        return jar.isEmpty() && thrown instanceof LinkageError ? jarNamedBy(thrown) : jar;
      }
    }
    return Optional.empty();
  }

  /** A method that a plug-in does not have is missed by its caller; the message says in whom. */
  private Optional<Origin> jarNamedBy(Throwable thrown) {
    Matcher matcher = CLASS_NAME.matcher(String.valueOf(thrown.getMessage()));
    while (matcher.find()) {
      Optional<Origin> jar = jarOfClass(matcher.group().replace('/', '.'));
      if (jar.isPresent()) {
        return jar;
      }
    }
    return Optional.empty();
  }

  private Optional<Origin> jarOfClass(String name) {
    for (Map.Entry<Origin, Class<?>> jar : typeOfJar.entrySet()) {
      @Nullable Class<?> code = load(name, jar.getValue());
      if (code != null && Origin.of(code).equals(jar.getKey())) {
        return Optional.of(jar.getKey());
      }
    }
    return Optional.empty();
  }

  private static @Nullable Class<?> load(String name, Class<?> neighbour) {
    try {
      return Class.forName(name, false, neighbour.getClassLoader());
    } catch (ClassNotFoundException | LinkageError e) {
      return null;
    }
  }
}
