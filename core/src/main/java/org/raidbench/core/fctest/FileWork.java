package org.raidbench.core.fctest;

import org.jspecify.annotations.Nullable;
import org.raidbench.api.sim.RandomStream;
import org.raidbench.api.workload.RequestCursor;
import org.raidbench.api.workload.RequestSource;

/**
 * One step of FC-Test on one set of files, from a state that follows from the steps before: the set
 * is on the first partition unless it is being created, and nothing is in the system's cache.
 *
 * @param step what is done
 * @param files how many files
 * @param totalBytes what they add up to
 * @param sizes how their sizes are spread
 * @param fileSystem what the partitions are formatted with
 * @param volume where the partitions are
 * @param cache how the system's cache works
 * @param fileNanos processor time of opening and closing, or of creating, a file
 * @param copyBytesPerSecond how fast data are copied in memory
 */
record FileWork(
    Step step,
    int files,
    long totalBytes,
    FileSizes sizes,
    FileSystemKind fileSystem,
    VolumePlan volume,
    CacheManager cache,
    long fileNanos,
    long copyBytesPerSecond)
    implements RequestSource {
  /**
   * Where the partitions are and how they are used.
   *
   * @param firstByte where the first one begins
   * @param partitions how many
   * @param partitionBytes how long each is
   * @param filesPerFolder how many files share a folder
   * @param journalPerFile bytes that creating a file writes to a journal, if there is one
   */
  record VolumePlan(
      long firstByte,
      int partitions,
      long partitionBytes,
      int filesPerFolder,
      long journalPerFile) {
    long endByte() {
      return firstByte + partitions * partitionBytes;
    }
  }

  /** The most requests in flight: the program's and one of each writer. */
  int depth() {
    return 1 + cache.writers();
  }

  /**
   * {@inheritDoc}
   *
   * @throws IllegalArgumentException if the partitions do not fit the region, or the files a
   *     partition
   */
  @Override
  public RequestCursor open(long regionBytes, RandomStream random) {
    if (volume.endByte() > regionBytes) {
      throw new IllegalArgumentException(
          "%d partitions of %d bytes do not fit %d bytes; expected a larger array or smaller partitions"
              .formatted(volume.partitions(), volume.partitionBytes(), regionBytes));
    }
    long[] all = sizes.of(files, totalBytes);
    Partition first = format(0);
    Layout set = new Layout(first, all, volume.filesPerFolder(), 0);
    @Nullable Layout copy =
        switch (step) {
          case CREATE -> set;
          case READ -> null;
          case COPY_NEAR -> new Layout(first, all, volume.filesPerFolder(), set.entries());
          case COPY_FAR -> new Layout(format(1), all, volume.filesPerFolder(), 0);
        };
    @Nullable LazyWriter writer = copy == null ? null : new LazyWriter(copy, cache);
    Program program =
        new Program(
            step == Step.CREATE ? null : set, writer, all, cache, fileNanos, copyBytesPerSecond);
    return new FileWorkCursor(program, writer, depth());
  }

  private Partition format(int number) {
    return fileSystem.format(
        volume.firstByte() + number * volume.partitionBytes(),
        volume.partitionBytes(),
        volume.journalPerFile());
  }
}
