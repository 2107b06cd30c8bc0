package org.raidbench.core.measure;

import java.util.ArrayList;
import java.util.List;
import org.raidbench.api.sim.StationRole;
import org.raidbench.core.kernel.StationUse;

/**
 * How busy a station or a pool of slots was in an interval.
 *
 * @param name its full name
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
   * @return the shares, in the order of the stations
   * @throws ImpossibleResultException if a station worked longer than the interval, not counting
   *     what may have been booked late
   */
  public static List<StationShare> between(
      List<StationUse> before, List<StationUse> after, long intervalNanos) {
    List<StationShare> shares = new ArrayList<>();
    for (int i = 0; i < after.size(); i++) {
      StationUse use = after.get(i);
      long busy = use.busyNanos() - (i < before.size() ? before.get(i).busyNanos() : 0);
      shares.add(of(use.name(), use.role(), use.servers(), busy, intervalNanos, use.lagNanos()));
    }
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
