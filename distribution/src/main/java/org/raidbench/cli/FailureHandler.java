package org.raidbench.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.IExecutionExceptionHandler;
import picocli.CommandLine.ParseResult;

/** A command that failed for a reason that is ours: a line for the user, the rest in a file. */
final class FailureHandler implements IExecutionExceptionHandler {
  private static final int CAUSES_MAX = 3;

  @Override
  public int handleExecutionException(Exception e, CommandLine command, ParseResult result) {
    return report(e, result.expandedArgs(), command.getErr());
  }

  static int report(Throwable e, List<String> arguments, PrintWriter err) {
    err.println("raidbench failed, and it is not your fault: " + summary(e));
    try {
      StringWriter trace = new StringWriter();
      e.printStackTrace(new PrintWriter(trace, true));
      Path file = Files.createTempFile("raidbench-failure-", ".log");
      Files.writeString(
          file,
          "raidbench %s, Java %s%narguments: %s%n%s"
              .formatted(
                  Version.text(),
                  System.getProperty("java.version"),
                  String.join(" ", arguments),
                  trace));
      err.println("details, worth reporting: " + file);
    } catch (IOException unwritable) {
      err.println("details could not be written: " + unwritable.getMessage());
    }
    return Main.OWN_FAULT;
  }

  private static String summary(Throwable e) {
    StringBuilder text = new StringBuilder();
    Throwable at = e;
    for (int i = 0; i < CAUSES_MAX && at != null; i++) {
      text.append(i == 0 ? "" : " <- ")
          .append(at.getClass().getSimpleName())
          .append(
              at.getMessage() == null ? "" : ": " + at.getMessage().lines().findFirst().orElse(""));
      at = at.getCause();
    }
    return text.toString();
  }
}
