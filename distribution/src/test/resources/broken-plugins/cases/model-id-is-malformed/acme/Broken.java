package acme;

import java.util.List;
import org.raidbench.api.ModelId;
import org.raidbench.api.disk.DiskModel;

public class Broken extends Acme {
  @Override
  public List<DiskModel> disks() {
    return List.of(
        new PlainDiskModel(ModelId.of("Acme D1"), spec().build(), PlainDisk::new));
  }
}
