package org.raidbench.cli;

import java.io.PrintWriter;
import java.util.concurrent.Callable;
import org.raidbench.api.fault.Fault;
import org.raidbench.api.fault.FaultsException;
import org.raidbench.core.assembly.Raidbench;
import picocli.CommandLine.Model.CommandSpec;

/** What all commands share: Raidbench put together, and faults printed. */
final class Session {
  private final PrintWriter out;
  private final PrintWriter err;
  private final Raidbench raidbench;

  Session(CommandSpec spec) {
    this.out = spec.commandLine().getOut();
    this.err = spec.commandLine().getErr();
    this.raidbench = Raidbench.start();
    for (Fault problem : raidbench.registry().problems()) {
      err.println(
          "warning: "
              + (problem.source().isEmpty() ? "" : problem.source() + ": ")
              + problem.message());
    }
  }

  PrintWriter out() {
    return out;
  }

  PrintWriter err() {
    return err;
  }

  Raidbench raidbench() {
    return raidbench;
  }

  /** Runs a task; the user's faults become lines and a status. */
  int run(Callable<Integer> task) throws Exception {
    try {
      return task.call();
    } catch (FaultsException e) {
      FaultPrinter.print(e.faults(), err);
      return Main.USER_FAULT;
    } finally {
      out.flush();
      err.flush();
    }
  }
}
