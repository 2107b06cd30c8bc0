package org.raidbench.core.fctest;

/**
 * FAT32 as Windows 2000 makes it on a fresh partition of up to 32 GB: clusters of 16 KiB, two
 * copies of the allocation table at the beginning, no journal. Creating a file writes both copies
 * and its folder's list.
 */
final class Fat32 implements Partition {
  private static final long CLUSTER_BYTES = 16 << 10;
  private static final long ENTRY_BYTES = 4;
  private static final long RESERVED_BYTES = 32 * 512;

  private static final int RANGES = 2;

  private final long begin;
  private final long end;
  private final long table;
  private final long copy;
  private final long data;
  private long free;

  /**
   * Formats a partition.
   *
   * @param begin where it begins
   * @param bytes how long it is
   */
  Fat32(long begin, long bytes) {
    this.begin = begin;
    end = begin + bytes;
    table = begin + RESERVED_BYTES;
    long tableBytes = Partition.roundUp(bytes / CLUSTER_BYTES * ENTRY_BYTES, PAGE_BYTES);
    copy = table + tableBytes;
    data = copy + tableBytes;
    free = data;
  }

  @Override
  public long allocate(long bytes) {
    long clusters = Partition.roundUp(bytes, CLUSTER_BYTES);
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
    return table + entry(dataBegin);
  }

  @Override
  public long tableEnd(int number, long dataBegin, long bytes) {
    return table + entry(dataBegin + bytes - 1) + ENTRY_BYTES;
  }

  @Override
  public void created(DirtyMetadata dirty, int number, long dataBegin, long bytes) {
    long from = entry(dataBegin);
    long to = entry(dataBegin + bytes - 1) + ENTRY_BYTES;
    dirty.range(0, table + from, table + to);
    dirty.range(1, copy + from, copy + to);
  }

  private long entry(long at) {
    return (at - data) / CLUSTER_BYTES * ENTRY_BYTES;
  }
}
