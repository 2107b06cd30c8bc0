package org.raidbench.cli;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.util.DefaultIndenter;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import java.io.IOException;
import java.io.StringWriter;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.raidbench.api.ApiVersion;
import org.raidbench.api.fault.Fault;
import org.raidbench.core.plugin.LoadedPlugin;
import org.raidbench.core.plugin.Registry;

/** The plug-ins for programs, as {@code docs/JSON.md} describes it. */
final class PluginsJson {
  /** Raised when a field changes its meaning or goes; new fields do not raise it. */
  private static final int VERSION = 1;

  private PluginsJson() {}

  static String of(Registry registry) throws IOException {
    StringWriter text = new StringWriter();
    try (JsonGenerator json = new JsonFactory().createGenerator(text)) {
      json.setPrettyPrinter(
          new DefaultPrettyPrinter().withObjectIndenter(new DefaultIndenter("  ", "\n")));
      json.writeStartObject();
      json.writeStringField("format", "raidbench-plugins");
      json.writeNumberField("version", VERSION);
      json.writeStringField("api", ApiVersion.CURRENT);
      json.writeArrayFieldStart("plugins");
      for (LoadedPlugin plugin : registry.plugins()) {
        write(json, registry, plugin);
      }
      json.writeEndArray();
      json.writeArrayFieldStart("failures");
      for (Fault problem : registry.problems()) {
        json.writeStartObject();
        json.writeStringField("location", problem.source());
        json.writeStringField("cause", problem.message());
        json.writeEndObject();
      }
      json.writeEndArray();
      json.writeEndObject();
    }
    return text.append("\n").toString();
  }

  private static void write(JsonGenerator json, Registry registry, LoadedPlugin plugin)
      throws IOException {
    json.writeStartObject();
    json.writeStringField("id", plugin.name());
    json.writeStringField("vendor", plugin.vendor());
    json.writeStringField("version", plugin.version());
    json.writeStringField("api", plugin.apiVersions());
    json.writeStringField("location", plugin.origin().location());
    for (Map.Entry<String, List<String>> kind : PluginsTask.entries(registry, plugin).entrySet()) {
      json.writeArrayFieldStart(kind.getKey().toLowerCase(Locale.ROOT).replace(' ', '_'));
      for (String name : kind.getValue()) {
        json.writeString(name);
      }
      json.writeEndArray();
    }
    json.writeEndObject();
  }
}
