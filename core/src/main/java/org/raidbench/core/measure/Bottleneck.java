package org.raidbench.core.measure;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Names the part that limits a closed system.
 *
 * <p>A station that is busy nearly all the time limits: more load would only make its queue longer.
 * If none is, but all slots of a pool are taken, the pool limits; of several full pools the one
 * furthest along the path, for those before it are full because of it. If neither is so, more load
 * would help: then the load's own rate or its queue depth limits.
 *
 * <p>Stations of one role count as their busiest: twelve disks of which one does all the work are
 * as slow as that one.
 *
 * @param limit the part that limits
 * @param runnerUp the part that would limit next; empty if none is near
 */
public record Bottleneck(String limit, String runnerUp) {
  /** What limits if requests in flight are too few. */
  public static final String QUEUE_DEPTH = "queue depth";

  /** What limits if the load does not ask for more. */
  public static final String OFFERED_LOAD = "offered load";

  /** From this share on a part counts as busy all the time. */
  private static final double SATURATED = 0.9;

  /** From this share on a part is near enough to be named as the next. */
  private static final double NEAR = 0.5;

  /**
   * Names it.
   *
   * @param stations how busy stations were
   * @param pools how full pools of slots were, in the order of a request's path
   * @param depthShare mean requests in flight as a share of what the load allows, 0 to 1
   * @return the bottleneck
   */
  public static Bottleneck of(
      List<StationShare> stations, List<StationShare> pools, double depthShare) {
    Map<String, Double> byRole = new LinkedHashMap<>();
    for (StationShare station : stations) {
      byRole.merge(station.role().label(), station.share(), Math::max);
    }
    String busiest = busiestExcept(byRole, "");
    if (byRole.getOrDefault(busiest, 0.0) >= SATURATED) {
      return new Bottleneck(busiest, nearOnly(byRole, busiestExcept(byRole, busiest)));
    }
    String limit = depthShare < SATURATED ? OFFERED_LOAD : QUEUE_DEPTH;
    for (StationShare pool : pools) {
      if (pool.share() >= SATURATED) {
        limit = pool.role().label();
      }
    }
    return new Bottleneck(limit, nearOnly(byRole, busiest));
  }

  private static String busiestExcept(Map<String, Double> byRole, String except) {
    String busiest = "";
    double share = 0;
    for (Map.Entry<String, Double> role : byRole.entrySet()) {
      if (role.getValue() > share && !role.getKey().equals(except)) {
        busiest = role.getKey();
        share = role.getValue();
      }
    }
    return busiest;
  }

  private static String nearOnly(Map<String, Double> byRole, String role) {
    return byRole.getOrDefault(role, 0.0) >= NEAR ? role : "";
  }
}
