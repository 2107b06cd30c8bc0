package org.raidbench.api.controller;

import java.util.Objects;
import org.raidbench.api.stability.Evolving;

/**
 * How an array is to be cached.
 *
 * @param read when to read ahead
 * @param write when to acknowledge a write
 * @param io whether reads stay in the cache
 * @param diskCache whether the disks' own write caches are on
 */
@Evolving
public record Policy(ReadPolicy read, WritePolicy write, IoPolicy io, boolean diskCache) {
  /** Checks that nothing is null. */
  public Policy {
    Objects.requireNonNull(read, "read");
    Objects.requireNonNull(write, "write");
    Objects.requireNonNull(io, "io");
  }
}
