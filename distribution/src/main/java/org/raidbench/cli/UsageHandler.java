package org.raidbench.cli;

import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.IParameterExceptionHandler;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/** Says what is wrong with the command line itself, in two lines instead of the whole help. */
final class UsageHandler implements IParameterExceptionHandler {
  @Override
  public int handleParseException(ParameterException e, String[] arguments) {
    CommandLine command = e.getCommandLine();
    String near = "";
    if (e instanceof UnmatchedArgumentException unmatched) {
      List<String> suggestions = unmatched.getSuggestions();
      near = suggestions.isEmpty() ? "" : "; nearest: " + suggestions.get(0);
    }
    command.getErr().println(e.getMessage() + near);
    command
        .getErr()
        .println(command.getCommandSpec().qualifiedName() + " --help says what is possible");
    return Main.USER_FAULT;
  }
}
