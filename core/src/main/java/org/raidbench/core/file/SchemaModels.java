package org.raidbench.core.file;

import static org.raidbench.core.file.SchemaValues.JSON;
import static org.raidbench.core.file.SchemaValues.anyOf;
import static org.raidbench.core.file.SchemaValues.list;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.raidbench.api.Model;
import org.raidbench.api.disk.DiskKeys;
import org.raidbench.api.disk.DiskModel;
import org.raidbench.api.disk.DiskReader;
import org.raidbench.api.raid.RaidLevelModel;
import org.raidbench.api.spec.Figure;
import org.raidbench.api.spec.Key;
import org.raidbench.core.bench.ModelKind;
import org.raidbench.core.plugin.Catalogue;
import org.raidbench.core.plugin.Registry;

/**
 * Makes the schemas of what the plug-ins bring: ids of models, their figures, disks of one's own.
 */
final class SchemaModels {
  private final Registry registry;
  private final SchemaValues values;

  SchemaModels(Registry registry, SchemaValues values) {
    this.registry = registry;
    this.values = values;
  }

  /**
   * The id of a model, each with its title. What stands after the slash is taken, too, where it is
   * unique; of RAID levels that is the usual name.
   */
  ObjectNode id(ModelKind<?> kind) {
    Catalogue<?> catalogue = kind.in(registry);
    return values.defined(catalogue.kind() + " id", () -> ids(kind));
  }

  private <M extends Model> ObjectNode ids(ModelKind<M> kind) {
    Catalogue<M> catalogue = kind.in(registry);
    Set<String> others = new TreeSet<>();
    ArrayNode choices = JSON.arrayNode();
    for (M model : catalogue.all()) {
      if (model instanceof DiskModel && model.spec().flag(DiskKeys.ONBOARD)) {
        continue; // part of a board and not to be had by itself
      }
      String id = model.id().toString();
      String product = model.id().product();
      boolean unique = catalogue.find(product).isPresent();
      String usual = unique && model instanceof RaidLevelModel ? product : id;
      others.add(id);
      if (unique) {
        others.add(product);
      }
      others.remove(usual);
      choices.add(JSON.objectNode().put("const", usual).put("description", model.title()));
    }
    if (choices.isEmpty()) {
      return values.line(false);
    }
    if (!others.isEmpty()) {
      choices.add(
          JSON.objectNode()
              .put("type", "string")
              .put(
                  "pattern",
                  others.stream()
                      .map(SchemaModels::quoted)
                      .collect(Collectors.joining("|", "^(?:", ")$"))));
    }
    others.stream()
        .flatMap(name -> SchemaValues.number(name).stream())
        .forEach(number -> choices.add(JSON.objectNode().put("const", number)));
    return JSON.objectNode().set("anyOf", choices);
  }

  /** A name as a regular expression: none has other characters that mean something there. */
  static String quoted(String name) {
    return name.replace(".", "\\.");
  }

  /** Layouts of any RAID level. */
  ObjectNode layout(boolean several) {
    Set<String> layouts = new LinkedHashSet<>();
    registry.raidLevels().all().forEach(level -> layouts.addAll(level.layouts()));
    return layouts.isEmpty() ? values.line(several) : values.words(layouts, several);
  }

  /** Keys of the figures that can be given to some model of a kind, by name. */
  Map<String, Set<Key>> figures(ModelKind<?> kind) {
    Map<String, Set<Key>> figures = new TreeMap<>();
    for (Model model : kind.in(registry).all()) {
      for (Figure figure : model.spec().figures()) {
        figures
            .computeIfAbsent(figure.key().name(), name -> new LinkedHashSet<>())
            .add(figure.key());
      }
    }
    kind.optional().forEach((name, key) -> figures.put(name, Set.of(key)));
    return figures;
  }

  /** Keywords of workload formats, each with what stands behind it. */
  Map<String, String> workloadFormats() {
    Map<String, String> formats = new TreeMap<>();
    registry
        .workloadReaders()
        .all()
        .forEach(
            reader ->
                formats.put(
                    reader.keyword(),
                    reader.fromFile()
                        ? "a file in the format of " + reader.keyword()
                        : "a command line of " + reader.keyword()));
    return formats;
  }

  /** What a figure means; of several that share a name, each once. */
  static String meaning(Collection<Key> keys) {
    return keys.stream()
        .map(key -> key.meaning() + ": " + key.dimension().expected())
        .distinct()
        .collect(Collectors.joining("; or "));
  }

  /** Readers of disks of one's own. */
  Collection<DiskReader> diskReaders() {
    return registry.diskReaders().all();
  }

  /** A mapping with one reader's keyword and its description. */
  ObjectNode ownDisk(boolean several) {
    return values.defined(
        several ? "own disk" : "own disk alone",
        () -> {
          ObjectNode properties = JSON.objectNode();
          for (DiskReader reader : diskReaders()) {
            properties.set(
                reader.keyword(),
                SchemaSections.described(
                    reader.fromFile()
                        ? "a disk of your own, from a file"
                        : "a disk of your own, by its figures",
                    description(reader, several)));
          }
          ObjectNode own = JSON.objectNode().put("type", "object");
          own.set("properties", properties);
          return own.put("additionalProperties", false)
              .put("minProperties", 1)
              .put("maxProperties", 1);
        });
  }

  /** What stands behind a reader's keyword. */
  ObjectNode description(DiskReader reader, boolean several) {
    if (reader.fromFile()) {
      return values.line(several);
    }
    ObjectNode alone = ownFigures(reader, false);
    return several ? anyOf(ownFigures(reader, true), list(alone, true)) : alone;
  }

  private ObjectNode ownFigures(DiskReader reader, boolean several) {
    return values.defined(
        reader.keyword() + (several ? " figures" : " figures alone"),
        () -> {
          ObjectNode mapping = JSON.objectNode().put("type", "object");
          if (reader.keys().isEmpty()) {
            return mapping; // it does not say
          }
          ObjectNode properties = JSON.objectNode();
          for (Key key : reader.keys()) {
            Set<Key> only = Set.of(key);
            properties.set(
                key.name(), SchemaSections.described(meaning(only), values.figure(only, several)));
          }
          mapping.set("properties", properties);
          mapping.put("additionalProperties", false);
          if (!several) {
            mapping.set("required", needed(reader));
          }
          return mapping;
        });
  }

  /** The names of the figures that a reader needs. */
  static ArrayNode needed(DiskReader reader) {
    ArrayNode names = JSON.arrayNode();
    reader.neededKeys().forEach(key -> names.add(key.name()));
    return names;
  }
}
