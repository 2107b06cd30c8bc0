package org.raidbench.core.file;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.networknt.schema.JsonSchema;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.OutputFormat;
import com.networknt.schema.SpecVersion;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import org.raidbench.api.fault.Fault;
import org.raidbench.api.fault.FaultsException;
import org.raidbench.core.plugin.Discovery;
import org.raidbench.core.plugin.Registry;
import org.raidbench.core.system.SystemPlan;
import org.yaml.snakeyaml.error.YAMLException;

/** Asks the schema, and asks the reader, about one bench. */
final class SchemaCheck {
  static final Registry REGISTRY = Discovery.discover(SchemaCheck.class.getClassLoader());

  /** With what ships. */
  static final SchemaCheck SHIPPED = of(REGISTRY);

  private static final BenchFileReader READER =
      new BenchFileReader(
          REGISTRY,
          (benchCase, seed) -> {
            throw new AssertionError("nothing is run here");
          });

  private static final Path EXAMPLES =
      Path.of(System.getProperty("raidbench.root")).resolve("examples");

  private final JsonSchema schema;

  private SchemaCheck(JsonSchema schema) {
    this.schema = schema;
  }

  static SchemaCheck of(Registry registry) {
    return new SchemaCheck(
        JsonSchemaFactory.getInstance(SpecVersion.VersionFlag.V7)
            .getSchema(json(BenchSchema.of(registry))));
  }

  static JsonNode json(String text) {
    try {
      return JsonMapper.builder().build().readTree(text);
    } catch (JsonProcessingException e) {
      throw new AssertionError(e);
    }
  }

  /** Whether the schema finds nothing wrong; quicker than to be told what. */
  boolean accepts(JsonNode bench) {
    return schema.validate(bench, OutputFormat.BOOLEAN);
  }

  /** What the schema finds wrong with a bench. */
  List<String> faults(JsonNode bench) {
    return schema.validate(bench).stream().map(Object::toString).sorted().toList();
  }

  List<String> faults(String yaml) {
    return faults(EditorYaml.read(yaml));
  }

  /** What an editor with the schema makes of a text. */
  static String seen(String yaml) {
    try {
      return SHIPPED.accepts(EditorYaml.read(yaml)) ? "left to the reader" : "caught            ";
    } catch (YAMLException | StackOverflowError | NullPointerException | ClassCastException e) {
      return "not YAML          ";
    }
  }

  /** The systems of a bench that is right. */
  static List<SystemPlan> plans(String yaml) {
    return READER.read("bench.yaml", yaml, EXAMPLES, BenchOptions.NONE).bench().cases().stream()
        .map(it -> Objects.requireNonNull(it.plan()))
        .toList();
  }

  /** What the reader finds wrong with a bench. */
  static List<String> told(String yaml) {
    try {
      READER.read("bench.yaml", yaml, EXAMPLES, BenchOptions.NONE);
      return List.of();
    } catch (FaultsException e) {
      return e.faults().stream().map(Fault::message).toList();
    }
  }
}
