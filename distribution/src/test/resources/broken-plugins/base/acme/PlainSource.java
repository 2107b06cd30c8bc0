package acme;

import org.raidbench.api.sim.RandomStream;
import org.raidbench.api.workload.RequestCursor;
import org.raidbench.api.workload.RequestSource;

/** A hundred reads of 4 KiB, one after the other; its own cursor. */
public class PlainSource implements RequestSource, RequestCursor {
  protected int sent;
  protected boolean out;

  @Override
  public RequestCursor open(long regionBytes, RandomStream random) {
    return this;
  }

  @Override
  public long next(long nowNanos) {
    return out ? WAIT : sent == 100 ? END : nowNanos;
  }

  @Override
  public boolean write() {
    return false;
  }

  @Override
  public long offsetBytes() {
    return sent * 4096L;
  }

  @Override
  public long bytes() {
    return 4096;
  }

  @Override
  public long countedBytes() {
    return 4096;
  }

  @Override
  public void sent(int slot) {
    sent++;
    out = true;
  }

  @Override
  public void completed(int slot, long nowNanos) {
    out = false;
  }
}
