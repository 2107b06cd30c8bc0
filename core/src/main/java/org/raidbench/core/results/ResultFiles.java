package org.raidbench.core.results;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.raidbench.api.fault.Fault;
import org.raidbench.api.fault.FaultsException;
import org.raidbench.api.result.ResultWriter;

/** Keeps files in memory until all are complete; then each appears whole, or not at all. */
public final class ResultFiles implements ResultWriter.Files {
  private final Map<String, StringBuilder> texts = new LinkedHashMap<>();

  /** Begins without any file. */
  public ResultFiles() {}

  @Override
  public Appendable begin(String name) {
    if (name.contains("/") || name.contains("\\") || name.startsWith(".")) {
      throw new IllegalArgumentException("not the plain name of a file: " + name);
    }
    StringBuilder text = new StringBuilder();
    if (texts.putIfAbsent(name, text) != null) {
      throw new IllegalArgumentException("two files are called " + name);
    }
    return text;
  }

  /**
   * All texts one after another.
   *
   * @return the text
   */
  public String together() {
    return String.join("", texts.values());
  }

  /**
   * Moves every file into a folder, which is made if need be.
   *
   * @param folder the folder
   * @return the files' paths
   * @throws FaultsException if it cannot be written
   */
  public List<Path> writeInto(Path folder) {
    List<Path> written = new ArrayList<>();
    try {
      Files.createDirectories(folder);
      for (Map.Entry<String, StringBuilder> text : texts.entrySet()) {
        Path whole = folder.resolve(text.getKey());
        // Not createTempFile, which would keep the results from everybody else.
        long process = ProcessHandle.current().pid();
        Path part = folder.resolve("." + text.getKey() + "." + process + ".part");
        try {
          Files.writeString(part, text.getValue(), StandardCharsets.UTF_8);
          Files.move(
              part, whole, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        } finally {
          Files.deleteIfExists(part);
        }
        written.add(whole);
      }
    } catch (FileAlreadyExistsException e) {
      throw fault(folder, "this is a file, not a folder");
    } catch (IOException e) {
      throw fault(folder, "cannot be written: " + e.getMessage());
    }
    return written;
  }

  private static FaultsException fault(Path folder, String message) {
    return new FaultsException(List.of(new Fault(folder.toString(), 0, 0, message)));
  }
}
