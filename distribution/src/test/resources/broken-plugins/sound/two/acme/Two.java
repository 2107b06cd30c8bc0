package acme;

import java.util.List;
import lib.Library;
import org.raidbench.api.ModelId;
import org.raidbench.api.disk.DiskModel;

public class Two extends Acme {
  @Override
  public String name() {
    return "two";
  }

  @Override
  public String vendor() {
    return Library.version();
  }

  @Override
  public List<DiskModel> disks() {
    return List.of(new PlainDiskModel(ModelId.of("two/d1"), spec().build(), PlainDisk::new));
  }
}
