package org.raidbench.api.workload;

import org.raidbench.api.stability.Evolving;

/**
 * One line of an access pattern. For each I/O a line is drawn by weight; then, independently,
 * whether it reads and whether it is random.
 *
 * @param weight its share among the lines, positive
 * @param minBytes smallest request, a positive multiple of 512
 * @param maxBytes largest request; sizes between are drawn in steps of {@code minBytes}
 * @param readShare share of reads, 0 to 1
 * @param randomShare share of random requests, 0 to 1; the others continue where the last one ended
 * @param alignBytes alignment of random requests, a positive multiple of 512
 */
@Evolving
public record AccessLine(
    double weight,
    long minBytes,
    long maxBytes,
    double readShare,
    double randomShare,
    long alignBytes) {
  /**
   * Checks the ranges.
   *
   * @throws IllegalArgumentException if one is left
   */
  public AccessLine {
    if (!(weight > 0)
        || minBytes < 512
        || minBytes % 512 != 0
        || maxBytes < minBytes
        || maxBytes % 512 != 0
        || alignBytes < 512
        || alignBytes % 512 != 0
        || !(readShare >= 0 && readShare <= 1)
        || !(randomShare >= 0 && randomShare <= 1)) {
      throw new IllegalArgumentException(
          "access line out of range: weight %s, bytes %d-%d, read %s, random %s, align %d"
              .formatted(weight, minBytes, maxBytes, readShare, randomShare, alignBytes));
    }
  }
}
