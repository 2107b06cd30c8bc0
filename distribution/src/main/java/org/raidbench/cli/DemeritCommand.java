package org.raidbench.cli;

import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code raidbench demerit}. */
@Command(
    name = "demerit",
    description =
        "Replays a DiskSim validation trace on a disk description and compares service times.",
    mixinStandardHelpOptions = true)
final class DemeritCommand implements Callable<Integer> {
  @Spec CommandSpec spec = CommandSpec.create();

  @Option(
      names = "--disk",
      required = true,
      paramLabel = "SPEC",
      description = "A .diskspecs file, with its .model and .seek beside it.")
  Path disk = Path.of("");

  @Option(
      names = "--trace",
      required = true,
      paramLabel = "FILE",
      description = "The trace, with measured service times.")
  Path trace = Path.of("");

  @Option(
      names = "--bus-sector",
      paramLabel = "TIME",
      description = "How long the bus transfers a sector, where it is slower than the drive.")
  String busSector = "";

  @Override
  public Integer call() throws Exception {
    return DemeritTask.run(this);
  }
}
