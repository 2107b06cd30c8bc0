package org.raidbench.cli;

import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code raidbench describe}. */
@Command(
    name = "describe",
    description = "Shows every figure of a model, where it comes from and how sure it is.",
    mixinStandardHelpOptions = true)
final class DescribeCommand implements Callable<Integer> {
  @Spec CommandSpec spec = CommandSpec.create();

  @Parameters(paramLabel = "ID", description = "A model's id, such as wd/wd740gd.")
  String id = "";

  @Override
  public Integer call() throws Exception {
    return DescribeTask.run(this);
  }
}
