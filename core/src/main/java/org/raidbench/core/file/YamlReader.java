package org.raidbench.core.file;

import java.io.StringReader;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.raidbench.core.bench.Place;
import org.yaml.snakeyaml.DumperOptions.ScalarStyle;
import org.yaml.snakeyaml.LoaderOptions;
import org.yaml.snakeyaml.Yaml;
import org.yaml.snakeyaml.error.Mark;
import org.yaml.snakeyaml.error.MarkedYAMLException;
import org.yaml.snakeyaml.error.YAMLException;
import org.yaml.snakeyaml.nodes.MappingNode;
import org.yaml.snakeyaml.nodes.Node;
import org.yaml.snakeyaml.nodes.NodeTuple;
import org.yaml.snakeyaml.nodes.ScalarNode;
import org.yaml.snakeyaml.nodes.SequenceNode;

/**
 * Reads one YAML document into a {@link Tree}. Anchors and aliases are resolved; what they multiply
 * counts against a limit, so that a small file cannot grow into a large tree.
 */
final class YamlReader {
  private static final int CHARACTERS_MAX = 2_000_000;
  private static final int DEPTH_MAX = 50;
  private static final int NODES_MAX = 200_000;

  private final String source;
  private final FaultSet faults;
  private int nodes;

  private YamlReader(String source, FaultSet faults) {
    this.source = source;
    this.faults = faults;
  }

  /** Reads a document; empty if it is none, with the reason among the faults. */
  static Optional<Tree> read(String source, String text, FaultSet faults) {
    LoaderOptions options = new LoaderOptions();
    options.setCodePointLimit(CHARACTERS_MAX);
    options.setNestingDepthLimit(DEPTH_MAX);
    options.setMaxAliasesForCollections(1_000);
    YamlReader reader = new YamlReader(source, faults);
    try {
      @Nullable Node root = new Yaml(options).compose(new StringReader(text));
      if (root == null) {
        faults.add(new Place(source, 1, 1).fault("the file says nothing"));
        return Optional.empty();
      }
      return Optional.ofNullable(reader.tree(root, 0));
    } catch (MarkedYAMLException e) {
      @Nullable Mark mark = e.getProblemMark() == null ? e.getContextMark() : e.getProblemMark();
      faults.add(reader.place(mark).fault("not YAML: " + oneLine(e)));
    } catch (YAMLException e) {
      faults.add(new Place(source, 1, 1).fault("not YAML: " + firstLine(e.getMessage())));
    }
    return Optional.empty();
  }

  private static String oneLine(MarkedYAMLException e) {
    @Nullable String context = e.getContext();
    String problem = firstLine(e.getProblem());
    return context == null || context.isEmpty() ? problem : firstLine(context) + ", " + problem;
  }

  private static String firstLine(@Nullable String text) {
    return text == null ? "unreadable" : text.lines().findFirst().orElse("unreadable").strip();
  }

  private @Nullable Tree tree(Node node, int depth) {
    Place at = place(node.getStartMark());
    if (++nodes > NODES_MAX || depth > DEPTH_MAX) {
      if (nodes <= NODES_MAX + 1) {
        // Once is enough: everything further up is over the limit too.
        nodes = NODES_MAX + 1;
        faults.add(
            at.fault(
                depth > DEPTH_MAX
                    ? "nested more than " + DEPTH_MAX + " deep"
                    : "more than " + NODES_MAX + " values, aliases counted in full"));
      }
      return null;
    }
    if (node instanceof ScalarNode scalar) {
      return new Tree.Text(isNull(scalar) ? "" : scalar.getValue(), insideQuotes(scalar, at));
    }
    if (node instanceof SequenceNode sequence) {
      return many(sequence, at, depth);
    }
    return fields((MappingNode) node, at, depth);
  }

  /** A command line in quotes has faults of its own, counted from its first character. */
  private static Place insideQuotes(ScalarNode scalar, Place at) {
    ScalarStyle style = scalar.getScalarStyle();
    return style == ScalarStyle.DOUBLE_QUOTED || style == ScalarStyle.SINGLE_QUOTED
        ? at.plus(1)
        : at;
  }

  /** Only YAML's explicit null: the word {@code null} is as good a name as any. */
  private static boolean isNull(ScalarNode scalar) {
    return scalar.isPlain() && scalar.getValue().equals("~");
  }

  private @Nullable Tree many(SequenceNode sequence, Place at, int depth) {
    List<Tree> items = new ArrayList<>();
    for (Node item : sequence.getValue()) {
      @Nullable Tree tree = tree(item, depth + 1);
      if (tree == null) {
        return null;
      }
      items.add(tree);
    }
    return new Tree.Many(items, at);
  }

  private @Nullable Tree fields(MappingNode mapping, Place at, int depth) {
    Map<String, Tree.Field> fields = new LinkedHashMap<>();
    for (NodeTuple tuple : mapping.getValue()) {
      Place keyAt = place(tuple.getKeyNode().getStartMark());
      @Nullable Tree value = tree(tuple.getValueNode(), depth + 1);
      if (value == null) {
        return null;
      }
      if (!(tuple.getKeyNode() instanceof ScalarNode key)) {
        faults.add(keyAt.fault("a key is one word or line of text"));
      } else if (key.getValue().equals("<<")) {
        faults.add(
            keyAt.fault("merge keys (<<) are not supported; use an alias for a whole value"));
      } else if (fields.containsKey(key.getValue())) {
        faults.add(
            keyAt.fault(
                "\"%s\" is given twice, first in line %d"
                    .formatted(key.getValue(), fields.get(key.getValue()).keyAt().line())));
      } else {
        fields.put(key.getValue(), new Tree.Field(keyAt, value));
      }
    }
    return new Tree.Fields(fields, at);
  }

  private Place place(@Nullable Mark mark) {
    return mark == null
        ? new Place(source, 1, 1)
        : new Place(source, mark.getLine() + 1, mark.getColumn() + 1);
  }
}
