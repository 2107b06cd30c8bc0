package org.raidbench.core.array;

/**
 * Sectors that can be read and written: an array, or an array behind a pool of SSDs. What lies
 * above it need not know which.
 */
public interface Volume {
  /**
   * Its size.
   *
   * @return sectors of 512 bytes
   */
  long sectors();

  /**
   * Reads.
   *
   * @param sector first sector
   * @param sectors how many, at least one
   * @param account whose time it is, or {@link StageClock#NONE} in the background
   * @param fast whether the controller's firmware is passed by
   * @param client told of data and of the end; never from inside this call
   * @param token passed to the client
   */
  void read(long sector, int sectors, int account, boolean fast, VolumeClient client, int token);

  /**
   * Writes.
   *
   * @param sector first sector
   * @param sectors how many, at least one
   * @param account whose time it is, or {@link StageClock#NONE} in the background
   * @param fast whether the controller's firmware is passed by
   * @param client told of the end; never from inside this call
   * @param token passed to the client
   */
  void write(long sector, int sectors, int account, boolean fast, VolumeClient client, int token);
}
