package org.raidbench.cli;

import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** {@code raidbench schema}. */
@Command(
    name = "schema",
    description =
        "Prints a JSON Schema of bench files, with which editors complete and check them. It lists"
            + " what the plug-ins in use bring.",
    footer = {
      "",
      "raidbench schema > bench.schema.json, and in the first line of a bench file beside it:",
      "# yaml-language-server: $$schema=bench.schema.json"
    },
    mixinStandardHelpOptions = true)
final class SchemaCommand implements Callable<Integer> {
  @Spec CommandSpec spec = CommandSpec.create();

  @Override
  public Integer call() throws Exception {
    return SchemaTask.run(this);
  }
}
