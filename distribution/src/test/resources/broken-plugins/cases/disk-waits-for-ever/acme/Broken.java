package acme;

import java.util.List;
import java.util.concurrent.CountDownLatch;
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
      try {
        new CountDownLatch(1).await();
      } catch (InterruptedException e) {
        throw new IllegalStateException(e);
      }
    }
  }

  @Override
  public List<DiskModel> disks() {
    return List.of(new PlainDiskModel(ModelId.of("acme/d1"), spec().build(), BrokenDisk::new));
  }
}
