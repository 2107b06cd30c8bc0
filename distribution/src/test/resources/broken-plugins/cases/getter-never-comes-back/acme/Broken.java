package acme;

import java.util.List;
import org.raidbench.api.disk.DiskModel;

public class Broken extends Acme {
  @Override
  public List<DiskModel> disks() {
    List<DiskModel> disks = super.disks();
    while (disks.size() != 2 && isHeld()) {}
    return disks;
  }
}
