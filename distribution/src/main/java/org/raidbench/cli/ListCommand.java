package org.raidbench.cli;

import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code raidbench list}. */
@Command(
    name = "list",
    description = "Lists what benches can be made of.",
    mixinStandardHelpOptions = true)
final class ListCommand implements Callable<Integer> {
  @Spec CommandSpec spec = CommandSpec.create();

  @Parameters(
      arity = "0..1",
      paramLabel = "KIND",
      defaultValue = "",
      description =
          "controllers, disks, raid-levels, caches, protections, workloads, hosts or formats;"
              + " all if"
              + " not given.")
  String kind = "";

  @Override
  public Integer call() throws Exception {
    return ListTask.run(this);
  }
}
