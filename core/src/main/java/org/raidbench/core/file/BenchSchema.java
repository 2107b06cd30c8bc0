package org.raidbench.core.file;

import static org.raidbench.core.file.SchemaValues.JSON;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.util.DefaultIndenter;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import org.raidbench.core.plugin.Registry;

/**
 * A JSON Schema of bench files, with which editors complete and check them. It is made of the very
 * tables that read them and of the models that the plug-ins bring, so it is valid for one set of
 * plug-ins.
 *
 * <p>It says what each key and each value may be. What one key demands of another is left to the
 * reader: whether a controller offers a level, whether a name is that of an array. It is of draft
 * 7, the newest that editors' YAML servers read in full.
 */
public final class BenchSchema {
  private static final String DRAFT = "http://json-schema.org/draft-07/schema#";

  private BenchSchema() {}

  /**
   * Makes the schema.
   *
   * @param registry the models it lists
   * @return JSON, the same text for the same models
   */
  public static String of(Registry registry) {
    SchemaValues values = new SchemaValues();
    SchemaModels models = new SchemaModels(registry, values);
    SchemaSections sections = new SchemaSections(values, models);
    ObjectNode properties = JSON.objectNode();
    sections.properties(BenchKeys.BENCH, true).forEach(properties::set);
    ObjectNode schema = JSON.objectNode().put("$schema", DRAFT);
    schema.put("title", "Raidbench bench file");
    schema.put("type", "object");
    schema.set("properties", properties);
    schema.put("additionalProperties", false);
    schema.set("required", SchemaSections.required(BenchKeys.BENCH));
    schema.set("allOf", new SchemaNeeds(models).all());
    ObjectNode definitions = JSON.objectNode();
    values.definitions().forEach(definitions::set);
    schema.set("definitions", definitions);
    return text(schema);
  }

  private static String text(ObjectNode schema) {
    DefaultPrettyPrinter printer =
        new DefaultPrettyPrinter()
            .withObjectIndenter(new DefaultIndenter("  ", "\n"))
            .withArrayIndenter(new DefaultIndenter("  ", "\n"));
    try {
      return JsonMapper.builder().build().writer(printer).writeValueAsString(schema) + "\n";
    } catch (JsonProcessingException e) {
      throw new IllegalStateException(e);
    }
  }
}
