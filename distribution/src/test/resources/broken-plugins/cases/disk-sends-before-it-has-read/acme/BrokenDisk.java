package acme;

import org.raidbench.api.disk.DiskCompletion;
import org.raidbench.api.disk.DiskStatus;
import org.raidbench.api.sim.Context;

public class BrokenDisk extends PlainDisk {
  public BrokenDisk(Context context, DiskCompletion completion) {
    super(context, completion);
  }

  @Override
  protected void end(long tag) {
    completion.done((int) tag, DiskStatus.OK, context.nowNanos() + 1_000_000);
  }
}
