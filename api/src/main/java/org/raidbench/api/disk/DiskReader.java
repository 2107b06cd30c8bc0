package org.raidbench.api.disk;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.raidbench.api.fault.FaultsException;
import org.raidbench.api.spec.Key;
import org.raidbench.api.stability.Evolving;

/**
 * Makes a disk model of a description of the user's own, so that a disk needs no Java: {@code hdd:
 * {...}}, {@code ssd: {...}} or {@code diskspecs: drives/cheetah9LP.diskspecs} in a bench file.
 */
@Evolving
public interface DiskReader {
  /**
   * The key in a bench file under which this reader's descriptions stand.
   *
   * @return lower-case letters, unique over all plug-ins: {@code hdd}
   */
  String keyword();

  /**
   * What it makes disks of, for lists.
   *
   * @return one line, not empty: {@code a hard disk of your own figures}
   */
  default String title() {
    return "a disk of your own";
  }

  /**
   * Whether a description is a file; otherwise it is figures by key name.
   *
   * @return true if {@link #readFile} applies, false if {@link #readFigures} does
   */
  boolean fromFile();

  /**
   * The keys of the figures it takes, so that values are checked against their limits and editors
   * can offer them.
   *
   * @return the keys, in the order in which people give them; empty if it reads files or does not
   *     say
   */
  default List<Key> keys() {
    return List.of();
  }

  /**
   * Those of the {@link #keys} that every description must have.
   *
   * @return the keys; empty if there are none
   */
  default List<Key> neededKeys() {
    return List.of();
  }

  /**
   * Reads a description from a file and what it refers to.
   *
   * @param file the file
   * @return the model
   * @throws FaultsException with every fault: file, line, column, what was expected
   */
  default DiskModel readFile(Path file) {
    throw new UnsupportedOperationException(keyword() + " is not read from a file");
  }

  /**
   * Makes a model of figures.
   *
   * @param name the disk's name in the bench file
   * @param figures values as written, by key name
   * @return the model
   * @throws FaultsException with every fault; one that concerns a single figure begins its message
   *     with the figure's key name and a colon
   */
  default DiskModel readFigures(String name, Map<String, String> figures) {
    throw new UnsupportedOperationException(keyword() + " is read from a file");
  }
}
