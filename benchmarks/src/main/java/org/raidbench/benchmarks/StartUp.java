package org.raidbench.benchmarks;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.raidbench.core.assembly.Raidbench;

/**
 * What plug-ins in a folder cost at start-up: Raidbench is started in processes of its own, by
 * turns without and with the folder, and the medians are compared. Argument: the folder, {@code
 * DIR/NAME/*.jar}.
 */
public final class StartUp {
  private static final int TURNS = 15;
  private static final String CHILD = "--child";

  private StartUp() {}

  /**
   * Measures and prints.
   *
   * @param args the folder
   * @throws IOException if a process cannot be started
   * @throws InterruptedException if interrupted
   */
  public static void main(String[] args) throws IOException, InterruptedException {
    if (args.length > 0 && args[0].equals(CHILD)) {
      List<Path> folders = Arrays.stream(args).skip(1).map(Path::of).toList();
      Raidbench raidbench = Raidbench.start(folders);
      if (!raidbench.registry().problems().isEmpty()) {
        throw new IllegalStateException(raidbench.registry().problems().toString());
      }
      return;
    }
    if (args.length != 1) {
      throw new IllegalArgumentException("expected a folder of plug-ins");
    }
    long[] without = new long[TURNS];
    long[] with = new long[TURNS];
    for (int turn = 0; turn < TURNS; turn++) {
      without[turn] = nanos(List.of());
      with[turn] = nanos(List.of(args[0]));
    }
    System.out.printf(
        Locale.ROOT,
        "start-up, median of %d: %d ms without, %d ms with %s%n",
        TURNS,
        median(without) / 1_000_000,
        median(with) / 1_000_000,
        args[0]);
  }

  private static long nanos(List<String> folders) throws IOException, InterruptedException {
    List<String> command =
        new ArrayList<>(
            List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:+UseSerialGC",
                "-cp",
                System.getProperty("java.class.path"),
                StartUp.class.getName(),
                CHILD));
    command.addAll(folders);
    long began = System.nanoTime();
    int status = new ProcessBuilder(command).inheritIO().start().waitFor();
    long nanos = System.nanoTime() - began;
    if (status != 0) {
      throw new IllegalStateException("the process ended with " + status);
    }
    return nanos;
  }

  private static long median(long[] nanos) {
    long[] sorted = nanos.clone();
    Arrays.sort(sorted);
    return sorted[sorted.length / 2];
  }
}
