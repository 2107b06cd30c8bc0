package org.raidbench.core.pipeline;

import org.raidbench.core.array.ArrayVolume;

/** Which commands of an array may take the fast path; the rule is asked on changes only. */
final class FastPath {
  private final long stripSectors;
  private final boolean oneDiskReads;
  private final boolean oneDiskWrites;
  private boolean reads;
  private boolean writes;

  /** An array's; one behind a pool of SSDs has none, since any command may concern the pool. */
  FastPath(ArrayVolume volume, boolean pooled) {
    stripSectors = volume.level().shape().stripSectors();
    oneDiskReads = !pooled && volume.oneDiskServes(false);
    oneDiskWrites = !pooled && volume.oneDiskServes(true);
  }

  /** Sets what the rule says now. */
  void set(boolean fastReads, boolean fastWrites) {
    reads = fastReads && oneDiskReads;
    writes = fastWrites && oneDiskWrites;
  }

  /** Whether a command takes it: the rule allows it and one disk serves it. */
  boolean takes(boolean write, long sector, int sectors) {
    return (write ? writes : reads)
        && sector / stripSectors == (sector + sectors - 1) / stripSectors;
  }
}
