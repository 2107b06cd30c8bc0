package org.raidbench.core.load;

import org.raidbench.api.fault.Faults;
import org.raidbench.api.workload.AccessLine;
import org.raidbench.api.workload.Job;
import org.raidbench.api.workload.Region;

/**
 * The part of a target that one thread works on.
 *
 * @param startBytes where it begins
 * @param endBytes where it ends
 */
record Bounds(long startBytes, long endBytes) {
  private static final long SECTOR_BYTES = 512;

  /**
   * Works a job's region out.
   *
   * @param job the job
   * @param instance the thread, from 0
   * @param targetBytes the target's size
   * @param faults told if the target is too small
   * @return the bounds
   */
  static Bounds of(Job job, int instance, long targetBytes, Faults faults) {
    Region region = job.region();
    long offset =
        region.offsetBytes() >= 0
            ? region.offsetBytes()
            : sectors(region.offsetShare() * targetBytes);
    long start = offset + instance * region.incrementBytes();
    long size = Long.MAX_VALUE;
    if (region.sizeBytes() > 0) {
      size = region.sizeBytes();
    } else if (region.sizeShare() > 0) {
      size = sectors(region.sizeShare() * targetBytes);
    }
    long end = Math.min(targetBytes, start > Long.MAX_VALUE - size ? Long.MAX_VALUE : start + size);
    long largest = job.lines().stream().mapToLong(AccessLine::maxBytes).max().orElse(SECTOR_BYTES);
    if (start < 0 || end - start < largest) {
      faults.add(
          ("job \"%s\": thread %d works on %d bytes from byte %d of a target of %d bytes;"
                  + " expected room for its largest request, %d bytes")
              .formatted(
                  job.name(), instance, Math.max(0, end - start), start, targetBytes, largest));
    }
    return new Bounds(start, end);
  }

  private static long sectors(double bytes) {
    long whole = (long) (bytes / SECTOR_BYTES);
    return whole * SECTOR_BYTES;
  }
}
