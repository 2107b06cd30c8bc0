package org.raidbench.core.fctest;

import java.util.Arrays;
import java.util.List;

/** File systems there are models of. */
enum FileSystemKind {
  NTFS,
  FAT32;

  static List<String> words() {
    return Arrays.stream(values()).map(Enum::name).toList();
  }

  Partition format(long begin, long bytes, long journalPerFile) {
    return this == NTFS ? new Ntfs(begin, bytes, journalPerFile) : new Fat32(begin, bytes);
  }
}
