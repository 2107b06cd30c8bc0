package org.raidbench.disks.hdd;

/**
 * What a drive's electronics add to each command, in nanoseconds. The names are DiskSim's; "after"
 * means that the last command completed before this one arrived was of that kind.
 *
 * @param readHitAfterRead from arrival to the transfer of data that are in the buffer
 * @param readHitAfterWrite the same after a write
 * @param readMissAfterRead from arrival to the beginning of the seek
 * @param readMissAfterWrite the same after a write
 * @param writeHitAfterRead from arrival to the transfer (and the seek) of a write that is
 *     acknowledged from the buffer
 * @param writeHitAfterWrite the same after a write
 * @param writeMissAfterRead from arrival to the transfer (and the seek) of a write that is
 *     acknowledged from the media
 * @param writeMissAfterWrite the same after a write
 * @param readCompletion from the last byte to the command's end
 * @param writeCompletion the same for a write
 * @param dataPreparation before data are transferred
 * @param reselect before a disconnected command transfers data
 * @param reselectAgain the same once it has disconnected early (see {@code extraDisconnect})
 * @param readDisconnectAfterRead between command and disconnection, in parallel with the media
 * @param readDisconnectAfterWrite the same after a write
 * @param writeDisconnect after a write's data are in the buffer
 * @param extraDisconnect whether a write that follows a write elsewhere disconnects before its data
 *     are transferred; the next five apply to those
 * @param extraCommand from arrival to the disconnection
 * @param extraDisconnectFirst the disconnection itself
 * @param extraPause from there to the reselection
 * @param extraDisconnectSecond the second disconnection
 * @param extraSeek from the command to the beginning of the seek
 * @param leastWriteMove least time for a write's move
 */
public record CommandTimes(
    long readHitAfterRead,
    long readHitAfterWrite,
    long readMissAfterRead,
    long readMissAfterWrite,
    long writeHitAfterRead,
    long writeHitAfterWrite,
    long writeMissAfterRead,
    long writeMissAfterWrite,
    long readCompletion,
    long writeCompletion,
    long dataPreparation,
    long reselect,
    long reselectAgain,
    long readDisconnectAfterRead,
    long readDisconnectAfterWrite,
    long writeDisconnect,
    boolean extraDisconnect,
    long extraCommand,
    long extraDisconnectFirst,
    long extraPause,
    long extraDisconnectSecond,
    long extraSeek,
    long leastWriteMove) {
  /**
   * Times of a drive of which only a datasheet is known.
   *
   * @param read before a read's seek
   * @param hit before the transfer of data in the buffer, reading
   * @param cached before a write is acknowledged from the buffer
   * @param write before a write's seek
   * @return the times
   */
  public static CommandTimes simple(long read, long hit, long cached, long write) {
    return new CommandTimes(
        hit, hit, read, read, cached, cached, write, write, 0, 0, 0, 0, 0, 0, 0, 0, false, 0, 0, 0,
        0, 0, 0);
  }
}
