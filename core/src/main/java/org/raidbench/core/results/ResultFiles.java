package org.raidbench.core.results;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.raidbench.api.fault.Fault;
import org.raidbench.api.fault.FaultsException;
import org.raidbench.api.result.BenchResult;
import org.raidbench.api.result.ResultWriter;

/** Results as files that are complete in memory: each appears whole, or none does. */
public final class ResultFiles {
  private final Map<String, String> texts;

  private ResultFiles(Map<String, String> texts) {
    this.texts = texts;
  }

  /**
   * One file.
   *
   * @param name its name
   * @param text what it holds
   * @return the file
   */
  public static ResultFiles of(String name, String text) {
    return new ResultFiles(Map.of(name, text));
  }

  /**
   * What a writer makes of results.
   *
   * @param writer the writer
   * @param result the results
   * @return the files; none only if nothing was measured
   * @throws org.raidbench.core.blame.PluginFaultException if the writer fails or breaks its
   *     contract
   */
  public static ResultFiles of(ResultWriter writer, BenchResult result) {
    return new ResultFiles(WrittenFiles.of(writer, result));
  }

  /**
   * The texts by the names of their files.
   *
   * @return in the order in which they were begun, unmodifiable
   */
  public Map<String, String> texts() {
    return Collections.unmodifiableMap(texts);
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
    Map<Path, Path> wholeOfPart = new LinkedHashMap<>();
    try {
      try {
        Files.createDirectories(folder);
        for (Map.Entry<String, String> text : texts.entrySet()) {
          // Not createTempFile, which would keep the results from everybody else.
          long process = ProcessHandle.current().pid();
          Path part = folder.resolve("." + text.getKey() + "." + process + ".part");
          wholeOfPart.put(part, folder.resolve(text.getKey()));
          Files.writeString(part, text.getValue(), StandardCharsets.UTF_8);
        }
        for (Map.Entry<Path, Path> file : wholeOfPart.entrySet()) {
          Files.move(
              file.getKey(),
              file.getValue(),
              StandardCopyOption.ATOMIC_MOVE,
              StandardCopyOption.REPLACE_EXISTING);
        }
      } finally {
        for (Path part : wholeOfPart.keySet()) {
          Files.deleteIfExists(part);
        }
      }
    } catch (FileAlreadyExistsException e) {
      throw fault(folder, "this is a file, not a folder");
    } catch (IOException e) {
      throw fault(folder, "cannot be written: " + e.getMessage());
    }
    return List.copyOf(wholeOfPart.values());
  }

  private static FaultsException fault(Path folder, String message) {
    return new FaultsException(List.of(new Fault(folder.toString(), 0, 0, message)));
  }
}
