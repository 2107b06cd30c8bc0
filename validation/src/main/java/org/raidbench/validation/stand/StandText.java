package org.raidbench.validation.stand;

import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.yaml.snakeyaml.LoaderOptions;
import org.yaml.snakeyaml.Yaml;
import org.yaml.snakeyaml.nodes.MappingNode;
import org.yaml.snakeyaml.nodes.Node;
import org.yaml.snakeyaml.nodes.NodeTuple;
import org.yaml.snakeyaml.nodes.ScalarNode;
import org.yaml.snakeyaml.nodes.SequenceNode;

/** What the file of a stand says, as it stands there. */
public final class StandText {
  private static final String SYSTEM = "system";

  private final @Nullable Node root;

  private StandText(@Nullable Node root) {
    this.root = root;
  }

  /**
   * Takes a file apart.
   *
   * @param text YAML that a bench has been read from
   * @return what it says
   */
  public static StandText of(String text) {
    return new StandText(new Yaml(new LoaderOptions()).compose(new StringReader(text)));
  }

  /**
   * What stands at a path.
   *
   * @param path keys from the outermost, joined by dots; {@code system} may be left out
   * @param coordinates dimensions of {@code vary} and their values, whose patches are put in
   * @return a value, the items of a list or the keys of a mapping; empty if nothing stands there
   */
  public Optional<List<String>> at(String path, Map<String, String> coordinates) {
    Optional<Node> found = Optional.empty();
    for (Map.Entry<String, String> coordinate : coordinates.entrySet()) {
      Optional<Node> patches =
          find(root, List.of("vary", coordinate.getKey(), coordinate.getValue()));
      Optional<Node> patched = patches.flatMap(it -> below(it, path));
      found = patched.isPresent() ? patched : found;
    }
    return (found.isPresent() ? found : below(root, path)).map(StandText::texts);
  }

  /** As {@link #find}, but the outermost key {@code system} may be there or not. */
  private static Optional<Node> below(@Nullable Node node, String path) {
    List<String> keys = List.of(path.split("\\."));
    Optional<Node> found = find(node, keys);
    if (found.isPresent()) {
      return found;
    }
    if (keys.get(0).equals(SYSTEM)) {
      return find(node, keys.subList(1, keys.size()));
    }
    List<String> longer = new ArrayList<>(keys);
    longer.add(0, SYSTEM);
    return find(node, longer);
  }

  private static Optional<Node> find(@Nullable Node node, List<String> keys) {
    if (node == null || keys.isEmpty()) {
      return Optional.ofNullable(node);
    }
    if (!(node instanceof MappingNode mapping)) {
      return Optional.empty();
    }
    // A key may have dots of its own, so the longest that fits counts.
    for (int length = keys.size(); length > 0; length--) {
      String key = String.join(".", keys.subList(0, length));
      for (NodeTuple tuple : mapping.getValue()) {
        if (tuple.getKeyNode() instanceof ScalarNode scalar && scalar.getValue().equals(key)) {
          Optional<Node> found = find(tuple.getValueNode(), keys.subList(length, keys.size()));
          if (found.isPresent()) {
            return found;
          }
        }
      }
    }
    return Optional.empty();
  }

  private static List<String> texts(Node node) {
    if (node instanceof ScalarNode scalar) {
      return List.of(scalar.getValue().strip());
    }
    if (node instanceof SequenceNode sequence) {
      return sequence.getValue().stream().map(item -> String.join(", ", texts(item))).toList();
    }
    return ((MappingNode) node)
        .getValue().stream().map(tuple -> String.join(", ", texts(tuple.getKeyNode()))).toList();
  }
}
