package org.raidbench.api.workload;

import java.util.List;
import org.raidbench.api.stability.Evolving;

/** Where random requests fall within a job's region. */
@Evolving
public sealed interface Distribution {
  /** Every place equally likely. */
  Distribution UNIFORM = new Uniform();

  /** Every place equally likely. */
  record Uniform() implements Distribution {}

  /**
   * Zipf: the k-th most popular block is asked for in proportion to {@code k^-theta}; popular
   * blocks are scattered over the region.
   *
   * @param theta skew, positive, not 1
   */
  record Zipf(double theta) implements Distribution {}

  /**
   * Pareto, by the share {@code h}: a share {@code h} of the region gets {@code 1-h} of the
   * requests.
   *
   * @param h from 0 to 1, both exclusive
   */
  record Pareto(double h) implements Distribution {}

  /**
   * Normal, centred on the region.
   *
   * @param deviation standard deviation as a share of the region, 0 exclusive to 1
   */
  record Normal(double deviation) implements Distribution {}

  /**
   * Zones one after another, each with its own share of the requests.
   *
   * @param zones at least one; access and size shares each add up to 1
   */
  record Zoned(List<Zone> zones) implements Distribution {
    /** Copies the list. */
    public Zoned {
      zones = List.copyOf(zones);
    }
  }

  /**
   * One zone.
   *
   * @param accessShare share of the requests, 0 to 1
   * @param sizeShare share of the region, 0 exclusive to 1
   */
  record Zone(double accessShare, double sizeShare) {}
}
