package org.raidbench.core.pipeline;

/**
 * What an SSD pool holds, and what it has done since the system was built.
 *
 * @param pool its name
 * @param lines lines it has
 * @param used lines that hold something
 * @param kept lines that are dirty or on their way to an array
 * @param hits reads it has answered
 * @param misses reads it has not
 */
public record PoolCounters(String pool, long lines, long used, long kept, long hits, long misses) {
  /**
   * What it holds, and what it has done since an earlier reading.
   *
   * @param before the earlier reading
   * @return the contents as they are now, and the differences of what it has done
   */
  public PoolCounters since(PoolCounters before) {
    return new PoolCounters(pool, lines, used, kept, hits - before.hits, misses - before.misses);
  }
}
