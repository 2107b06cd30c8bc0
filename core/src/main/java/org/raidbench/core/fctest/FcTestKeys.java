package org.raidbench.core.fctest;

import org.raidbench.api.spec.Key;

/** Parameters of FC-Test. */
final class FcTestKeys {
  static final Key FILES = Key.count("files", "files of the set");
  static final Key TOTAL = Key.size("total", "bytes of all files");
  static final Key SIZES = Key.text("sizes", "equal, normal DEVIATION or lognormal SIGMA");
  static final Key STEP =
      Key.text(
          "step", "create, read, copy near or copy far; all is each of them, a case of its own");
  static final Key FILE_SYSTEM = Key.text("file-system", "NTFS or FAT32");
  static final Key PARTITIONS = Key.count("partitions", "partitions at the beginning of the array");
  static final Key PARTITION = Key.size("partition", "length of a partition");
  static final Key FIRST = Key.size("first-partition", "where the first partition begins");
  static final Key REBOOT =
      Key.flag("reboot", "whether the machine is restarted before each step, its cache empty");
  static final Key FOLDER = Key.count("folder-files", "files that share a folder");
  static final Key REQUEST = Key.size("request", "longest request of the system's cache");
  static final Key TABLE_READ = Key.size("table-read", "how much of a table is read at once");
  static final Key WRITERS = Key.count("writers", "threads that write back");
  static final Key DIRTY = Key.size("dirty-limit", "how much may wait to be written back");
  static final Key SCAN = Key.time("scan", "time between two looks at dirty metadata");
  static final Key JOURNAL = Key.size("journal-per-file", "bytes that NTFS logs for a new file");
  static final Key FILE_TIME = Key.time("file-time", "processor time to open or create a file");
  static final Key COPY_RATE = Key.rate("copy-rate", "how fast data are copied in memory");

  private FcTestKeys() {}
}
