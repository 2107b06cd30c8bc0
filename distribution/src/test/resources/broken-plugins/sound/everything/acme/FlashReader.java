package acme;

import java.util.Map;
import org.raidbench.api.ModelId;
import org.raidbench.api.disk.DiskKeys;
import org.raidbench.api.disk.DiskModel;
import org.raidbench.api.disk.DiskReader;
import org.raidbench.api.fault.Faults;
import org.raidbench.api.fault.Names;
import org.raidbench.api.spec.Spec;

/** {@code flash: {capacity: 2GiB}}. */
final class FlashReader implements DiskReader {
  @Override
  public String keyword() {
    return "flash";
  }

  @Override
  public String title() {
    return "an SSD that takes a tenth of a millisecond";
  }

  @Override
  public boolean fromFile() {
    return false;
  }

  @Override
  public DiskModel readFigures(String name, Map<String, String> figures) {
    Faults faults = new Faults("");
    figures.keySet().stream()
        .filter(key -> !key.equals("capacity"))
        .forEach(
            key ->
                faults.add(key + ": not a figure" + Names.hint(key, java.util.List.of("capacity"))));
    faults.throwIfAny();
    return model(name, figures.getOrDefault("capacity", "1GiB"));
  }

  static DiskModel model(String name, String capacity) {
    Spec spec =
        Spec.builder()
            .assumed(DiskKeys.KIND, "ssd", "made up")
            .assumed(DiskKeys.CAPACITY, capacity, "given")
            .assumed(DiskKeys.INTERFACE, "sas", "made up")
            .assumed(DiskKeys.LINK_RATE, "1000MiB/s", "made up")
            .assumed(DiskKeys.TAGS, "32", "made up")
            .build();
    return new PlainDiskModel(ModelId.of("flash/" + name), spec, PlainDisk::new);
  }
}
