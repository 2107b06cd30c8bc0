package org.raidbench.core.fctest;

import org.raidbench.api.spec.Key;

/** Parameters of FC-Test. */
final class FcTestKeys {
  static final Key FILES = Key.count("files", "files of the set").between("1", "1000000");
  static final Key TOTAL = Key.size("total", "bytes of all files").between("1B", "1TiB");
  static final Key SIZES = Key.text("sizes", "equal, normal DEVIATION or lognormal SIGMA");
  static final Key STEP =
      Key.text(
              "step", "create, read, copy near or copy far; all is each of them, a case of its own")
          .oneOf(Step.choices());
  static final Key FILE_SYSTEM =
      Key.text("file-system", "NTFS or FAT32").oneOf(FileSystemKind.words().toArray(new String[0]));
  static final Key PARTITIONS =
      Key.count("partitions", "partitions at the beginning of the array").between("1", "2");
  static final Key PARTITION =
      Key.size("partition", "length of a partition").between("1GiB", "1TiB");
  static final Key FIRST =
      Key.size("first-partition", "where the first partition begins").between("0B", "1TiB");
  static final Key REBOOT =
      Key.flag("reboot", "whether the machine is restarted before each step, its cache empty");
  static final Key FOLDER =
      Key.count("folder-files", "files that share a folder").between("1", "1000000");
  static final Key REQUEST =
      Key.size("request", "longest request of the system's cache").between("4KiB", "1MiB");
  static final Key TABLE_READ =
      Key.size("table-read", "how much of a table is read at once").between("4KiB", "1MiB");
  static final Key WRITERS = Key.count("writers", "threads that write back").between("1", "64");
  static final Key DIRTY = Key.size("dirty-limit", "how much may wait to be written back");
  static final Key SCAN =
      Key.time("scan", "time between two looks at dirty metadata").between("1ns", "");
  static final Key JOURNAL =
      Key.size("journal-per-file", "bytes that NTFS logs for a new file").between("0B", "1MiB");
  static final Key FILE_TIME = Key.time("file-time", "processor time to open or create a file");
  static final Key COPY_RATE =
      Key.rate("copy-rate", "how fast data are copied in memory").between("1MiB/s", "");

  private FcTestKeys() {}
}
