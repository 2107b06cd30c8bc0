package org.raidbench.core.results;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.StreamWriteFeature;
import com.fasterxml.jackson.core.util.DefaultIndenter;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import java.io.IOException;
import java.io.StringWriter;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.raidbench.api.result.BenchResult;
import org.raidbench.api.result.CaseResult;
import org.raidbench.api.result.JobResult;
import org.raidbench.api.result.Latency;
import org.raidbench.api.result.Measurement;
import org.raidbench.api.result.PoolUse;
import org.raidbench.api.result.ResultWriter;
import org.raidbench.api.result.StateChange;
import org.raidbench.api.result.Traffic;
import org.raidbench.api.result.Wear;

/** Writes {@code result.json}, described in {@code docs/JSON.md}. */
public final class JsonWriter implements ResultWriter {
  /** Raised when a field changes its meaning or goes; new fields do not raise it. */
  static final int VERSION = 1;

  private final JsonFactory factory =
      JsonFactory.builder().disable(StreamWriteFeature.AUTO_CLOSE_TARGET).build();

  /** Makes the writer. */
  public JsonWriter() {}

  @Override
  public String format() {
    return "json";
  }

  @Override
  public String title() {
    return "everything, for programs";
  }

  @Override
  public void write(BenchResult result, Files files) throws IOException {
    StringWriter text = new StringWriter();
    try (JsonGenerator json = factory.createGenerator(text)) {
      json.setPrettyPrinter(
          new DefaultPrettyPrinter().withObjectIndenter(new DefaultIndenter("  ", "\n")));
      json.writeStartObject();
      json.writeStringField("format", "raidbench-results");
      json.writeNumberField("version", VERSION);
      json.writeStringField("bench", result.title());
      json.writeNumberField("seed", result.seed());
      json.writeBooleanField("complete", result.complete());
      json.writeArrayFieldStart("results");
      for (CaseResult it : result.cases()) {
        write(json, it);
      }
      json.writeEndArray();
      json.writeEndObject();
    }
    files.begin("result.json").append(text.toString()).append('\n');
  }

  private static void write(JsonGenerator json, CaseResult result) throws IOException {
    json.writeStartObject();
    json.writeObjectFieldStart("case");
    for (Map.Entry<String, String> coordinate : result.coordinates().entrySet()) {
      json.writeStringField(field(coordinate.getKey()), coordinate.getValue());
    }
    json.writeEndObject();
    @Nullable Measurement total = result.total();
    if (total == null) {
      json.writeStringField("not_applicable", result.notApplicable());
    } else {
      write(json, total);
      json.writeArrayFieldStart("jobs");
      for (JobResult job : result.jobs()) {
        write(json, job);
      }
      json.writeEndArray();
    }
    lines(json, "unverified", result.unverified());
    lines(json, "ignored_options", result.ignored());
    lines(json, "notes", result.notes());
    json.writeArrayFieldStart("changes");
    for (StateChange change : result.changes()) {
      json.writeStartObject();
      json.writeNumberField("seconds", Numbers.seconds(change.timeNanos()));
      json.writeStringField("device", change.device());
      json.writeStringField("kind", change.kind());
      json.writeStringField("detail", change.detail());
      json.writeEndObject();
    }
    json.writeEndArray();
    json.writeEndObject();
  }

  private static void write(JsonGenerator json, Measurement measured) throws IOException {
    Traffic all = measured.all();
    json.writeNumberField("iops", Numbers.decimal(all.iops(), 3));
    json.writeNumberField("bytes_per_second", Numbers.decimal(all.bytesPerSecond(), 0));
    write(json, "latency_us", all.latency());
    json.writeObjectFieldStart("confidence");
    json.writeNumberField("level", Numbers.decimal(measured.confidence().level(), 4));
    if (measured.confidence().isOfOnePass()) {
      json.writeNullField("half_width_percent");
    } else {
      json.writeNumberField(
          "half_width_percent", Numbers.decimal(measured.confidence().halfWidthShare() * 100, 4));
    }
    json.writeBooleanField("settled", measured.confidence().settled());
    json.writeNumberField("batches", measured.confidence().batches());
    json.writeEndObject();
    json.writeStringField("bottleneck", measured.bottleneck());
    json.writeStringField("runner_up", measured.runnerUp());
    json.writeObjectFieldStart("utilisation");
    for (Map.Entry<String, Double> station : measured.utilisation().entrySet()) {
      json.writeNumberField(station.getKey(), Numbers.decimal(station.getValue(), 6));
    }
    json.writeEndObject();
    json.writeObjectFieldStart("stage_us");
    for (Map.Entry<String, Long> stage : measured.stageNanos().entrySet()) {
      json.writeNumberField(stage.getKey(), Numbers.micros(stage.getValue()));
    }
    json.writeEndObject();
    ssds(json, measured);
    json.writeNumberField("ios", all.ios());
    json.writeNumberField("bytes", all.bytes());
    json.writeNumberField("warm_up_seconds", Numbers.seconds(measured.warmUpNanos()));
    json.writeNumberField("simulated_seconds", Numbers.seconds(measured.intervalNanos()));
  }

  /** SSDs and their pools, where there are any. */
  private static void ssds(JsonGenerator json, Measurement measured) throws IOException {
    if (!measured.wear().isEmpty()) {
      json.writeArrayFieldStart("wear");
      for (Wear wear : measured.wear()) {
        json.writeStartObject();
        json.writeStringField("disk", wear.disk());
        json.writeNumberField("bytes_per_second", Numbers.decimal(wear.bytesPerSecond(), 0));
        json.writeNumberField(
            "media_bytes_per_second", Numbers.decimal(wear.mediaBytesPerSecond(), 0));
        if (!Double.isInfinite(wear.days())) {
          json.writeNumberField("days", Numbers.decimal(wear.days(), 3));
        }
        json.writeEndObject();
      }
      json.writeEndArray();
    }
    if (!measured.pools().isEmpty()) {
      json.writeArrayFieldStart("pools");
      for (PoolUse pool : measured.pools()) {
        json.writeStartObject();
        json.writeStringField("pool", pool.pool());
        json.writeNumberField("filled", Numbers.decimal(pool.filledShare(), 6));
        json.writeNumberField("dirty", Numbers.decimal(pool.dirtyShare(), 6));
        json.writeNumberField("hits", Numbers.decimal(pool.hitShare(), 6));
        json.writeEndObject();
      }
      json.writeEndArray();
    }
  }

  private static void write(JsonGenerator json, JobResult job) throws IOException {
    json.writeStartObject();
    json.writeStringField("name", job.name());
    json.writeNumberField("group", job.group());
    json.writeNumberField("instances", job.instances());
    json.writeNumberField("queue_depth", job.queueDepth());
    json.writeNumberField("simulated_seconds", Numbers.seconds(job.runNanos()));
    write(json, "reads", job.reads());
    write(json, "writes", job.writes());
    json.writeEndObject();
  }

  private static void write(JsonGenerator json, String name, Traffic traffic) throws IOException {
    json.writeObjectFieldStart(name);
    json.writeNumberField("iops", Numbers.decimal(traffic.iops(), 3));
    json.writeNumberField("bytes_per_second", Numbers.decimal(traffic.bytesPerSecond(), 0));
    json.writeNumberField("ios", traffic.ios());
    write(json, "latency_us", traffic.latency());
    json.writeEndObject();
  }

  private static void write(JsonGenerator json, String name, Latency latency) throws IOException {
    if (latency.count() == 0) {
      json.writeNullField(name); // of no I/Os there is none
      return;
    }
    json.writeObjectFieldStart(name);
    json.writeNumberField("mean", Numbers.micros(latency.meanNanos()));
    json.writeNumberField("p50", Numbers.micros(latency.percentileNanos(50)));
    json.writeNumberField("p90", Numbers.micros(latency.percentileNanos(90)));
    json.writeNumberField("p99", Numbers.micros(latency.percentileNanos(99)));
    json.writeNumberField("p99_9", Numbers.micros(latency.percentileNanos(99.9)));
    json.writeNumberField("max", Numbers.micros(latency.maxNanos()));
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

  /** Dimensions are called as in the bench file, but with what JSON's readers can name. */
  private static String field(String dimension) {
    return dimension.replace('-', '_').replace(' ', '_');
  }
}
