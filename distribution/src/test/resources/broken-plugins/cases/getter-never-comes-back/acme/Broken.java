package acme;

import java.util.List;
import org.raidbench.api.disk.DiskModel;

public class Broken extends Acme {
  @Override
  public List<DiskModel> disks() {
    List<DiskModel> disks = super.disks();
    for (long i = 1; disks.size() != 2 && (i % 1_000_000 != 0 || isHeld()); i++) {}
    return disks;
  }
}
