package org.raidbench.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code raidbench validate}. */
@Command(
    name = "validate",
    description = "Says of published facts what the bench gives, and by how much they differ.",
    mixinStandardHelpOptions = true)
final class ValidateCommand implements Callable<Integer> {
  @Spec CommandSpec spec = CommandSpec.create();

  @Option(
      names = "--fact",
      paramLabel = "ID",
      description = "This fact, or a range such as S0-103..111; can be given several times.")
  List<String> facts = new ArrayList<>();

  @Option(
      names = "--article",
      paramLabel = "N",
      description = "The facts of this article; can be given several times.")
  List<Integer> articles = new ArrayList<>();

  @Option(
      names = "--quick",
      description =
          "Three seeds in place of five, a quarter of the time measured: wider intervals.")
  boolean quick;

  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      defaultValue = "table",
      description = "table, json or markdown; as printed: ${DEFAULT-VALUE}.")
  String format = "table";

  @Option(names = "--check", description = "Only check that facts and cases are found.")
  boolean check;

  @Mixin CaseOptions cases = new CaseOptions();

  @Override
  public Integer call() throws Exception {
    return ValidateTask.run(this);
  }
}
