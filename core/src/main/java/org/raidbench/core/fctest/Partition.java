package org.raidbench.core.fctest;

/**
 * A formatted partition that fills up: hands out space in ascending order, as a file system does on
 * a fresh volume, and knows where its metadata are. All positions are bytes from the beginning of
 * the array.
 */
interface Partition {
  /** Bytes that are written back or read at the least. */
  int PAGE_BYTES = 4096;

  /**
   * Rounds up to whole units.
   *
   * @param bytes not negative
   * @param unitBytes clusters or pages, positive
   * @return bytes
   */
  static long roundUp(long bytes, long unitBytes) {
    return (bytes + unitBytes - 1) / unitBytes * unitBytes;
  }

  /**
   * Takes space for a file or a folder.
   *
   * @param bytes how long it is, positive
   * @return where it begins
   * @throws IllegalArgumentException if the partition is full
   */
  long allocate(long bytes);

  /** Where it begins; pages of metadata are counted from here. */
  long begin();

  /** How many ranges of metadata {@link #created} tells of, besides folders. */
  int ranges();

  /** How much space a folder's list takes at first. */
  long folderBytes();

  /**
   * Where the entry of the next file or folder is in the table that opening a file reads.
   *
   * @param number of the file or folder, from 0, in the order of creation
   * @param dataBegin where its data begin
   */
  long tableOffset(int number, long dataBegin);

  /** Where the table's entries for the end of its data are; with one entry each, the same. */
  long tableEnd(int number, long dataBegin, long bytes);

  /**
   * Notes what creating a file makes dirty.
   *
   * @param dirty told of it
   * @param number the file's or folder's number
   * @param dataBegin where its data begin
   * @param bytes how long they are
   */
  void created(DirtyMetadata dirty, int number, long dataBegin, long bytes);
}
