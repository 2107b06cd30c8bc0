package org.raidbench.core.file;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.StringReader;
import java.math.BigDecimal;
import java.util.Set;
import org.yaml.snakeyaml.LoaderOptions;
import org.yaml.snakeyaml.Yaml;
import org.yaml.snakeyaml.nodes.MappingNode;
import org.yaml.snakeyaml.nodes.Node;
import org.yaml.snakeyaml.nodes.ScalarNode;
import org.yaml.snakeyaml.nodes.SequenceNode;

/** YAML as editors see it: with the types of the core schema of YAML 1.2, {@code 8} is a number. */
final class EditorYaml {
  private static final JsonNodeFactory JSON = JsonNodeFactory.instance;
  private static final Set<String> NULLS = Set.of("", "~", "null", "Null", "NULL");

  private EditorYaml() {}

  static JsonNode read(String text) {
    LoaderOptions options = new LoaderOptions();
    options.setNestingDepthLimit(50);
    return of(new Yaml(options).compose(new StringReader(text)));
  }

  private static JsonNode of(Node node) {
    if (node instanceof MappingNode mapping) {
      ObjectNode object = JSON.objectNode();
      mapping
          .getValue()
          .forEach(
              tuple ->
                  object.set(
                      ((ScalarNode) tuple.getKeyNode()).getValue(), of(tuple.getValueNode())));
      return object;
    }
    if (node instanceof SequenceNode sequence) {
      ArrayNode array = JSON.arrayNode();
      sequence.getValue().forEach(item -> array.add(of(item)));
      return array;
    }
    ScalarNode scalar = (ScalarNode) node;
    return scalar.isPlain() ? plain(scalar.getValue()) : JSON.textNode(scalar.getValue());
  }

  private static JsonNode plain(String text) {
    if (NULLS.contains(text)) {
      return JSON.nullNode();
    }
    if (text.matches("true|True|TRUE|false|False|FALSE")) {
      return JSON.booleanNode(text.equalsIgnoreCase("true"));
    }
    return text.matches("[-+]?(\\.[0-9]+|[0-9]+(\\.[0-9]*)?)([eE][-+]?[0-9]{1,3})?")
        ? JSON.numberNode(new BigDecimal(text))
        : JSON.textNode(text);
  }
}
