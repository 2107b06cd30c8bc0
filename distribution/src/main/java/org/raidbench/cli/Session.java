package org.raidbench.cli;

import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.raidbench.api.fault.Fault;
import org.raidbench.api.fault.FaultsException;
import org.raidbench.core.assembly.Raidbench;
import org.raidbench.core.blame.Blame;
import org.raidbench.core.blame.PluginFaultException;
import org.raidbench.core.watch.Patience;
import org.raidbench.core.watch.StallException;
import org.raidbench.core.watch.Supervision;
import picocli.CommandLine.Model.CommandSpec;

/** What all commands share: Raidbench put together with its plug-ins, and faults printed. */
final class Session {
  private static final int THREADS_MAX = 1_024;

  private final Main options;
  private final PrintWriter out;
  private final PrintWriter err;
  private volatile @Nullable Raidbench raidbench;

  Session(CommandSpec spec) {
    this.options = (Main) spec.root().userObject();
    this.out = spec.commandLine().getOut();
    this.err = spec.commandLine().getErr();
  }

  /** What is wrong with something given on the command line. */
  static FaultsException fault(String source, String message) {
    return new FaultsException(List.of(new Fault(source, 0, 0, message)));
  }

  /**
   * Checks how many cases are to run at once.
   *
   * @throws FaultsException if so many threads cannot be had
   */
  static void checkThreads(int threads) {
    if (threads < 1 || threads > THREADS_MAX) {
      throw fault("--threads " + threads, "expected 1 to " + THREADS_MAX);
    }
  }

  PrintWriter out() {
    return out;
  }

  PrintWriter err() {
    return err;
  }

  /** Raidbench, once a task runs. */
  Raidbench raidbench() {
    return Objects.requireNonNull(raidbench, "raidbench");
  }

  /**
   * Runs a task if every plug-in is in order, or what is not may be left out; the user's faults
   * become lines and a status.
   */
  int run(Callable<Integer> task) {
    return supervised(() -> unlessBroken(task));
  }

  private int unlessBroken(Callable<Integer> task) throws Exception {
    List<Fault> problems = raidbench().registry().problems();
    if (!problems.isEmpty() && !options.skipBrokenPlugins) {
      FaultPrinter.print(problems, err);
      err.println(
          "raidbench plugins shows all plug-ins; --skip-broken-plugins goes on without these");
      err.flush();
      return Main.USER_FAULT;
    }
    for (Fault problem : problems) {
      String jar = problem.source().isEmpty() ? "" : problem.source() + ": ";
      err.println("warning: " + jar + problem.message());
    }
    return attributed(task);
  }

  /** Runs a task that is about the plug-ins. */
  int runWhateverIsBroken(Callable<Integer> task) {
    return supervised(() -> attributed(task));
  }

  /** A plug-in that never comes back from a call ends the command, and its thread is left to it. */
  private int supervised(Callable<Integer> task) {
    List<Path> folders = folders();
    try {
      return Supervision.call(
          () -> {
            raidbench = Raidbench.start(folders);
            return task.call();
          },
          patience(),
          stall -> stalled(stall, folders));
    } catch (PluginFaultException e) { // nothing else comes so far
      Interruption.giveUp();
      return failed(e);
    } finally {
      out.flush();
      err.flush();
    }
  }

  private Patience patience() {
    if (options.patience != null) {
      // For every bench that is run from here on, too.
      System.setProperty(Patience.PROPERTY, String.valueOf(Math.max(0, options.patience)));
    }
    return Patience.outside();
  }

  private Optional<PluginFaultException> stalled(StallException stall, List<Path> folders) {
    @Nullable Raidbench started = raidbench;
    Optional<PluginFaultException> known =
        started == null ? Optional.empty() : Blame.among(started.registry()).of(stall, "");
    return known.isPresent() ? known : Blame.byFolder(stall, folders);
  }

  private int attributed(Callable<Integer> task) throws Exception {
    try {
      foldersAreThere();
      return task.call();
    } catch (PluginFaultException e) {
      return failed(e);
    } catch (Throwable e) { // whatever it is, a plug-in's is told as such
      Optional<PluginFaultException> fault = Blame.among(raidbench().registry()).of(e, "");
      boolean given = fault.isPresent() && fault.get().isGiven();
      if (e instanceof FaultsException faults && !given) {
        FaultPrinter.print(faults.faults(), err);
        return Main.USER_FAULT;
      }
      if (fault.isEmpty()) {
        throw e;
      }
      return failed(fault.get());
    } finally {
      out.flush();
      err.flush();
    }
  }

  private int failed(PluginFaultException e) {
    FaultPrinter.print(List.of(e.fault()), err);
    @Nullable Throwable cause = e.getCause();
    if (cause != null && options.stacktrace) {
      cause.printStackTrace(err);
    } else if (cause != null) {
      err.println("--stacktrace shows where");
    }
    return e.isGiven() ? Main.USER_FAULT : Main.OWN_FAULT;
  }

  /** The folders that were named, or the one beside Raidbench if it is there. */
  private List<Path> folders() {
    if (!options.plugins.isEmpty()) {
      return options.plugins.stream().filter(Session::isFolder).toList();
    }
    @Nullable String home = System.getProperty("raidbench.home");
    Path beside = Path.of(home == null ? "" : home, "plugins");
    return home != null && Files.isDirectory(beside) ? List.of(beside) : List.of();
  }

  /** An empty name would be the working directory, which nobody means by it. */
  private static boolean isFolder(Path folder) {
    return !folder.toString().isBlank() && Files.isDirectory(folder);
  }

  private static String noFolder(Path folder) {
    if (folder.toString().isBlank()) {
      return "expected the name of a folder";
    }
    return Files.exists(folder)
        ? "this is a file; expected a folder with a folder for each plug-in, its jars in that"
        : "there is no such folder";
  }

  private void foldersAreThere() {
    List<Fault> faults = new ArrayList<>();
    for (Path folder : options.plugins) {
      if (!isFolder(folder)) {
        faults.add(new Fault(("--plugins " + folder).strip(), 0, 0, noFolder(folder)));
      }
    }
    if (!faults.isEmpty()) {
      throw new FaultsException(faults);
    }
  }
}
