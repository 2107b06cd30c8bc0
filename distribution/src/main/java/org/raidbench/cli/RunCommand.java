package org.raidbench.cli;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code raidbench run}. */
@Command(
    name = "run",
    description = "Runs a bench file and prints its tables.",
    mixinStandardHelpOptions = true)
final class RunCommand implements Callable<Integer> {
  @Spec CommandSpec spec = CommandSpec.create();

  @Parameters(paramLabel = "BENCH.yaml", description = "The bench file.")
  Path bench = Path.of("");

  @ArgGroup Workload workload = new Workload();

  /** One workload in place of the bench's own. */
  static final class Workload {
    @Option(
        names = "--workload",
        paramLabel = "KEYWORD=FILE|TEXT",
        description =
            "Run this in place of the bench's workloads: the keyword of a format, and what it is"
                + " read from, as in a bench file; raidbench list workloads names them all.")
    @Nullable String any;

    @Option(
        names = "--fio",
        paramLabel = "JOB",
        description = "The same as --workload fio=JOB: a fio job file.")
    @Nullable String fio;

    @Option(
        names = "--diskspd",
        paramLabel = "ARGS",
        description = "The same as --workload diskspd=ARGS: a diskspd command line.")
    @Nullable String diskspd;

    @Option(
        names = "--icf",
        paramLabel = "FILE",
        description = "The same as --workload icf=FILE: a configuration of IOMeter.")
    @Nullable String icf;
  }

  @Option(
      names = "--set",
      paramLabel = "PATH=VALUE",
      description = "Change the bench, such as arrays.test.strip=128KiB or run.time=60s.")
  List<String> sets = new ArrayList<>();

  @Option(names = "--seed", paramLabel = "N", description = "Seed of every random draw.")
  @Nullable Long seed;

  @Option(
      names = "--out",
      paramLabel = "DIR",
      description = "Write files into this folder instead of printing.")
  @Nullable Path out;

  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      defaultValue = "table",
      description =
          "table, or a format that raidbench list formats names, such as json; as printed:"
              + " ${DEFAULT-VALUE}.")
  String format = "table";

  @Option(names = "--check", description = "Only check the bench, and say how many cases it has.")
  boolean check;

  @Mixin CaseOptions cases = new CaseOptions();

  @Override
  public Integer call() throws Exception {
    return RunTask.run(this);
  }
}
