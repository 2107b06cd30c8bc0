package org.raidbench.core.cache;

import org.raidbench.api.cache.CacheDevice;
import org.raidbench.core.contract.MisuseException;

/** The lines of an SSD pool as its device sees them when one is to be given up. */
final class PoolLines implements CacheDevice.Lines {
  private final UseOrder givable;
  private final int[] hitsOf;

  PoolLines(CacheLines lines, CacheDevice device) {
    givable = lines.givable();
    hitsOf = new int[lines.count()];
    lines.chooseVictimsBy(() -> device.victim(this));
  }

  /** A line has come to hold another's data. */
  void begin(int line) {
    hitsOf[line] = 0;
  }

  /** A line has answered a read. */
  void hit(int line) {
    hitsOf[line]++;
  }

  @Override
  public int oldest() {
    return givable.oldest();
  }

  @Override
  public int younger(int line) {
    return givable.younger(inRange(line));
  }

  /** Those that are dirty or busy are not among the lines that a device is shown. */
  @Override
  public boolean free(int line) {
    return givable.contains(inRange(line));
  }

  @Override
  public int hits(int line) {
    return hitsOf[inRange(line)];
  }

  private int inRange(int line) {
    return MisuseException.check("line", line, hitsOf.length);
  }
}
