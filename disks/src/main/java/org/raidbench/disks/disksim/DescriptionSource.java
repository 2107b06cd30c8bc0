package org.raidbench.disks.disksim;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/** Where the files of a description are read from, so that tests need no disk. */
@FunctionalInterface
public interface DescriptionSource {
  /**
   * The text of a file.
   *
   * @param name the name as it stands in the description
   * @return the whole text
   * @throws UncheckedIOException if it cannot be read
   */
  String read(String name);

  /**
   * Files beside each other in one directory.
   *
   * @param directory the directory against which names are resolved
   * @return a source that reads them as ISO 8859-1, which never fails on a byte
   */
  static DescriptionSource in(Path directory) {
    return name -> {
      try {
        return Files.readString(directory.resolve(name), StandardCharsets.ISO_8859_1);
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    };
  }
}
