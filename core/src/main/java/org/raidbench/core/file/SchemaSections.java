package org.raidbench.core.file;

import static org.raidbench.core.file.SchemaValues.JSON;
import static org.raidbench.core.file.SchemaValues.anyOf;
import static org.raidbench.core.file.SchemaValues.list;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.raidbench.api.spec.Key;
import org.raidbench.core.bench.BenchCase;
import org.raidbench.core.bench.ModelKind;
import org.raidbench.core.table.Shown;

/**
 * Makes the schemas of sections and of what stands behind their keys. Those that may be patched
 * require no key: that is for {@link SchemaNeeds}, as a patch may give what is missing.
 */
final class SchemaSections {
  private final SchemaValues values;
  private final SchemaModels models;

  SchemaSections(SchemaValues values, SchemaModels models) {
    this.values = values;
    this.models = models;
  }

  /** A mapping of paths and values. Sections hold patches, and patches hold sections. */
  private ObjectNode patches() {
    return values.defined("patches", () -> SchemaPatches.of(models, this));
  }

  /** A figure of a disk of one's own, where lists make dimensions. */
  ObjectNode figure(Key key) {
    Set<Key> only = Set.of(key);
    return described(SchemaModels.meaning(only), values.figure(only, true));
  }

  /** A property with its meaning; what is said beside a reference would not count. */
  static ObjectNode described(String meaning, ObjectNode schema) {
    if (!schema.has("$ref")) {
      return schema.deepCopy().put("description", meaning);
    }
    ObjectNode described = JSON.objectNode().put("description", meaning);
    described.set("allOf", JSON.arrayNode().add(schema));
    return described;
  }

  /**
   * A mapping with the keys of a section.
   *
   * @param several whether lists make dimensions there; otherwise required keys are required
   */
  ObjectNode section(Section section, boolean several) {
    String name = section.title().replaceFirst("^(?:an?|the) ", "");
    boolean both = section.open(); // stands by itself, and as an item of a list
    return values.defined(
        several || !both ? name : name + " alone", () -> mapping(section, several));
  }

  private ObjectNode mapping(Section section, boolean several) {
    ObjectNode properties = JSON.objectNode();
    properties(section, several).forEach(properties::set);
    ObjectNode mapping = JSON.objectNode().put("type", "object");
    mapping.set("properties", properties);
    mapping.put("additionalProperties", false);
    ArrayNode required = required(section);
    if (!several && !required.isEmpty()) {
      mapping.set("required", required);
    }
    return mapping;
  }

  static ArrayNode required(Section section) {
    ArrayNode names = JSON.arrayNode();
    section.entries().values().stream()
        .filter(Section.Entry::required)
        .forEach(entry -> names.add(entry.name()));
    return names;
  }

  /** Every key that may stand in a section, with its schema. */
  Map<String, ObjectNode> properties(Section section, boolean several) {
    Map<String, ObjectNode> properties = new LinkedHashMap<>();
    for (Section.Entry entry : section.entries().values()) {
      if (!(entry.kind() instanceof Kind.Later)) {
        properties.put(entry.name(), described(meaning(entry), entry(entry.kind(), several)));
      }
    }
    @Nullable ModelKind<?> open = section.openTo();
    if (open == ModelKind.PATTERN) {
      models
          .workloadFormats()
          .forEach((name, what) -> properties.put(name, described(what, values.line(several))));
    }
    if (open != null) {
      for (Map.Entry<String, Set<Key>> figure : models.figures(open).entrySet()) {
        properties.computeIfAbsent(
            figure.getKey(),
            name ->
                described(
                    SchemaModels.meaning(figure.getValue()),
                    values.figure(figure.getValue(), several)));
      }
    }
    return properties;
  }

  private static String meaning(Section.Entry entry) {
    boolean valued = entry.kind() instanceof Kind.Quantity || entry.kind() instanceof Kind.Until;
    return valued ? entry.meaning() + ": " + entry.kind().expected() : entry.meaning();
  }

  /** What stands behind a key. */
  ObjectNode entry(Kind kind, boolean several) {
    if (kind instanceof Kind.Line line) {
      return values.line(line.pattern(), several);
    } else if (kind instanceof Kind.Word word) {
      return values.words(word.words(), several);
    } else if (kind instanceof Kind.Quantity quantity) {
      return values.quantity(quantity.dimension(), quantity.limits(), several);
    } else if (kind instanceof Kind.Until until) {
      return values.until(until, several);
    } else if (kind instanceof Kind.ModelName name) {
      return values.orSeveral(models.id(name.models()), several);
    } else if (kind instanceof Kind.Layout) {
      return models.layout(several);
    } else if (kind instanceof Kind.ModelRef ref) {
      return modelRef(ref, several);
    } else if (kind instanceof Kind.DiskModel) {
      return disk(several);
    } else if (kind instanceof Kind.Sub sub) {
      return section(sub.section(), several);
    } else if (kind instanceof Kind.Named named) {
      return named(named, several);
    } else if (kind instanceof Kind.Sections sections) {
      ObjectNode list = JSON.objectNode().put("type", "array");
      return list.set("items", section(sections.section(), false));
    } else if (kind instanceof Kind.Lines lines) {
      return values.lines(lines);
    } else if (kind instanceof Kind.Patches) {
      return patches();
    } else if (kind instanceof Kind.Varied) {
      return varied();
    } else if (kind instanceof Kind.Figures) {
      return figures();
    } else if (kind instanceof Kind.Conditions) {
      return mappingTo(orAnyList(values.line(false)));
    }
    throw new IllegalArgumentException("no schema of " + kind);
  }

  private ObjectNode modelRef(Kind.ModelRef ref, boolean several) {
    ObjectNode id = models.id(ref.models());
    if (!ref.none().isEmpty()) {
      ObjectNode none = JSON.objectNode().put("const", ref.none());
      id = anyOf(id, none.put("description", "none of them"));
    }
    ObjectNode alone = anyOf(id, section(ref.section(), false));
    return several ? anyOf(id, section(ref.section(), true), list(alone, true)) : alone;
  }

  private ObjectNode disk(boolean several) {
    ObjectNode id = models.id(ModelKind.DISK);
    ObjectNode alone = anyOf(id, models.ownDisk(false));
    return several ? anyOf(id, models.ownDisk(true), list(alone, true)) : alone;
  }

  private ObjectNode named(Kind.Named named, boolean several) {
    ObjectNode mapping = mappingTo(section(named.section(), several));
    mapping.set("propertyNames", JSON.objectNode().put("pattern", "^" + named.name() + "$"));
    return mapping;
  }

  private static ObjectNode mappingTo(ObjectNode value) {
    ObjectNode mapping = JSON.objectNode().put("type", "object");
    return mapping.set("additionalProperties", value);
  }

  private ObjectNode varied() {
    ObjectNode dimension = mappingTo(patches()).put("minProperties", 1);
    ObjectNode varied = mappingTo(dimension);
    ObjectNode workload = JSON.objectNode().put("const", BenchCase.WORKLOAD);
    ObjectNode names = JSON.objectNode();
    names.set("not", workload);
    return varied.set("propertyNames", names);
  }

  private ObjectNode figures() {
    return values.defined(
        "shown figures",
        () -> {
          String numeric =
              Arrays.stream(Shown.values())
                  .filter(Shown::numeric)
                  .map(shown -> SchemaModels.quoted(shown.word()))
                  .collect(Collectors.joining("|"));
          ObjectNode one =
              anyOf(
                  values.words(Shown.words(), false),
                  JSON.objectNode()
                      .put("type", "string")
                      .put("pattern", "^(?:%s)\\s+\\S.*? / .*\\S$".formatted(numeric))
                      .put("description", "a ratio such as iops WB / WT"));
          ObjectNode some = orAnyList(one);
          return anyOf(one, some.get("anyOf").get(1), mappingTo(some));
        });
  }

  /** One, or a list of them that may be empty. */
  private static ObjectNode orAnyList(ObjectNode one) {
    ObjectNode list = JSON.objectNode().put("type", "array");
    return anyOf(one, list.set("items", one));
  }
}
