package org.raidbench.validation.report;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.util.DefaultIndenter;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.raidbench.validation.ledger.Component;
import org.raidbench.validation.ledger.Ledger;
import org.raidbench.validation.ledger.Row;
import org.raidbench.validation.ledger.Verdict;

/** The ledger as JSON, described in {@code docs/JSON.md}. */
public final class JsonReport {
  /** Raised when a field changes its meaning or goes; new fields do not raise it. */
  private static final int VERSION = 1;

  private static final int DECIMALS = 4;

  private JsonReport() {}

  /**
   * Writes the ledger.
   *
   * @param ledger the ledger
   * @return the text, ending with a line; the same bytes for the same ledger
   */
  public static String of(Ledger ledger) {
    StringWriter text = new StringWriter();
    try (JsonGenerator json = new JsonFactory().createGenerator(text)) {
      json.setPrettyPrinter(
          new DefaultPrettyPrinter().withObjectIndenter(new DefaultIndenter("  ", "\n")));
      json.writeStartObject();
      json.writeStringField("format", "raidbench-ledger");
      json.writeNumberField("version", VERSION);
      json.writeNumberField("seeds", ledger.seeds());
      json.writeNumberField("time_share", decimal(ledger.timeShare()));
      json.writeBooleanField("whole", ledger.whole());
      json.writeObjectFieldStart("verdicts");
      for (Map.Entry<Verdict, Integer> count : ledger.counts().entrySet()) {
        json.writeNumberField(word(count.getKey()), count.getValue());
      }
      json.writeEndObject();
      json.writeNumberField("simulated", ledger.simulated());
      json.writeNumberField("simulated_holding", ledger.holding());
      json.writeArrayFieldStart("facts");
      for (Row row : ledger.rows()) {
        write(json, row);
      }
      json.writeEndArray();
      json.writeArrayFieldStart("components");
      for (Component component : ledger.components()) {
        write(json, component);
      }
      json.writeEndArray();
      json.writeEndObject();
    } catch (IOException e) {
      throw new UncheckedIOException("a string cannot be written", e);
    }
    return text.append('\n').toString();
  }

  private static void write(JsonGenerator json, Row row) throws IOException {
    json.writeStartObject();
    json.writeStringField("fact", row.fact().id());
    json.writeStringField("subject", row.fact().subject());
    json.writeStringField("parameter", row.fact().parameter());
    json.writeStringField("condition", row.fact().condition());
    json.writeStringField("published", row.fact().published());
    json.writeStringField("class", row.fact().factClass().word());
    json.writeStringField("verdict", word(row.verdict()));
    json.writeBooleanField("agrees", row.agrees());
    json.writeStringField("bench", row.gave());
    json.writeStringField("difference", row.difference());
    json.writeStringField("why", row.why());
    lines(json, "calibrated", row.calibrated());
    lines(json, "models", row.models());
    json.writeEndObject();
  }

  private static void write(JsonGenerator json, Component component) throws IOException {
    json.writeStartObject();
    json.writeStringField("model", component.model());
    json.writeArrayFieldStart("parameters");
    for (Component.Parameter parameter : component.parameters()) {
      json.writeStartObject();
      json.writeStringField("key", parameter.key());
      json.writeStringField("value", parameter.value());
      lines(json, "facts", parameter.facts());
      json.writeEndObject();
    }
    json.writeEndArray();
    lines(json, "predicted", component.predicted());
    json.writeNumberField("predicted_holding", component.holding());
    json.writeEndObject();
  }

  private static void lines(JsonGenerator json, String name, List<String> lines)
      throws IOException {
    json.writeArrayFieldStart(name);
    for (String line : lines) {
      json.writeString(line);
    }
    json.writeEndArray();
  }

  private static String word(Verdict verdict) {
    return verdict.name().toLowerCase(Locale.ROOT);
  }

  private static BigDecimal decimal(double value) {
    BigDecimal rounded =
        new BigDecimal(value).setScale(DECIMALS, RoundingMode.HALF_EVEN).stripTrailingZeros();
    return rounded.scale() < 0 ? rounded.setScale(0) : rounded;
  }
}
