package acme;

import java.util.List;
import org.raidbench.api.ModelId;
import org.raidbench.api.disk.DiskKeys;
import org.raidbench.api.disk.DiskModel;
import org.raidbench.api.spec.Spec;

public class Broken extends Acme {
  @Override
  public List<DiskModel> disks() {
    Spec few = Spec.builder().assumed(DiskKeys.KIND, "ssd", "made up").build();
    return List.of(new PlainDiskModel(ModelId.of("acme/d1"), few, PlainDisk::new));
  }
}
