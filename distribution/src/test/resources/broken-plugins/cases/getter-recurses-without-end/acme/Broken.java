package acme;

import java.util.List;
import org.raidbench.api.disk.DiskModel;

public class Broken extends Acme {
  @Override
  public List<DiskModel> disks() {
    return disks();
  }
}
