package org.raidbench.core.file;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.raidbench.core.bench.Said;

/**
 * Finds where a list or a range stands in place of one value: each is a dimension of the matrix.
 */
final class Dimensions {
  private final FaultSet faults;
  private final List<Dimension> found = new ArrayList<>();

  /** A dimension: its name, where its value goes, and the values with what they are called. */
  record Dimension(String name, List<String> path, List<Choice> choices) {
    Dimension {
      path = List.copyOf(path);
      choices = List.copyOf(choices);
    }

    Dimension renamed(String other) {
      return new Dimension(other, path, choices);
    }
  }

  /** One value of a dimension. */
  record Choice(String label, Tree value) {}

  private Dimensions(FaultSet faults) {
    this.faults = faults;
  }

  /** The dimensions below a path, in the order written. */
  static List<Dimension> find(Tree tree, Section section, List<String> path, FaultSet faults) {
    Dimensions dimensions = new Dimensions(faults);
    dimensions.walk(tree, section, path);
    return dimensions.found;
  }

  /** Two dimensions of one key's name are told apart by their paths. */
  static List<Dimension> distinct(List<Dimension> dimensions) {
    Map<String, Integer> uses = new TreeMap<>();
    dimensions.forEach(dimension -> uses.merge(dimension.name(), 1, Integer::sum));
    return dimensions.stream()
        .map(
            dimension ->
                uses.getOrDefault(dimension.name(), 0) > 1
                    ? dimension.renamed(
                        dimension.path().stream().skip(1).collect(Collectors.joining(".")))
                    : dimension)
        .toList();
  }

  private void walk(Tree tree, @Nullable Section section, List<String> path) {
    if (!(tree instanceof Tree.Fields fields)) {
      return;
    }
    fields
        .fields()
        .forEach(
            (name, field) -> {
              List<String> here = new ArrayList<>(path);
              here.add(name);
              Section.@Nullable Entry entry = section == null ? null : section.entry(name);
              if (entry != null) {
                known(entry.kind(), field.value(), here);
              } else if (section == null || section.open()) {
                value(field.value(), here, true);
              }
            });
  }

  private void known(Kind kind, Tree tree, List<String> path) {
    if (kind instanceof Kind.Sub sub) {
      walk(tree, sub.section(), path);
    } else if (kind instanceof Kind.Named named && tree instanceof Tree.Fields fields) {
      fields
          .fields()
          .forEach(
              (name, field) -> {
                List<String> here = new ArrayList<>(path);
                here.add(name);
                walk(field.value(), named.section(), here);
              });
    } else if (kind instanceof Kind.ModelRef ref && tree instanceof Tree.Fields) {
      walk(tree, ref.section(), path);
    } else if (kind instanceof Kind.DiskModel && tree instanceof Tree.Fields) {
      walk(tree, null, path);
    } else if (kind.one()) {
      value(tree, path, kind instanceof Kind.Quantity);
    }
  }

  private void value(Tree tree, List<String> path, boolean mayRange) {
    List<Choice> choices = new ArrayList<>();
    if (tree instanceof Tree.Many many) {
      if (many.items().isEmpty()) {
        faults.add(tree.at(), path.get(path.size() - 1) + ": an empty list");
        return;
      }
      for (Tree item : many.items()) {
        choices.addAll(
            mayRange ? range(item).orElse(List.of(choice(item))) : List.of(choice(item)));
      }
    } else if (tree instanceof Tree.Fields && mayRange) {
      walk(tree, null, path);
      return;
    } else if (mayRange) {
      choices.addAll(range(tree).orElse(List.of()));
    }
    Set<String> labels = new HashSet<>();
    for (Choice choice : choices) {
      if (!labels.add(choice.label())) {
        faults.add(choice.value().at(), "\"" + choice.label() + "\" is in the list twice");
      }
    }
    if (!choices.isEmpty()) {
      found.add(new Dimension(path.get(path.size() - 1), path, choices));
    }
  }

  private Optional<List<Choice>> range(Tree tree) {
    if (!(tree instanceof Tree.Text text) || !Ranges.isRange(text.text())) {
      return Optional.empty();
    }
    return Ranges.values(new Said<>(text.text(), text.at()), faults)
        .map(
            values ->
                values.stream()
                    .map(value -> new Choice(value, new Tree.Text(value, text.at())))
                    .toList());
  }

  private static Choice choice(Tree item) {
    return new Choice(label(item), item);
  }

  private static String label(Tree tree) {
    if (tree instanceof Tree.Text text) {
      return text.text().strip();
    }
    if (tree instanceof Tree.Many many) {
      return many.items().stream().map(Dimensions::label).collect(Collectors.joining(", "));
    }
    return ((Tree.Fields) tree)
        .fields().entrySet().stream()
            .map(
                entry ->
                    entry.getKey().equals("model")
                        ? label(entry.getValue().value())
                        : entry.getKey() + " " + label(entry.getValue().value()))
            .collect(Collectors.joining(", "));
  }
}
