package acme;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.Writer;
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
      Appendable text = files.begin("a.txt");
      Writer through =
          new Writer() {
            @Override
            public void write(char[] chars, int from, int length) throws IOException {
              text.append(new String(chars, from, length));
            }
      
            @Override
            public void flush() {}
      
            @Override
            public void close() {}
          };
      new BufferedWriter(through).write("lost");
    }
  }

  @Override
  public List<ResultWriter> resultWriters() {
    return List.of(new BrokenWriter());
  }
}
