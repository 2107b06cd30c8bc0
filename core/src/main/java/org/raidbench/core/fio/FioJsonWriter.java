package org.raidbench.core.fio;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.util.DefaultIndenter;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import com.fasterxml.jackson.databind.ObjectWriter;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.util.List;
import java.util.Locale;
import org.raidbench.api.result.BenchResult;
import org.raidbench.api.result.CaseResult;
import org.raidbench.api.result.JobResult;
import org.raidbench.api.result.Measurement;
import org.raidbench.api.result.ResultWriter;

/**
 * Writes results as {@code fio --output-format=json} does, a file for each case; a case without a
 * measurement has none.
 *
 * <p>What fio measures and a simulation does not have is given as follows. The time of the run is
 * the beginning of 1970, so that the same bench gives the same bytes. Submission takes no time of
 * its own, so {@code slat_ns} is zero and {@code clat_ns} is the whole latency. Latency buckets are
 * interpolated between percentiles. All requests count as submitted at the job's depth and one by
 * one. Samples of {@code bw} and {@code iops} are there where a case has one job that only reads or
 * only writes. Beside the job's own options stand those that readers of such files look for: {@code
 * rw bs iodepth numjobs}. Stateless; any thread may call it.
 */
public final class FioJsonWriter implements ResultWriter {
  private static final String VERSION = "fio-3.33";
  private static final String BEGINNING = "Thu Jan  1 00:00:00 1970";
  private static final int SLUG_MAX = 100;

  private static final ObjectWriter WRITER =
      JsonMapper.builder()
          .enable(JsonGenerator.Feature.WRITE_BIGDECIMAL_AS_PLAIN)
          .build()
          .writer(
              new DefaultPrettyPrinter()
                  .withObjectIndenter(new DefaultIndenter("  ", "\n"))
                  .withArrayIndenter(new DefaultIndenter("  ", "\n")));

  /** Makes the writer. */
  public FioJsonWriter() {}

  @Override
  public String format() {
    return "fio-json";
  }

  @Override
  public String title() {
    return "what fio --output-format=json prints, a file for each case";
  }

  @Override
  public void write(BenchResult result, Files files) throws IOException {
    List<CaseResult> cases = result.cases();
    int digits = String.valueOf(cases.size()).length();
    for (int i = 0; i < cases.size(); i++) {
      Measurement total = cases.get(i).total();
      if (total == null) {
        continue;
      }
      String number = String.format(Locale.ROOT, "%0" + digits + "d", i + 1);
      Appendable out = files.begin("case-" + number + slug(cases.get(i)) + ".json");
      out.append(WRITER.writeValueAsString(node(cases.get(i), total))).append("\n");
    }
  }

  private static String slug(CaseResult result) {
    StringBuilder slug = new StringBuilder();
    for (String value : result.coordinates().values()) {
      String plain = value.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9.]+", "-");
      slug.append('_').append(plain);
    }
    return slug.length() > SLUG_MAX ? slug.substring(0, SLUG_MAX) : slug.toString();
  }

  private static ObjectNode node(CaseResult result, Measurement total) {
    ObjectNode root = JsonNodeFactory.instance.objectNode();
    root.put("fio version", VERSION);
    root.put("timestamp", 0);
    root.put("timestamp_ms", 0);
    root.put("time", BEGINNING);
    root.putObject("global options");
    ArrayNode jobs = root.putArray("jobs");
    for (JobResult job : result.jobs()) {
      new FioJsonJob(job, total, result.jobs().size() == 1).write(jobs.addObject());
    }
    root.putArray("disk_util");
    return root;
  }
}
