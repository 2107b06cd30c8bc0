package org.raidbench.core.fio;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/** The real fio, where it is installed; it tells which job files are right. */
final class FioProgram {
  private static final long SECONDS_MAX = 60;

  private FioProgram() {}

  static void assumeInstalled() {
    assumeTrue(onPath("fio"), "fio is not on the PATH; nothing was compared with what it accepts");
  }

  static boolean onPath(String program) {
    for (String folder :
        Map.copyOf(System.getenv()).getOrDefault("PATH", "").split(File.pathSeparator)) {
      if (Files.isExecutable(Path.of(folder, program))) {
        return true;
      }
    }
    return false;
  }

  /** Whether fio accepts all of these files. */
  static boolean accepts(List<Path> files) {
    List<String> command = new ArrayList<>(List.of("fio", "--parse-only"));
    files.forEach(file -> command.add(file.toString()));
    ProcessBuilder builder = new ProcessBuilder(command);
    builder.redirectErrorStream(true).redirectOutput(ProcessBuilder.Redirect.DISCARD);
    // No variable of whoever runs the tests stands in a job file.
    Map<String, String> environment = builder.environment();
    String path = environment.getOrDefault("PATH", "");
    environment.clear();
    environment.put("PATH", path);
    builder.directory(files.get(0).getParent().toFile());
    try {
      Process process = builder.start();
      process.getOutputStream().close();
      if (!process.waitFor(SECONDS_MAX, TimeUnit.SECONDS)) {
        process.destroyForcibly();
        throw new IllegalStateException("fio did not end: " + files);
      }
      return process.exitValue() == 0;
    } catch (IOException e) {
      throw new java.io.UncheckedIOException(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(e);
    }
  }
}
