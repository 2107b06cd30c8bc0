package org.raidbench.core.measure;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.raidbench.api.sim.StationRole;
import org.raidbench.core.kernel.StationUse;

/**
 * How busy a station or a pool of slots was in an interval. Stations of one device that differ in a
 * number alone, such as the dies of a drive, count as one with so many servers: load is spread over
 * them by chance, and the busiest of a thousand in a short interval says nothing.
 *
 * @param name its full name; without the number if it stands for several
 * @param role what it is to a reader
 * @param servers how many jobs it serves at once
 * @param busyNanos time its servers worked, all added up
 * @param share busy time as a share of what they could, 0 to 1
 */
public record StationShare(
    String name, StationRole role, int servers, long busyNanos, double share) {
  /**
   * Compares two snapshots.
   *
   * @param before at the beginning of the interval
   * @param after at its end; stations made meanwhile come last
   * @param intervalNanos its length
   * @return the shares, in the order of the stations, or of the first of several that count as one
   * @throws ImpossibleResultException if a station worked longer than the interval, not counting
   *     what may have been booked late
   */
  public static List<StationShare> between(
      List<StationUse> before, List<StationUse> after, long intervalNanos) {
    Map<String, List<StationShare>> siblings = new LinkedHashMap<>();
    for (int i = 0; i < after.size(); i++) {
      StationUse use = after.get(i);
      long busy = use.busyNanos() - (i < before.size() ? before.get(i).busyNanos() : 0);
      siblings
          .computeIfAbsent(withoutNumber(use.name()), absent -> new ArrayList<>())
          .add(of(use.name(), use.role(), use.servers(), busy, intervalNanos, use.lagNanos()));
    }
    List<StationShare> shares = new ArrayList<>();
    siblings.forEach((name, each) -> shares.add(asOne(name, each)));
    return shares;
  }

  /**
   * Adds up what the same stations did in several intervals.
   *
   * @param intervals their shares
   * @param totalNanos the intervals' lengths added up
   * @return the shares of all intervals together
   */
  public static List<StationShare> sum(List<List<StationShare>> intervals, long totalNanos) {
    List<StationShare> last = intervals.get(intervals.size() - 1);
    List<StationShare> sums = new ArrayList<>();
    for (int i = 0; i < last.size(); i++) {
      long busy = 0;
      for (List<StationShare> interval : intervals) {
        busy += i < interval.size() ? interval.get(i).busyNanos() : 0;
      }
      StationShare station = last.get(i);
      sums.add(of(station.name(), station.role(), station.servers(), busy, totalNanos, totalNanos));
    }
    return sums;
  }

  private static StationShare asOne(String name, List<StationShare> siblings) {
    StationShare first = siblings.get(0);
    if (siblings.size() == 1) {
      return first;
    }
    int servers = 0;
    long busy = 0;
    double weighted = 0;
    for (StationShare sibling : siblings) {
      servers += sibling.servers();
      busy += sibling.busyNanos();
      weighted += sibling.share() * sibling.servers();
    }
    return new StationShare(name, first.role(), servers, busy, weighted / servers);
  }

  private static String withoutNumber(String name) {
    int end = name.length();
    while (end > 0 && Character.isDigit(name.charAt(end - 1))) {
      end--;
    }
    return name.substring(0, end);
  }

  private static StationShare of(
      String name,
      StationRole role,
      int servers,
      long busyNanos,
      long intervalNanos,
      long lagNanos) {
    if (busyNanos < 0 || busyNanos > servers * (intervalNanos + lagNanos)) {
      throw new ImpossibleResultException(
          "%s with %d servers was busy for %d ns in %d ns"
              .formatted(name, servers, busyNanos, intervalNanos));
    }
    double share =
        intervalNanos == 0 ? 0 : Math.min(1, (double) busyNanos / servers / intervalNanos);
    return new StationShare(name, role, servers, busyNanos, share);
  }
}
