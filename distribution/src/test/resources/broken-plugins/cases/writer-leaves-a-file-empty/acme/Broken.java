package acme;

import java.io.IOException;
import java.util.List;
import org.raidbench.api.result.BenchResult;
import org.raidbench.api.result.ResultWriter;

public class Broken extends Acme {
  private static final class BrokenWriter implements ResultWriter {
    @Override
    public String format() {
      return "acme";
    }

    @Override
    public void write(BenchResult result, Files files) throws IOException {
      files.begin("a.txt").append("something");
      files.begin("b.txt");
    }
  }

  @Override
  public List<ResultWriter> resultWriters() {
    return List.of(new BrokenWriter());
  }
}
