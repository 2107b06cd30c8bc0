package acme;

import org.raidbench.api.disk.DiskCompletion;
import org.raidbench.api.disk.DiskOp;
import org.raidbench.api.sim.Context;

public class BrokenDisk extends PlainDisk {
  public BrokenDisk(Context context, DiskCompletion completion) {
    super(context, completion);
  }

  @Override
  public void submit(int tag, DiskOp op, long sector, int sectors, int flags, long dataNanos) {
    context.at(context.nowNanos() + Seek.nanos(sector), end, tag);
  }
}
