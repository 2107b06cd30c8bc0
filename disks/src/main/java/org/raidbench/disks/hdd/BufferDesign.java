package org.raidbench.disks.hdd;

/**
 * How a drive uses its buffer.
 *
 * @param segments how many separate runs of sectors it holds for reading
 * @param segmentSectors size of each
 * @param caching whether what is in the buffer may answer a read
 * @param readAhead how far it reads on
 * @param leastReadAhead sectors that are read on before another command may interrupt
 * @param mostReadAhead sectors that are read on at most; 0: as much as a segment holds
 * @param keepsRead whether what was read stays in the buffer
 * @param readAheadOnHit whether an idle drive reads on after a hit
 * @param readsTrackFront whether the sectors before the first one asked for are kept when the head
 *     comes down behind it
 * @param immediateRead whether sectors are read as they come under the head
 * @param immediateWrite whether sectors are written as they come under the head
 * @param stopsInSector whether read-ahead stops at once, not at the next sector
 * @param hitsOnWrites whether data written may answer a read
 * @param almostHits whether a read of the very sector under the head is a hit
 * @param partialHitsTransfer whether a partial hit transfers at once
 * @param hitsWhileBusy whether a hit is answered while the media work on another command
 * @param watermark share that must be in the buffer before a read transfers
 * @param watermarkOfRequest whether that is a share of the request; otherwise of the segment
 * @param holdsForRead whether the bus stays connected once a read has begun to transfer
 * @param holdsForWrite whether the bus stays connected until a write is on the media
 * @param neverDisconnects whether the bus stays connected for the whole command
 * @param freesMediaEarly whether the next command's seek may begin when the media are done, not
 *     only when the command is
 * @param cachedWrites how many separate runs of acknowledged writes it holds; 0: every write is
 *     acknowledged from the media
 * @param cachedWriteSectors how many sectors of them
 * @param mergedSectors how many sectors adjacent writes are merged into at most
 * @param acceptsWhileBusy whether a write is accepted while the media work on another command
 * @param writesTakeSegments whether writes take the place of what was read; one segment is kept for
 *     them if {@code ownWriteSegment}
 * @param ownWriteSegment see there
 */
public record BufferDesign(
    int segments,
    int segmentSectors,
    boolean caching,
    ReadAhead readAhead,
    int leastReadAhead,
    int mostReadAhead,
    boolean keepsRead,
    boolean readAheadOnHit,
    boolean readsTrackFront,
    boolean immediateRead,
    boolean immediateWrite,
    boolean stopsInSector,
    boolean hitsOnWrites,
    boolean almostHits,
    boolean partialHitsTransfer,
    boolean hitsWhileBusy,
    double watermark,
    boolean watermarkOfRequest,
    boolean holdsForRead,
    boolean holdsForWrite,
    boolean neverDisconnects,
    boolean freesMediaEarly,
    int cachedWrites,
    long cachedWriteSectors,
    int mergedSectors,
    boolean acceptsWhileBusy,
    boolean writesTakeSegments,
    boolean ownWriteSegment) {
  /**
   * A buffer of a drive of which only a datasheet is known: hits and writes are accepted at any
   * time, a transfer begins with the first sector, read-ahead stops at once for the next command.
   *
   * @param segments segments for reading
   * @param segmentSectors size of each
   * @param readAheadSectors read-ahead limit; 0 for none
   * @param cachedWrites runs of acknowledged writes
   * @param cachedWriteSectors sectors of them
   * @param mergedSectors largest merged write
   * @return the design
   */
  public static BufferDesign simple(
      int segments,
      int segmentSectors,
      int readAheadSectors,
      int cachedWrites,
      long cachedWriteSectors,
      int mergedSectors) {
    return new BufferDesign(
        segments,
        segmentSectors,
        true,
        readAheadSectors == 0 ? ReadAhead.NONE : ReadAhead.SEGMENT,
        0,
        readAheadSectors,
        true,
        true,
        false,
        false,
        false,
        true,
        true,
        true,
        true,
        true,
        0,
        true,
        true,
        false,
        false,
        true,
        cachedWrites,
        cachedWriteSectors,
        mergedSectors,
        true,
        false,
        false);
  }

  /** How many sectors of a read must be in the buffer before it transfers: at least one. */
  int watermarkSectors(int sectors) {
    long whole =
        watermarkOfRequest
            ? (long) (Math.min(segmentSectors, sectors) * watermark)
            : (long) StrictMath.ceil(segmentSectors * watermark);
    return (int) Math.max(1, Math.min(sectors, whole));
  }
}
