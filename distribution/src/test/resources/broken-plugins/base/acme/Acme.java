package acme;

import java.util.List;
import org.raidbench.api.ApiVersion;
import org.raidbench.api.ModelId;
import org.raidbench.api.RaidbenchPlugin;
import org.raidbench.api.disk.DiskKeys;
import org.raidbench.api.disk.DiskModel;
import org.raidbench.api.spec.Spec;
import org.raidbench.api.spec.SpecBuilder;

/** A sound plug-in of one disk: what breaks it overrides one of its methods. */
public class Acme implements RaidbenchPlugin {
  @Override
  public String name() {
    return "acme";
  }

  @Override
  public String version() {
    return "1.0";
  }

  @Override
  public String vendor() {
    return "Acme Storage";
  }

  @Override
  public String apiVersion() {
    return ApiVersion.CURRENT;
  }

  @Override
  public List<DiskModel> disks() {
    return List.of(new PlainDiskModel(ModelId.of("acme/d1"), spec().build(), PlainDisk::new));
  }

  /** Until the test lets threads go that nobody waits for any longer. */
  protected static boolean isHeld() {
    return !Boolean.getBoolean("acme.released");
  }

  protected static SpecBuilder spec() {
    return Spec.builder()
        .assumed(DiskKeys.KIND, "ssd", "made up")
        .assumed(DiskKeys.CAPACITY, "1GiB", "made up")
        .assumed(DiskKeys.INTERFACE, "sas", "made up")
        .assumed(DiskKeys.LINK_RATE, "1000MiB/s", "made up")
        .assumed(DiskKeys.TAGS, "32", "made up");
  }
}
