package org.raidbench.disks.disksim;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.raidbench.api.fault.Faults;
import org.raidbench.api.fault.Names;

/** The parameters of one block, checked against the rules for blocks of its type. */
final class Parameters {
  private final Node.Block block;
  private final Faults faults;
  private final Map<String, Rule> rules;
  private final Map<String, Node.Entry> entries = new HashMap<>();

  /** Checks names, presence, kinds and ranges; everything wrong goes to {@code faults}. */
  Parameters(Node.Block block, Map<String, Rule> rules, Faults faults) {
    this.block = block;
    this.rules = rules;
    this.faults = faults;
    for (Node.Entry entry : block.entries()) {
      Rule rule = rules.get(entry.name());
      if (rule == null) {
        Token.fault(
            faults,
            block.file(),
            entry.at(),
            "\""
                + entry.name()
                + "\" is not a parameter of "
                + block.type()
                + Names.hint(entry.name(), rules.keySet()));
      } else if (entries.putIfAbsent(entry.name(), entry) != null) {
        Token.fault(faults, block.file(), entry.at(), "\"" + entry.name() + "\" is given twice");
      } else {
        check(rule, entry);
      }
    }
    for (Rule rule : rules.values()) {
      if (rule.required() && !entries.containsKey(rule.name())) {
        Token.fault(
            faults,
            block.file(),
            block.at(),
            block.type() + " lacks \"" + rule.name() + "\" = " + rule.kind().expected);
      }
    }
  }

  private void check(Rule rule, Node.Entry entry) {
    boolean fits =
        switch (rule.kind()) {
          case WHOLE -> entry.value() instanceof Node.Scalar s && isWhole(s.text());
          case NUMBER -> entry.value() instanceof Node.Scalar s && isNumber(s.text());
          case WORD -> entry.value() instanceof Node.Scalar;
          case LIST -> entry.value() instanceof Node.Items;
          case BLOCK -> true; // a block that could not be read is a fault already
        };
    if (!fits) {
      Token.fault(
          faults,
          entry.value().file(),
          entry.value().at(),
          "\"" + rule.name() + "\" is " + rule.kind().expected + shown(entry.value()));
    } else if (rule.kind() == Rule.Kind.WHOLE || rule.kind() == Rule.Kind.NUMBER) {
      double value = Double.parseDouble(((Node.Scalar) entry.value()).text());
      if (value < rule.least() || value > rule.most()) {
        Token.fault(
            faults,
            entry.value().file(),
            entry.value().at(),
            "\"" + rule.name() + "\" is " + range(rule) + shown(entry.value()));
      }
    }
  }

  private static String range(Rule rule) {
    return rule.most() >= 1e9
        ? "at least " + plain(rule.least())
        : "between " + plain(rule.least()) + " and " + plain(rule.most());
  }

  private static String plain(double value) {
    return value == (long) value ? String.valueOf((long) value) : String.valueOf(value);
  }

  private static String shown(Node value) {
    return value instanceof Node.Scalar s ? ", not \"" + s.text() + "\"" : "";
  }

  /** The names of parameters that are present and do not affect the model, with the reason. */
  List<String> ignored() {
    List<String> ignored = new ArrayList<>();
    for (Node.Entry entry : block.entries()) {
      Rule rule = rules.get(entry.name());
      if (rule != null && !rule.ignored().isEmpty()) {
        ignored.add(entry.name() + ": " + rule.ignored());
      }
    }
    return ignored;
  }

  boolean has(String name) {
    return entries.containsKey(name);
  }

  /** A whole number; the fallback where it is absent or faulty. */
  long whole(String name, long fallback) {
    return text(name).filter(Parameters::isWhole).map(Long::parseLong).orElse(fallback);
  }

  long whole(String name) {
    return whole(name, 0);
  }

  boolean flag(String name) {
    return whole(name) != 0;
  }

  double number(String name) {
    return text(name).filter(Parameters::isNumber).map(Double::parseDouble).orElse(0.0);
  }

  /** A time that the file gives in milliseconds, rounded to nanoseconds. */
  long nanos(String name) {
    return Math.round(number(name) * 1e6);
  }

  String word(String name) {
    return text(name).orElse("");
  }

  /** A list of whole numbers; an item that is none is a fault. */
  List<Long> wholes(String name) {
    List<Long> values = new ArrayList<>();
    for (Node item : items(name)) {
      if (item instanceof Node.Scalar s && isWhole(s.text()) && Long.parseLong(s.text()) >= 0) {
        values.add(Long.parseLong(s.text()));
      } else {
        Token.fault(
            faults, item.file(), item.at(), "\"" + name + "\" holds whole numbers" + shown(item));
      }
    }
    return values;
  }

  /** A list of numbers; an item that is none is a fault. */
  double[] numbers(String name) {
    return items(name).stream()
        .filter(
            item -> {
              boolean fits = item instanceof Node.Scalar s && isNumber(s.text());
              if (!fits) {
                Token.fault(
                    faults, item.file(), item.at(), "\"" + name + "\" holds numbers" + shown(item));
              }
              return fits;
            })
        .mapToDouble(item -> Double.parseDouble(((Node.Scalar) item).text()))
        .toArray();
  }

  List<Node> items(String name) {
    Node.Entry entry = entries.get(name);
    return entry != null && entry.value() instanceof Node.Items items ? items.items() : List.of();
  }

  /** A nested block of one of the given types; another type is a fault. */
  Optional<Node.Block> block(String name, String type) {
    Node.Entry entry = entries.get(name);
    if (entry == null) {
      return Optional.empty();
    }
    if (entry.value() instanceof Node.Block nested && nested.type().equals(type)) {
      return Optional.of(nested);
    }
    if (entry.value() instanceof Node.Block nested) {
      Token.fault(
          faults,
          nested.file(),
          nested.at(),
          "\"" + name + "\" is a " + nested.type() + "; only " + type + " is supported");
    } else if (faults.isEmpty()) {
      Token.fault(
          faults,
          entry.value().file(),
          entry.value().at(),
          "\"" + name + "\" is " + type + " { ... }");
    }
    return Optional.empty();
  }

  /** A fault at a parameter, or at the block if the parameter is absent. */
  void fault(String name, String message) {
    Node.Entry entry = entries.get(name);
    if (entry == null) {
      Token.fault(faults, block.file(), block.at(), message);
    } else {
      Token.fault(faults, entry.value().file(), entry.value().at(), message);
    }
  }

  private Optional<String> text(String name) {
    Node.Entry entry = entries.get(name);
    return entry != null && entry.value() instanceof Node.Scalar s
        ? Optional.of(s.text())
        : Optional.empty();
  }

  private static boolean isWhole(String text) {
    return text.matches("[+-]?[0-9]{1,17}");
  }

  private static boolean isNumber(String text) {
    return text.matches("[+-]?([0-9]+\\.?[0-9]*|\\.[0-9]+)([eE][+-]?[0-9]{1,2})?");
  }
}
