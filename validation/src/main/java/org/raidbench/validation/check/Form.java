package org.raidbench.validation.check;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.raidbench.api.fault.Faults;
import org.raidbench.api.fault.Names;
import org.raidbench.core.bench.Place;
import org.yaml.snakeyaml.error.Mark;
import org.yaml.snakeyaml.nodes.MappingNode;
import org.yaml.snakeyaml.nodes.Node;
import org.yaml.snakeyaml.nodes.NodeTuple;
import org.yaml.snakeyaml.nodes.ScalarNode;
import org.yaml.snakeyaml.nodes.SequenceNode;

/** A mapping whose keys are asked for one by one; what nobody asked for is a fault in the end. */
final class Form {
  private static final Pattern NUMBER = Pattern.compile("(-?[0-9]+(?:\\.[0-9]+)?) ?(%?)");

  private final String source;
  private final String text;
  private final Place at;
  private final Faults faults;
  private final Map<String, Value> values = new LinkedHashMap<>();
  private final Set<String> asked = new LinkedHashSet<>();

  /** A value and where its key stands. */
  private record Value(Place keyAt, Node node) {}

  private Form(String source, String text, MappingNode mapping, Faults faults) {
    this.source = source;
    this.text = text;
    this.at = place(mapping);
    this.faults = faults;
    for (NodeTuple tuple : mapping.getValue()) {
      Place keyAt = place(tuple.getKeyNode());
      if (!(tuple.getKeyNode() instanceof ScalarNode key)) {
        fault(keyAt, "a key is one word or line of text");
      } else if (values.containsKey(key.getValue())) {
        fault(keyAt, "\"" + key.getValue() + "\" is given twice");
      } else {
        values.put(key.getValue(), new Value(keyAt, tuple.getValueNode()));
      }
    }
  }

  /** The outermost mapping of a file, or empty, with the fault told. */
  static Optional<Form> of(String source, String text, @Nullable Node node, Faults faults) {
    if (node instanceof MappingNode mapping) {
      return Optional.of(new Form(source, text, mapping, faults));
    }
    faults.add(1, 1, "expected a mapping");
    return Optional.empty();
  }

  Place at() {
    return at;
  }

  Place at(String key) {
    @Nullable Value value = values.get(key);
    return value == null ? at : value.keyAt();
  }

  boolean has(String key) {
    return values.containsKey(key);
  }

  /** Every key, none of which is then left over. */
  Set<String> keys() {
    asked.addAll(values.keySet());
    return values.keySet();
  }

  Optional<String> line(String key) {
    @Nullable Node node = node(key);
    if (node == null) {
      return Optional.empty();
    }
    if (node instanceof ScalarNode scalar) {
      return Optional.of(scalar.getValue().strip());
    }
    fault(place(node), key + ": expected one value");
    return Optional.empty();
  }

  /** One value or a list of them; empty if the key is not there. */
  List<String> lines(String key) {
    @Nullable Node node = node(key);
    return node == null ? List.of() : lines(key, node);
  }

  private List<String> lines(String key, Node node) {
    List<String> lines = new ArrayList<>();
    List<Node> items = node instanceof SequenceNode sequence ? sequence.getValue() : List.of(node);
    if (items.isEmpty()) {
      fault(place(node), key + ": an empty list");
    }
    for (Node item : items) {
      if (item instanceof ScalarNode scalar) {
        lines.add(scalar.getValue().strip());
      } else {
        fault(place(item), key + ": expected a value or a list of values");
      }
    }
    return lines;
  }

  OptionalDouble number(String key) {
    Optional<String> line = line(key);
    if (line.isEmpty()) {
      return OptionalDouble.empty();
    }
    Matcher matcher = NUMBER.matcher(line.get());
    if (!matcher.matches()) {
      fault(at(key), "%s: \"%s\" is not a number such as 8000 or 5%%".formatted(key, line.get()));
      return OptionalDouble.empty();
    }
    double number = Double.parseDouble(matcher.group(1));
    return OptionalDouble.of(matcher.group(2).isEmpty() ? number : number / 100);
  }

  Optional<Form> form(String key) {
    @Nullable Node node = node(key);
    if (node == null) {
      return Optional.empty();
    }
    if (node instanceof MappingNode mapping) {
      return Optional.of(new Form(source, text, mapping, faults));
    }
    fault(place(node), key + ": expected a mapping");
    return Optional.empty();
  }

  /** Mappings of a list; empty if the key is not there. */
  List<Form> forms(String key) {
    @Nullable Node node = node(key);
    List<Form> forms = new ArrayList<>();
    if (node == null) {
      return forms;
    }
    if (!(node instanceof SequenceNode sequence)) {
      fault(place(node), key + ": expected a list of mappings");
      return forms;
    }
    for (Node item : sequence.getValue()) {
      if (item instanceof MappingNode mapping) {
        forms.add(new Form(source, text, mapping, faults));
      } else {
        fault(place(item), key + ": expected a mapping");
      }
    }
    return forms;
  }

  /** Values, or lists of values, by key. */
  Map<String, List<String>> table(String key) {
    Map<String, List<String>> table = new LinkedHashMap<>();
    form(key)
        .ifPresent(
            form -> {
              for (String name : form.keys()) {
                table.put(name, form.lines(name));
              }
            });
    return table;
  }

  /** Patches as on a command line: the values are passed on as they are written. */
  List<String> patches(String key) {
    List<String> patches = new ArrayList<>();
    form(key)
        .ifPresent(
            form -> {
              for (String path : form.keys()) {
                @Nullable Node node = form.node(path);
                if (node != null) {
                  patches.add(path + "=" + form.written(node));
                }
              }
            });
    return patches;
  }

  private String written(Node node) {
    int from = node.getStartMark().getIndex();
    int to = node.getEndMark().getIndex();
    int[] points = text.codePoints().skip(from).limit((long) to - from).toArray();
    return new String(points, 0, points.length).strip();
  }

  /** Tells every key that nobody asked for. */
  void nothingElse() {
    values.forEach(
        (key, value) -> {
          if (!asked.contains(key)) {
            List<String> others = asked.stream().filter(it -> !values.containsKey(it)).toList();
            fault(value.keyAt(), "there is no \"" + key + "\" here" + Names.hint(key, others));
          }
        });
  }

  void fault(Place place, String message) {
    faults.add(place.line(), place.column(), message);
  }

  private @Nullable Node node(String key) {
    asked.add(key);
    @Nullable Value value = values.get(key);
    return value == null ? null : value.node();
  }

  private Place place(Node node) {
    Mark mark = node.getStartMark();
    return new Place(source, mark.getLine() + 1, mark.getColumn() + 1);
  }
}
