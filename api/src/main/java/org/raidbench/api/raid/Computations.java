package org.raidbench.api.raid;

import java.util.Arrays;
import org.raidbench.api.stability.Stable;

/** The computations of an {@link IoPlan}: {@code target ^= coefficient * source} over GF(2^8). */
@Stable
public final class Computations {
  int count;
  private int[] fields = new int[96];

  Computations() {}

  void add(
      int target, int targetSector, int source, int sourceSector, int sectors, int coefficient) {
    int at = count * 6;
    if (at == fields.length) {
      fields = Arrays.copyOf(fields, 2 * at);
    }
    fields[at] = target;
    fields[at + 1] = targetSector;
    fields[at + 2] = source;
    fields[at + 3] = sourceSector;
    fields[at + 4] = sectors;
    fields[at + 5] = coefficient;
    count++;
  }

  /**
   * How many there are.
   *
   * @return their number
   */
  public int count() {
    return count;
  }

  /**
   * The buffer one changes.
   *
   * @param i its index
   * @return the buffer
   */
  public int target(int i) {
    return fields[6 * i];
  }

  /**
   * The first sector one changes.
   *
   * @param i its index
   * @return the sector in the target buffer
   */
  public int targetSector(int i) {
    return fields[6 * i + 1];
  }

  /**
   * The buffer one reads.
   *
   * @param i its index
   * @return the buffer
   */
  public int source(int i) {
    return fields[6 * i + 2];
  }

  /**
   * The first sector one reads.
   *
   * @param i its index
   * @return the sector in the source buffer
   */
  public int sourceSector(int i) {
    return fields[6 * i + 3];
  }

  /**
   * How much one covers.
   *
   * @param i its index
   * @return sectors
   */
  public int sectors(int i) {
    return fields[6 * i + 4];
  }

  /**
   * What one multiplies by.
   *
   * @param i its index
   * @return from 1 to 255
   */
  public int coefficient(int i) {
    return fields[6 * i + 5];
  }
}
