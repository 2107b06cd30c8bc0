package org.raidbench.cli;

/** What {@code raidbench demerit} does. */
final class DemeritTask {
  private DemeritTask() {}

  static int run(DemeritCommand command) {
    command.spec.commandLine().getErr().println("demerit is not there yet");
    return Main.USER_FAULT;
  }
}
