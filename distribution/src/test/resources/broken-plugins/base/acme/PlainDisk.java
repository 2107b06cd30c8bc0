package acme;

import org.raidbench.api.disk.Disk;
import org.raidbench.api.disk.DiskCompletion;
import org.raidbench.api.disk.DiskOp;
import org.raidbench.api.disk.DiskState;
import org.raidbench.api.disk.DiskStatus;
import org.raidbench.api.sim.Context;
import org.raidbench.api.sim.EventHandler;

/** Ends every command a tenth of a millisecond after its data has come. */
public class PlainDisk implements Disk {
  protected static final long SERVICE_NANOS = 100_000;

  protected final Context context;
  protected final DiskCompletion completion;
  protected final EventHandler end = this::end;
  protected int ended;

  public PlainDisk(Context context, DiskCompletion completion) {
    this.context = context;
    this.completion = completion;
  }

  @Override
  public void submit(int tag, DiskOp op, long sector, int sectors, int flags, long dataNanos) {
    context.at(Math.max(context.nowNanos(), dataNanos) + SERVICE_NANOS, end, tag);
  }

  protected void end(long tag) {
    ended++;
    completion.done((int) tag, DiskStatus.OK, context.nowNanos());
  }

  @Override
  public long powerCut() {
    return 0;
  }

  @Override
  public void powerOn() {}

  @Override
  public DiskState state() {
    return new DiskState(0, 0, 0, 0, 0, 0, 0, 0, 0);
  }
}
