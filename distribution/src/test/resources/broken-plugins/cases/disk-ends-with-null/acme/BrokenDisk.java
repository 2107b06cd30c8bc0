package acme;

import org.raidbench.api.disk.DiskCompletion;
import org.raidbench.api.sim.Context;

public class BrokenDisk extends PlainDisk {
  public BrokenDisk(Context context, DiskCompletion completion) {
    super(context, completion);
  }

  @Override
  protected void end(long tag) {
    completion.done((int) tag, null, context.nowNanos());
  }
}
