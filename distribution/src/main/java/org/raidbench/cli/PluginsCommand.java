package org.raidbench.cli;

import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code raidbench plugins}. */
@Command(
    name = "plugins",
    description =
        "Lists the plug-ins, where they are and what they bring; and of what cannot be used, why."
            + " Its exit status is 2 if there is any such.",
    mixinStandardHelpOptions = true)
final class PluginsCommand implements Callable<Integer> {
  @Spec CommandSpec spec = CommandSpec.create();

  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      defaultValue = "table",
      description = "table or json; as printed: ${DEFAULT-VALUE}.")
  String format = "table";

  @Override
  public Integer call() throws Exception {
    return PluginsTask.run(this);
  }
}
