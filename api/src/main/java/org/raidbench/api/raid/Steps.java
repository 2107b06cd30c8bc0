package org.raidbench.api.raid;

import java.util.Arrays;
import org.raidbench.api.stability.Stable;

/** The reads or the writes of an {@link IoPlan}, a step each. */
@Stable
public final class Steps {
  int count;
  private int[] member = new int[16];
  private long[] sector = new long[16];
  private int[] sectors = new int[16];
  private int[] buffer = new int[16];
  private int[] bufferSector = new int[16];

  Steps() {}

  void add(int toMember, long atSector, int length, int ofBuffer, int atBufferSector) {
    if (count == member.length) {
      member = Arrays.copyOf(member, 2 * count);
      sector = Arrays.copyOf(sector, 2 * count);
      sectors = Arrays.copyOf(sectors, 2 * count);
      buffer = Arrays.copyOf(buffer, 2 * count);
      bufferSector = Arrays.copyOf(bufferSector, 2 * count);
    }
    member[count] = toMember;
    sector[count] = atSector;
    sectors[count] = length;
    buffer[count] = ofBuffer;
    bufferSector[count++] = atBufferSector;
  }

  /**
   * How many steps there are.
   *
   * @return their number
   */
  public int count() {
    return count;
  }

  /**
   * The member a step goes to.
   *
   * @param i its index
   * @return the member
   */
  public int member(int i) {
    return member[i];
  }

  /**
   * The first sector of a step.
   *
   * @param i its index
   * @return the sector on the member
   */
  public long sector(int i) {
    return sector[i];
  }

  /**
   * The length of a step.
   *
   * @param i its index
   * @return sectors
   */
  public int sectors(int i) {
    return sectors[i];
  }

  /**
   * The buffer of a step.
   *
   * @param i its index
   * @return the buffer's number
   */
  public int buffer(int i) {
    return buffer[i];
  }

  /**
   * Where in its buffer a step begins.
   *
   * @param i its index
   * @return the sector in the buffer
   */
  public int bufferSector(int i) {
    return bufferSector[i];
  }
}
