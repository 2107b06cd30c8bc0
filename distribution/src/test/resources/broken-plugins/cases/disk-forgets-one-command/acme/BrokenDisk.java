package acme;

import org.raidbench.api.disk.DiskCompletion;
import org.raidbench.api.disk.DiskOp;
import org.raidbench.api.sim.Context;

public class BrokenDisk extends PlainDisk {
  public BrokenDisk(Context context, DiskCompletion completion) {
    super(context, completion);
  }

  private int given;

  @Override
  public void submit(int tag, DiskOp op, long sector, int sectors, int flags, long dataNanos) {
    if (++given != 50) {
      super.submit(tag, op, sector, sectors, flags, dataNanos);
    }
  }
}
