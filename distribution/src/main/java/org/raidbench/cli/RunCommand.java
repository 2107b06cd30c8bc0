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
        names = "--fio",
        paramLabel = "JOB",
        description = "Run this fio job file in place of the bench's workloads.")
    @Nullable String fio;

    @Option(
        names = "--diskspd",
        paramLabel = "ARGS",
        description = "Run this diskspd command line in place of the bench's workloads.")
    @Nullable String diskspd;

    @Option(
        names = "--icf",
        paramLabel = "FILE",
        description = "Run this configuration of IOMeter in place of the bench's workloads.")
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
      description = "table, json, csv, fio-json or iometer-csv; as printed: ${DEFAULT-VALUE}.")
  String format = "table";

  @Option(names = "--check", description = "Only check the bench, and say how many cases it has.")
  boolean check;

  @Mixin CaseOptions cases = new CaseOptions();

  @Override
  public Integer call() throws Exception {
    return RunTask.run(this);
  }
}
