package acme;

import java.util.List;
import org.raidbench.api.ModelId;
import org.raidbench.api.disk.DiskKeys;
import org.raidbench.api.disk.DiskModel;
import org.raidbench.api.spec.Spec;

public class Broken extends Acme {
  @Override
  public List<DiskModel> disks() {
    Spec spec = Spec.builder().assumed(DiskKeys.CAPACITY, "1 house", "made up").build();
    return List.of(new PlainDiskModel(ModelId.of("acme/d1"), spec, PlainDisk::new));
  }
}
