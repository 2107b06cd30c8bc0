package org.raidbench.core.fctest;

/** Where a set of files lies: each file behind the one before, each folder before its files. */
final class Layout {
  private final Partition partition;
  private final long[] sizes;
  private final long[] begins;
  private final int[] numbers;
  private final long[] folders;
  private final int[] folderNumbers;
  private final int filesPerFolder;

  /**
   * Lays a set out.
   *
   * @param partition where
   * @param sizes of the files, in bytes
   * @param filesPerFolder how many files share a folder
   * @param firstNumber how many files and folders there are already
   * @throws IllegalArgumentException if the partition is full
   */
  Layout(Partition partition, long[] sizes, int filesPerFolder, int firstNumber) {
    this.partition = partition;
    this.sizes = sizes;
    this.filesPerFolder = filesPerFolder;
    int folderCount = (sizes.length + filesPerFolder - 1) / filesPerFolder;
    begins = new long[sizes.length];
    numbers = new int[sizes.length];
    folders = new long[folderCount];
    folderNumbers = new int[folderCount];
    int number = firstNumber;
    for (int file = 0; file < sizes.length; file++) {
      int folder = file / filesPerFolder;
      if (file % filesPerFolder == 0) {
        folders[folder] = partition.allocate(partition.folderBytes());
        folderNumbers[folder] = number++;
      }
      begins[file] = partition.allocate(sizes[file]);
      numbers[file] = number++;
    }
  }

  int files() {
    return sizes.length;
  }

  /** Files and folders. */
  int entries() {
    return sizes.length + folders.length;
  }

  long size(int file) {
    return sizes[file];
  }

  long begin(int file) {
    return begins[file];
  }

  int folder(int file) {
    return file / filesPerFolder;
  }

  long folderBegin(int folder) {
    return folders[folder];
  }

  /** Where the table's entries for a file begin. */
  long tableBegin(int file) {
    return partition.tableOffset(numbers[file], begins[file]);
  }

  /** Where they end. */
  long tableEnd(int file) {
    return partition.tableEnd(numbers[file], begins[file], sizes[file]);
  }

  /** Metadata of which nothing is dirty yet. */
  DirtyMetadata metadata(long writeBytes) {
    return new DirtyMetadata(partition.begin(), partition.ranges(), folders, writeBytes);
  }

  /** A file is created, and its folder if it is the first there. */
  void created(int file, DirtyMetadata dirty) {
    int folder = folder(file);
    if (file % filesPerFolder == 0) {
      partition.created(dirty, folderNumbers[folder], folders[folder], partition.folderBytes());
    }
    dirty.folder(folder);
    partition.created(dirty, numbers[file], begins[file], sizes[file]);
  }
}
