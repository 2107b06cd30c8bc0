package org.raidbench.core.diskspd;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.raidbench.api.fault.Faults;

/** The words of a command line sorted into options and targets. */
final class CommandLine {
  private final Map<String, List<Argument>> options = new LinkedHashMap<>();
  private final List<Token> targets = new ArrayList<>();

  /**
   * An option as it was given.
   *
   * @param token where it stands
   * @param value what follows its letter; empty if nothing does
   */
  record Argument(Token token, String value) {}

  /** Sorts the words; what belongs nowhere is a fault. */
  static CommandLine of(List<Token> tokens, Faults faults) {
    CommandLine line = new CommandLine();
    for (int i = 0; i < tokens.size(); i++) {
      Token token = tokens.get(i);
      if (i == 0 && token.text().matches("(?i)(.*[/\\\\])?diskspd(\\.exe)?")) {
        continue;
      }
      if (token.isOption()) {
        line.take(token, faults);
      } else {
        line.targets.add(token);
      }
    }
    return line;
  }

  private void take(Token token, Faults faults) {
    String text = token.text();
    String name = "-" + (text.length() > 1 ? text.substring(1, 2) : "");
    Switch known = Switch.find(name);
    if (!targets.isEmpty()) {
      faults.add(
          0,
          token.column(),
          "\""
              + Token.legible(text)
              + "\" comes after the target \""
              + Token.legible(targets.get(0).text())
              + "\"; expected options before targets");
    }
    if (known == null) {
      String other = name.length() < 2 ? "" : "-" + flipped(name.charAt(1));
      faults.add(
          0,
          token.column(),
          "\""
              + Token.legible(text)
              + "\" is not an option of diskspd"
              + (Switch.find(other) == null ? "" : "; nearest: " + other));
      return;
    }
    options
        .computeIfAbsent(name, letter -> new ArrayList<>())
        .add(new Argument(token, text.substring(2)));
  }

  private static char flipped(char c) {
    return Character.isUpperCase(c) ? Character.toLowerCase(c) : Character.toUpperCase(c);
  }

  /** Every occurrence of an option, in order. */
  List<Argument> all(String name) {
    return options.getOrDefault(name, List.of());
  }

  /** The last occurrence of an option, which counts; null if it is not given. */
  @Nullable Argument last(String name) {
    List<Argument> given = all(name);
    return given.isEmpty() ? null : given.get(given.size() - 1);
  }

  boolean has(String name) {
    return options.containsKey(name);
  }

  /** Names of the options given, in the order of their first occurrence. */
  Iterable<String> names() {
    return options.keySet();
  }

  List<Token> targets() {
    return targets;
  }
}
