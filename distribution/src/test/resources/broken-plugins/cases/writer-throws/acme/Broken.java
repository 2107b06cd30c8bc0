package acme;

import java.util.List;
import org.raidbench.api.result.ResultWriter;

public class Broken extends Acme {
  @Override
  public List<ResultWriter> resultWriters() {
    return List.of(new BrokenWriter());
  }
}
