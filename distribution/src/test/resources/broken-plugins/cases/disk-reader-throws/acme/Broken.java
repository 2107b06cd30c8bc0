package acme;

import java.util.List;
import java.util.Map;
import org.raidbench.api.disk.DiskModel;
import org.raidbench.api.disk.DiskReader;

public class Broken extends Acme {
  private static final class BrokenReader implements DiskReader {
    @Override
    public String keyword() {
      return "acme";
    }

    @Override
    public boolean fromFile() {
      return false;
    }

    @Override
    public DiskModel readFigures(String name, Map<String, String> figures) {
      throw new IllegalStateException("cannot count");
    }
  }

  @Override
  public List<DiskReader> diskReaders() {
    return List.of(new BrokenReader());
  }
}
