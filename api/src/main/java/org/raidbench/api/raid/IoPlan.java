package org.raidbench.api.raid;

import java.util.Arrays;
import org.raidbench.api.stability.Stable;

/**
 * What an array does for one request: reads, then computations, then writes, over numbered buffers.
 *
 * <p>Complete enough to be carried out on bytes. Buffer {@link #HOST} is the host's data, as long
 * as the request; other buffers are scratch and start as zeros; so do those parts of {@code HOST}
 * that no read of a read plan fills. A computation is {@code target ^= coefficient * source} over
 * GF(2^8) with polynomial 0x11d, sector by sector; coefficient 1 is plain XOR. They are carried out
 * in order. A plan is reused: {@link #clear} keeps the memory. Not for use by several threads.
 */
@Stable
public final class IoPlan {
  /** The buffer of the host's data. */
  public static final int HOST = 0;

  private int buffers;
  private int[] bufferSectors = new int[16];
  private final Steps reads = new Steps();
  private final Steps writes = new Steps();
  private int alternatives;
  private int[] alternativeMember = new int[8];
  private long[] alternativeSector = new long[8];
  private int[] alternativesEnd = new int[16];
  private final Computations computations = new Computations();

  /** Makes an empty plan. */
  public IoPlan() {
    clear();
  }

  /** Empties the plan. */
  public void clear() {
    buffers = 1;
    reads.count = 0;
    writes.count = 0;
    alternatives = 0;
    computations.count = 0;
  }

  /**
   * Adds a scratch buffer.
   *
   * @param sectors its size
   * @return its number
   */
  public int buffer(int sectors) {
    if (buffers == bufferSectors.length) {
      bufferSectors = Arrays.copyOf(bufferSectors, 2 * buffers);
    }
    bufferSectors[buffers] = sectors;
    return buffers++;
  }

  /**
   * Adds a read.
   *
   * @param member the member
   * @param sector first sector on it
   * @param sectors how many
   * @param buffer where the data goes
   * @param bufferSector the first sector there
   */
  public void read(int member, long sector, int sectors, int buffer, int bufferSector) {
    reads.add(member, sector, sectors, buffer, bufferSector);
    if (reads.count > alternativesEnd.length) {
      alternativesEnd = Arrays.copyOf(alternativesEnd, 2 * alternativesEnd.length);
    }
    alternativesEnd[reads.count - 1] = alternatives;
  }

  /**
   * Adds another place to read the last read's data from.
   *
   * @param member the member
   * @param sector first sector on it
   */
  public void alternative(int member, long sector) {
    if (alternatives == alternativeMember.length) {
      alternativeMember = Arrays.copyOf(alternativeMember, 2 * alternatives);
      alternativeSector = Arrays.copyOf(alternativeSector, 2 * alternatives);
    }
    alternativeMember[alternatives] = member;
    alternativeSector[alternatives++] = sector;
    alternativesEnd[reads.count - 1] = alternatives;
  }

  /**
   * Adds a computation: {@code target ^= coefficient * source}.
   *
   * @param target buffer changed
   * @param targetSector its first sector
   * @param source buffer read
   * @param sourceSector its first sector
   * @param sectors how many
   * @param coefficient from 1 to 255; 1 is plain XOR
   */
  public void compute(
      int target, int targetSector, int source, int sourceSector, int sectors, int coefficient) {
    computations.add(target, targetSector, source, sourceSector, sectors, coefficient);
  }

  /**
   * Adds a write.
   *
   * @param member the member
   * @param sector first sector on it
   * @param sectors how many
   * @param buffer where the data comes from
   * @param bufferSector the first sector there
   */
  public void write(int member, long sector, int sectors, int buffer, int bufferSector) {
    writes.add(member, sector, sectors, buffer, bufferSector);
  }

  /**
   * The reads.
   *
   * @return a view, valid until the plan is changed
   */
  public Steps reads() {
    return reads;
  }

  /**
   * The writes.
   *
   * @return a view, valid until the plan is changed
   */
  public Steps writes() {
    return writes;
  }

  /**
   * How many other places a read's data can be read from.
   *
   * @param read the read's index
   * @return 0 if there is none
   */
  public int alternatives(int read) {
    return alternativesEnd[read] - firstAlternative(read);
  }

  /**
   * The member of an alternative.
   *
   * @param read the read's index
   * @param alternative from 0
   * @return the member
   */
  public int alternativeMember(int read, int alternative) {
    return alternativeMember[firstAlternative(read) + alternative];
  }

  /**
   * The first sector of an alternative.
   *
   * @param read the read's index
   * @param alternative from 0
   * @return the sector on its member
   */
  public long alternativeSector(int read, int alternative) {
    return alternativeSector[firstAlternative(read) + alternative];
  }

  private int firstAlternative(int read) {
    return read == 0 ? 0 : alternativesEnd[read - 1];
  }

  /**
   * How many buffers there are, {@link #HOST} included.
   *
   * @return at least 1
   */
  public int buffers() {
    return buffers;
  }

  /**
   * The size of a scratch buffer.
   *
   * @param buffer its number, at least 1
   * @return sectors
   */
  public int bufferSectors(int buffer) {
    return bufferSectors[buffer];
  }

  /**
   * The computations, to be carried out in order.
   *
   * @return a view, valid until the plan is changed
   */
  public Computations computations() {
    return computations;
  }
}
