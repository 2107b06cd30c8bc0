package acme;

import org.raidbench.api.ModelId;
import org.raidbench.api.sim.RandomStream;
import org.raidbench.api.spec.Dimension;
import org.raidbench.api.spec.Key;
import org.raidbench.api.spec.Spec;
import org.raidbench.api.workload.Job;
import org.raidbench.api.workload.Region;
import org.raidbench.api.workload.RequestCursor;
import org.raidbench.api.workload.RequestSource;
import org.raidbench.api.workload.Workload;
import org.raidbench.api.workload.WorkloadPattern;

/** A log: writes one after the other, each after the one before is done. */
final class LogPattern implements WorkloadPattern {
  private static final Key WRITES = new Key("writes", Dimension.COUNT, "how many writes");

  /** A number of writes of 4 KiB. */
  private record Log(long writes) implements RequestSource {
    @Override
    public RequestCursor open(long regionBytes, RandomStream random) {
      if (regionBytes < 4096) {
        throw new IllegalArgumentException("a log takes at least 4 KiB");
      }
      return new Cursor(writes, regionBytes / 4096);
    }
  }

  private static final class Cursor implements RequestCursor {
    private final long writes;
    private final long places;
    private long sent;
    private boolean out;

    Cursor(long writes, long places) {
      this.writes = writes;
      this.places = places;
    }

    @Override
    public long next(long nowNanos) {
      return out ? WAIT : sent == writes ? END : nowNanos;
    }

    @Override
    public boolean write() {
      return true;
    }

    @Override
    public long offsetBytes() {
      return sent % places * 4096;
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

  @Override
  public ModelId id() {
    return ModelId.of("acme/log");
  }

  @Override
  public String title() {
    return "Acme Log";
  }

  @Override
  public Spec spec() {
    return Spec.builder().assumed(WRITES, "200", "made up").build();
  }

  @Override
  public Workload create(String name, Spec parameters) {
    Log log = new Log(parameters.whole(WRITES));
    return Workload.of(name, Job.from("log", 1, Region.WHOLE, log));
  }
}
