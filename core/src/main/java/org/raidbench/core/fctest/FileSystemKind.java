package org.raidbench.core.fctest;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** File systems there are models of. */
enum FileSystemKind {
  NTFS,
  FAT32;

  static List<String> words() {
    return Arrays.stream(values()).map(Enum::name).toList();
  }

  static Optional<FileSystemKind> of(String word) {
    return Arrays.stream(values()).filter(it -> it.name().equalsIgnoreCase(word)).findFirst();
  }

  Partition format(long begin, long bytes, long journalPerFile) {
    return this == NTFS ? new Ntfs(begin, bytes, journalPerFile) : new Fat32(begin, bytes);
  }
}
