package acme;

import org.raidbench.api.ModelId;
import org.raidbench.api.disk.Disk;
import org.raidbench.api.disk.DiskCompletion;
import org.raidbench.api.disk.DiskModel;
import org.raidbench.api.disk.DiskSetup;
import org.raidbench.api.sim.Context;
import org.raidbench.api.spec.Spec;

public record PlainDiskModel(ModelId id, Spec spec, Maker maker) implements DiskModel {
  public interface Maker {
    Disk make(Context context, DiskCompletion completion);
  }

  @Override
  public String title() {
    return "Acme D1";
  }

  @Override
  public Disk create(Context context, Spec figures, DiskSetup setup, DiskCompletion completion) {
    return maker.make(context, completion);
  }
}
