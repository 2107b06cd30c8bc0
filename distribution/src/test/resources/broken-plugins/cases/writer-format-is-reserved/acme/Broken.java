package acme;

import java.util.List;
import org.raidbench.api.result.BenchResult;
import org.raidbench.api.result.ResultWriter;

public class Broken extends Acme {
  private static final class BrokenWriter implements ResultWriter {
    @Override
    public String format() {
      return "table";
    }

    @Override
    public void write(BenchResult result, Files files) {}
  }

  @Override
  public List<ResultWriter> resultWriters() {
    return List.of(new BrokenWriter());
  }
}
