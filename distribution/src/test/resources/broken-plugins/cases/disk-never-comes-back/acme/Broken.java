package acme;

import java.util.List;
import org.raidbench.api.ModelId;
import org.raidbench.api.disk.DiskCompletion;
import org.raidbench.api.disk.DiskModel;
import org.raidbench.api.disk.DiskOp;
import org.raidbench.api.sim.Context;

public class Broken extends Acme {
  private static final class BrokenDisk extends PlainDisk {
    BrokenDisk(Context context, DiskCompletion completion) {
      super(context, completion);
    }

    @Override
    public void submit(int tag, DiskOp op, long sector, int sectors, int flags, long dataNanos) {
      for (long i = 1; i % 1_000_000 != 0 || isHeld(); i++) {}
    }
  }

  @Override
  public List<DiskModel> disks() {
    return List.of(new PlainDiskModel(ModelId.of("acme/d1"), spec().build(), BrokenDisk::new));
  }
}
