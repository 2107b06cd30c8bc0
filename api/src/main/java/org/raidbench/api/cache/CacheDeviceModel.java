package org.raidbench.api.cache;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.raidbench.api.Model;
import org.raidbench.api.sim.Context;
import org.raidbench.api.spec.Key;
import org.raidbench.api.spec.Spec;
import org.raidbench.api.stability.Evolving;

/** A cache in front of arrays: on-board memory or a pool of SSDs. */
@Evolving
public interface CacheDeviceModel extends Model {
  /** The keys that its specification has to have. */
  List<Key> REQUIRED_KEYS = List.of(CacheKeys.KIND, CacheKeys.LINE, CacheKeys.MODES);

  /**
   * Says what is wrong with a pool. Unless overridden, what the specification does not offer is.
   *
   * @param level the pool's RAID level as in a bench file
   * @param mode the mode asked for
   * @param members model ids of its members, in order
   * @param bytes its capacity
   * @return a line for each fault; empty if none
   */
  default List<String> check(String level, CacheMode mode, List<String> members, long bytes) {
    List<String> faults = new ArrayList<>();
    List<String> levels = spec().words(CacheKeys.LEVELS);
    if (!levels.contains(level)) {
      faults.add(id() + " offers " + String.join(", ", levels) + ", not " + level);
    }
    List<String> modes = spec().words(CacheKeys.MODES);
    String asked = mode.name().toLowerCase(Locale.ROOT).replace('_', '-');
    if (!modes.contains(asked)) {
      faults.add(id() + " offers " + String.join(", ", modes) + ", not " + asked);
    }
    long disksMax = spec().whole(CacheKeys.MAX_DISKS, Long.MAX_VALUE);
    if (members.size() > disksMax) {
      faults.add(id() + " takes at most " + disksMax + " SSDs, not " + members.size());
    }
    if (bytes > spec().whole(CacheKeys.MAX_CAPACITY, Long.MAX_VALUE)) {
      Key most = CacheKeys.MAX_CAPACITY;
      faults.add(
          id() + " holds at most " + spec().figure(most).shown() + ", not " + bytes + " bytes");
    }
    List<String> may = spec().words(CacheKeys.MEMBERS);
    if (!may.isEmpty()) {
      members.stream()
          .distinct()
          .filter(member -> !may.contains(member))
          .forEach(
              member ->
                  faults.add(id() + " is made of " + String.join(", ", may) + ", not " + member));
    }
    return List.copyOf(faults);
  }

  /**
   * Says what the maker advises against in a pool with nothing wrong with it. Unless overridden,
   * that is writing back without redundancy.
   *
   * @param level the pool's RAID level
   * @param mode its mode
   * @return a line for each piece of advice; empty if none
   */
  default List<String> advice(String level, CacheMode mode) {
    return level.equals("raid0") && mode == CacheMode.WRITE_BACK
        ? List.of(id() + ": one SSD of a raid0 takes dirty data with it; raid1 is advised")
        : List.of();
  }

  /**
   * Creates the device. Unless overridden, one that does what the specification says.
   *
   * @param context its clock and random streams
   * @param spec {@link #spec()}, possibly with figures overridden by the bench
   * @param mode a mode that {@link #check} finds nothing wrong with
   * @return the device
   */
  default CacheDevice create(Context context, Spec spec, CacheMode mode) {
    return CacheDevice.of(spec, mode);
  }
}
