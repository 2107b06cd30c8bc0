package org.raidbench.core.file;

import static org.raidbench.core.file.SchemaValues.JSON;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.raidbench.api.disk.DiskReader;
import org.raidbench.api.spec.Key;

/**
 * Makes the schema of a mapping of paths and what is merged in there: {@code arrays.test.policy:
 * {write: back}}. It has every path that the tables know.
 */
final class SchemaPatches {
  private static final String NAME = "[^.]+";
  private static final String SYSTEM = "(?:system\\.)?";

  private final SchemaModels models;
  private final SchemaSections sections;
  private final Map<String, ObjectNode> byPath = new TreeMap<>();

  private SchemaPatches(SchemaModels models, SchemaSections sections) {
    this.models = models;
    this.sections = sections;
  }

  static ObjectNode of(SchemaModels models, SchemaSections sections) {
    Map<String, ObjectNode> bench = sections.properties(BenchKeys.BENCH, true);
    bench.keySet().removeAll(BenchKeys.OF_ALL_CASES);
    Map<String, ObjectNode> system = sections.properties(BenchKeys.SYSTEM, true);
    SchemaPatches patches = new SchemaPatches(models, sections);
    patches.keys(BenchKeys.BENCH, bench, "");
    patches.keys(BenchKeys.SYSTEM, system, SYSTEM);
    ObjectNode properties = JSON.objectNode();
    bench.forEach(properties::set);
    system.forEach(properties::set);
    ObjectNode byPath = JSON.objectNode();
    patches.byPath.forEach(byPath::set);
    ObjectNode mapping = JSON.objectNode().put("type", "object");
    mapping.set("properties", properties);
    mapping.set("patternProperties", byPath);
    return mapping.put("additionalProperties", false);
  }

  private void keys(Section section, String prefix) {
    keys(section, sections.properties(section, true), prefix);
  }

  private void keys(Section section, Map<String, ObjectNode> properties, String prefix) {
    properties.forEach(
        (name, schema) -> {
          Section.@Nullable Entry entry = section.entry(name);
          if (entry == null) {
            figure(prefix, name, schema);
          } else {
            String path = prefix + SchemaModels.quoted(name);
            if (!prefix.isEmpty()) {
              put(path, schema);
            }
            deeper(entry.kind(), path + "\\.");
          }
        });
  }

  private void deeper(Kind kind, String prefix) {
    if (kind instanceof Kind.Sub sub && sub.section() != BenchKeys.SYSTEM) {
      keys(sub.section(), prefix);
    } else if (kind instanceof Kind.Named named) {
      put(prefix + NAME, sections.section(named.section(), true));
      keys(named.section(), prefix + NAME + "\\.");
    } else if (kind instanceof Kind.ModelRef ref) {
      keys(ref.section(), prefix);
    } else if (kind instanceof Kind.DiskModel) {
      for (DiskReader reader : models.diskReaders()) {
        put(prefix + reader.keyword(), models.description(reader, true));
        own(reader, prefix + reader.keyword() + "\\.");
      }
    } else if (kind instanceof Kind.Patches) {
      put(prefix + ".+", JSON.objectNode()); // a patch of patches: told when it is put in
    } else if (kind instanceof Kind.Varied) {
      put(prefix + ".+", JSON.objectNode());
    }
  }

  private void own(DiskReader reader, String prefix) {
    if (reader.fromFile()) {
      return;
    }
    for (Key key : reader.keys()) {
      figure(prefix, key.name(), sections.figure(key));
    }
    if (reader.keys().isEmpty()) {
      put(prefix + NAME, JSON.objectNode());
    }
  }

  /** A dot in the name of a figure would be a step of the path. */
  private void figure(String prefix, String name, ObjectNode schema) {
    if (name.indexOf('.') < 0) {
      put(prefix + name, schema);
    }
  }

  private void put(String path, ObjectNode schema) {
    byPath.put("^" + path + "$", schema);
  }
}
