package org.raidbench.core.fctest;

/**
 * NTFS as Windows 2000 makes it on a fresh partition: clusters of 4 KiB; the master file table
 * begins 3 GiB in, behind it the eighth of the volume that is kept for it, before it the journal;
 * the map of clusters at the beginning. Creating a file writes a record of the table, some journal,
 * the map and its folder's list; the journal goes first.
 */
final class Ntfs implements Partition {
  private static final long CLUSTER_BYTES = 4096;
  private static final long RECORD_BYTES = 1024;

  /** Records that the file system keeps for itself. */
  private static final int RECORDS_OWN = 24;

  private static final long MFT_BYTES = 3L << 30;
  private static final long JOURNAL_BYTES = 64L << 20;
  private static final long BOOT_BYTES = 64L << 10;
  private static final int ZONE_PARTS = 8;
  private static final int JOURNAL = 0;
  private static final int MFT = 1;
  private static final int MAP = 2;

  private static final int RANGES = 3;

  private final long begin;
  private final long end;
  private final long map;
  private final long journal;
  private final long mft;
  private final long zoneEnd;
  private final long journalPerFile;
  private long free;
  private long journalUsed;

  /**
   * Formats a partition.
   *
   * @param begin where it begins
   * @param bytes how long it is
   * @param journalPerFile bytes that creating a file writes to the journal
   */
  Ntfs(long begin, long bytes, long journalPerFile) {
    this.begin = begin;
    this.end = begin + bytes;
    this.journalPerFile = journalPerFile;
    mft = begin + Math.min(MFT_BYTES, bytes / 4 / CLUSTER_BYTES * CLUSTER_BYTES);
    journal = mft - Math.min(JOURNAL_BYTES, (mft - begin) / 2 / CLUSTER_BYTES * CLUSTER_BYTES);
    zoneEnd = mft + bytes / ZONE_PARTS / CLUSTER_BYTES * CLUSTER_BYTES;
    map = begin + BOOT_BYTES;
    long mapBytes = bytes / CLUSTER_BYTES / Byte.SIZE;
    free = map + Partition.roundUp(mapBytes, CLUSTER_BYTES);
  }

  @Override
  public long allocate(long bytes) {
    long clusters = Partition.roundUp(bytes, CLUSTER_BYTES);
    if (free < journal && free + clusters > journal) {
      free = zoneEnd;
    }
    if (free + clusters > end) {
      throw new IllegalArgumentException("the files do not fit their partition");
    }
    long at = free;
    free += clusters;
    return at;
  }

  @Override
  public long begin() {
    return begin;
  }

  @Override
  public int ranges() {
    return RANGES;
  }

  @Override
  public long folderBytes() {
    return CLUSTER_BYTES;
  }

  @Override
  public long tableOffset(int number, long dataBegin) {
    return mft + (RECORDS_OWN + number) * RECORD_BYTES;
  }

  @Override
  public long tableEnd(int number, long dataBegin, long bytes) {
    return tableOffset(number, dataBegin) + RECORD_BYTES;
  }

  @Override
  public void created(DirtyMetadata dirty, int number, long dataBegin, long bytes) {
    long room = mft - journal;
    long from = journalUsed % room;
    journalUsed += journalPerFile;
    dirty.range(JOURNAL, journal + from, Math.min(mft, journal + from + journalPerFile));
    long record = tableOffset(number, dataBegin);
    dirty.range(MFT, record, record + RECORD_BYTES);
    long first = (dataBegin - begin) / CLUSTER_BYTES / Byte.SIZE;
    long last = (dataBegin - begin + bytes - 1) / CLUSTER_BYTES / Byte.SIZE;
    dirty.range(MAP, map + first, map + last + 1);
  }
}
