package org.raidbench.api.disk;

import java.util.Objects;
import org.raidbench.api.stability.Stable;

/**
 * How a disk is set up in one system.
 *
 * @param writeCache whether its volatile write cache is on
 * @param start what it starts from
 */
@Stable
public record DiskSetup(boolean writeCache, DiskStart start) {
  /** Checks that nothing is null. */
  public DiskSetup {
    Objects.requireNonNull(start, "start");
  }
}
