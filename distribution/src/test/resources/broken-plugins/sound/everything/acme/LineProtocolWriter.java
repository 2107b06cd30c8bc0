package acme;

import java.io.IOException;
import java.util.Map;
import org.raidbench.api.result.BenchResult;
import org.raidbench.api.result.CaseResult;
import org.raidbench.api.result.Measurement;
import org.raidbench.api.result.ResultWriter;

/** InfluxDB's line protocol: a point for each case, its coordinates as tags. */
final class LineProtocolWriter implements ResultWriter {
  @Override
  public String format() {
    return "line-protocol";
  }

  @Override
  public String title() {
    return "points for InfluxDB";
  }

  @Override
  public void write(BenchResult result, Files files) throws IOException {
    Appendable out = files.begin("result.lp");
    for (CaseResult one : result.cases()) {
      Measurement total = one.total();
      if (total == null) {
        continue;
      }
      out.append("raidbench");
      for (Map.Entry<String, String> coordinate : one.coordinates().entrySet()) {
        out.append(',').append(escaped(coordinate.getKey()));
        out.append('=').append(escaped(coordinate.getValue()));
      }
      out.append(" ios=").append(Long.toString(total.all().ios())).append("i,bytes=");
      out.append(Long.toString(total.all().bytes())).append("i\n");
    }
  }

  private static String escaped(String text) {
    return text.replaceAll("([ ,=])", "\\\\$1");
  }
}
