package org.raidbench.cli;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.Option;
import picocli.CommandLine.ScopeType;

/**
 * The command line. This class and the commands it names know nothing but picocli, so that help and
 * version are printed from a class path of the two alone; what a command does is in a class of its
 * own.
 */
@Command(
    name = "raidbench",
    description = "Composes storage systems of plug-ins and puts them under real workloads.",
    subcommands = {
      RunCommand.class,
      ListCommand.class,
      DescribeCommand.class,
      PluginsCommand.class,
      SchemaCommand.class,
      DemeritCommand.class,
      ValidateCommand.class,
      CommandLine.HelpCommand.class
    },
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    synopsisSubcommandLabel = "COMMAND",
    exitCodeListHeading = "%nExit status:%n",
    exitCodeList = {
      "0:everything went well",
      "1:Raidbench itself failed",
      "2:something that was given is wrong; every fault is told"
    })
public final class Main implements Runnable {
  /** Something is wrong with what the user gave. */
  static final int USER_FAULT = 2;

  /** Something is wrong with Raidbench. */
  static final int OWN_FAULT = 1;

  @CommandLine.Spec
  private CommandLine.Model.CommandSpec spec = CommandLine.Model.CommandSpec.create();

  @Option(
      names = "--plugins",
      scope = ScopeType.INHERIT,
      paramLabel = "DIR",
      description =
          "Take plug-ins from DIR/NAME/*.jar, in place of those beside Raidbench in plugins/NAME;"
              + " may be given several times.")
  List<Path> plugins = new ArrayList<>();

  @Option(
      names = "--skip-broken-plugins",
      scope = ScopeType.INHERIT,
      description = "Leave out plug-ins and models that cannot be used, with a warning for each.")
  boolean skipBrokenPlugins;

  @Option(
      names = "--stacktrace",
      scope = ScopeType.INHERIT,
      description = "When a plug-in fails in a run, show where.")
  boolean stacktrace;

  @Option(
      names = "--patience",
      scope = ScopeType.INHERIT,
      paramLabel = "SECONDS",
      description =
          "How long one call of a plug-in's may take in a simulation before it is given up, and a"
              + " fifth of what it may take elsewhere; 0 for ever. Without saying so, 60.")
  @Nullable Long patience;

  /** Made by {@link #main} and by tests. */
  Main() {}

  /**
   * Runs a command and ends the process with its exit status.
   *
   * @param arguments the command line
   */
  public static void main(String[] arguments) {
    // UTF-8 whatever the platform: results have to be the same bytes everywhere.
    WatchedOutput output = new WatchedOutput(new FileOutputStream(FileDescriptor.out));
    PrintWriter err =
        new PrintWriter(new OutputStreamWriter(System.err, StandardCharsets.UTF_8), true);
    int status =
        run(
            arguments,
            new PrintWriter(new OutputStreamWriter(output, StandardCharsets.UTF_8)),
            err);
    if (output.failure() != null) {
      err.println("standard output cannot be written: " + output.failure());
      status = Math.max(status, USER_FAULT);
    }
    if (!Interruption.isUnderWay()) {
      System.exit(status);
    }
  }

  /** Runs a command; everything it prints goes to the writers. */
  static int run(String[] arguments, PrintWriter out, PrintWriter err) {
    int status;
    try {
      status = commandLine(out, err).execute(arguments);
    } catch (Error e) { // of the virtual machine, or of ours: picocli handles exceptions only
      status = FailureHandler.report(e, List.of(arguments), err);
    }
    out.flush();
    err.flush();
    return status;
  }

  private static CommandLine commandLine(PrintWriter out, PrintWriter err) {
    return new CommandLine(new Main())
        .setOut(out)
        .setErr(err)
        .setCaseInsensitiveEnumValuesAllowed(false)
        .setColorScheme(CommandLine.Help.defaultColorScheme(Terminal.colour() ? Ansi.ON : Ansi.OFF))
        .setUsageHelpWidth(Math.max(60, Terminal.width(100)))
        .setExecutionExceptionHandler(new FailureHandler())
        .setParameterExceptionHandler(new UsageHandler());
  }

  @Override
  public void run() {
    spec.commandLine().usage(spec.commandLine().getOut());
  }
}
