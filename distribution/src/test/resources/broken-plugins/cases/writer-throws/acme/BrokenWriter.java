package acme;

import org.raidbench.api.result.BenchResult;
import org.raidbench.api.result.ResultWriter;

public class BrokenWriter implements ResultWriter {
  @Override
  public String format() {
    return "acme";
  }

  @Override
  public void write(BenchResult result, Files files) {
    throw new IllegalStateException("out of paper");
  }
}
