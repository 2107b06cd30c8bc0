package org.raidbench.core.file;

import static org.raidbench.core.file.SchemaValues.JSON;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import org.raidbench.api.disk.DiskReader;

/**
 * Makes the schema of what a bench must say: the required keys of its system. A key that some patch
 * of the file reaches into is left alone, since the patch may give what is missing.
 */
final class SchemaNeeds {
  private final SchemaModels models;

  SchemaNeeds(SchemaModels models) {
    this.models = models;
  }

  /** A condition for each key of the system that has needs. */
  ArrayNode all() {
    ArrayNode all = JSON.arrayNode();
    for (Section.Entry entry : BenchKeys.SYSTEM.entries().values()) {
      ObjectNode needs = JSON.objectNode();
      if (entry.required()) {
        needs.set("required", JSON.arrayNode().add(entry.name()));
      }
      ObjectNode within = within(entry.kind());
      if (!within.isEmpty()) {
        if (entry.required() && entry.kind() instanceof Kind.Named) {
          within.put("minProperties", 1);
        }
        needs.set("properties", JSON.objectNode().set(entry.name(), within));
      }
      if (!needs.isEmpty()) {
        all.add(unlessPatched(entry.name(), needs));
      }
    }
    return all;
  }

  private static ObjectNode unlessPatched(String key, ObjectNode needs) {
    ObjectNode reached = JSON.objectNode();
    reached.put("pattern", "^(?:(?:system\\.)?%s(?:\\.|$)|system$)".formatted(key));
    ObjectNode patches = JSON.objectNode();
    patches.set("propertyNames", JSON.objectNode().set("not", reached));
    ObjectNode dimension = JSON.objectNode().set("additionalProperties", patches);
    ObjectNode workload = JSON.objectNode();
    workload.set("properties", JSON.objectNode().set("with", patches));
    ObjectNode untouched = JSON.objectNode();
    untouched.set("vary", JSON.objectNode().set("additionalProperties", dimension));
    untouched.set("workloads", JSON.objectNode().set("additionalProperties", workload));
    ObjectNode system = JSON.objectNode();
    system.set("system", needs);
    ObjectNode condition = JSON.objectNode();
    condition.set("if", JSON.objectNode().set("properties", untouched));
    return condition.set("then", JSON.objectNode().set("properties", system));
  }

  /** What is needed below a key; empty if nothing is. */
  private ObjectNode within(Kind kind) {
    ObjectNode needs = JSON.objectNode();
    if (kind instanceof Kind.Sub sub) {
      return section(sub.section());
    } else if (kind instanceof Kind.ModelRef ref) {
      return section(ref.section());
    } else if (kind instanceof Kind.Named named) {
      ObjectNode each = section(named.section());
      return each.isEmpty() ? needs : needs.set("additionalProperties", each);
    } else if (kind instanceof Kind.DiskModel) {
      ObjectNode properties = JSON.objectNode();
      for (DiskReader reader : models.diskReaders()) {
        ArrayNode needed = SchemaModels.needed(reader);
        if (!needed.isEmpty()) {
          properties.set(reader.keyword(), JSON.objectNode().set("required", needed));
        }
      }
      return properties.isEmpty() ? needs : needs.set("properties", properties);
    }
    return needs;
  }

  private ObjectNode section(Section section) {
    ObjectNode needs = JSON.objectNode();
    ArrayNode required = SchemaSections.required(section);
    if (!required.isEmpty()) {
      needs.set("required", required);
    }
    ObjectNode properties = JSON.objectNode();
    for (Section.Entry entry : section.entries().values()) {
      ObjectNode within = within(entry.kind());
      if (!within.isEmpty()) {
        properties.set(entry.name(), within);
      }
    }
    return properties.isEmpty() ? needs : needs.set("properties", properties);
  }
}
