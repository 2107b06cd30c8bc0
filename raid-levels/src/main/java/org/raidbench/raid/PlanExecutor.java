package org.raidbench.raid;

import java.util.Arrays;
import org.raidbench.api.raid.Computations;
import org.raidbench.api.raid.IoPlan;
import org.raidbench.api.raid.Steps;

/**
 * Carries plans out on bytes: reads, then computations, then writes.
 *
 * <p>Data are {@code long}s, 64 to a sector of 512 bytes, the first byte the lowest of its long.
 * Scratch memory is kept from plan to plan. Not for use by several threads.
 */
public final class PlanExecutor {
  /** Longs of one sector. */
  public static final int SECTOR_LONGS = 64;

  private final BulkGalois arithmetic = new BulkGalois();
  private long[][] buffers = new long[8][0];

  /** What the members of an array hold. */
  public interface Members {
    /**
     * Reads a member.
     *
     * @param member the member
     * @param sector first sector on it
     * @param sectors how many
     * @param into where the data goes
     * @param intoSector the first sector there
     */
    void read(int member, long sector, int sectors, long[] into, int intoSector);

    /**
     * Writes a member.
     *
     * @param member the member
     * @param sector first sector on it
     * @param sectors how many
     * @param from where the data comes from
     * @param fromSector the first sector there
     */
    void write(int member, long sector, int sectors, long[] from, int fromSector);
  }

  /** Makes an executor. */
  public PlanExecutor() {}

  /**
   * Carries out the plan of a read. Of alternatives, the first place is read.
   *
   * @param plan the plan
   * @param host filled with what was read; what no step fills is zero
   * @param members read
   */
  public void read(IoPlan plan, long[] host, Members members) {
    Arrays.fill(host, 0);
    execute(plan, host, members);
  }

  /**
   * Carries out the plan of a write or a rebuild.
   *
   * @param plan the plan
   * @param host what the host writes; empty for a rebuild
   * @param members read and written
   */
  public void write(IoPlan plan, long[] host, Members members) {
    execute(plan, host, members);
  }

  private void execute(IoPlan plan, long[] host, Members members) {
    prepare(plan, host);
    Steps reads = plan.reads();
    for (int i = 0; i < reads.count(); i++) {
      members.read(
          reads.member(i),
          reads.sector(i),
          reads.sectors(i),
          buffers[reads.buffer(i)],
          reads.bufferSector(i));
    }
    Computations computations = plan.computations();
    for (int i = 0; i < computations.count(); i++) {
      arithmetic.addMultiple(
          buffers[computations.target(i)],
          computations.targetSector(i) * SECTOR_LONGS,
          buffers[computations.source(i)],
          computations.sourceSector(i) * SECTOR_LONGS,
          computations.sectors(i) * SECTOR_LONGS,
          computations.coefficient(i));
    }
    Steps writes = plan.writes();
    for (int i = 0; i < writes.count(); i++) {
      members.write(
          writes.member(i),
          writes.sector(i),
          writes.sectors(i),
          buffers[writes.buffer(i)],
          writes.bufferSector(i));
    }
  }

  private void prepare(IoPlan plan, long[] host) {
    if (plan.buffers() > buffers.length) {
      int had = buffers.length;
      buffers = Arrays.copyOf(buffers, Math.max(plan.buffers(), 2 * had));
      Arrays.fill(buffers, had, buffers.length, new long[0]);
    }
    buffers[IoPlan.HOST] = host;
    for (int buffer = 1; buffer < plan.buffers(); buffer++) {
      int longs = plan.bufferSectors(buffer) * SECTOR_LONGS;
      if (buffers[buffer].length < longs) {
        buffers[buffer] = new long[longs];
      } else {
        Arrays.fill(buffers[buffer], 0, longs, 0);
      }
    }
  }
}
