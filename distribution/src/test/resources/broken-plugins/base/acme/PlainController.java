package acme;

import java.util.function.Supplier;
import org.raidbench.api.ModelId;
import org.raidbench.api.controller.Controller;
import org.raidbench.api.controller.ControllerKeys;
import org.raidbench.api.controller.ControllerModel;
import org.raidbench.api.controller.Costs;
import org.raidbench.api.controller.Parts;
import org.raidbench.api.sim.Context;
import org.raidbench.api.spec.Spec;
import org.raidbench.api.spec.SpecBuilder;

public record PlainController(ModelId id, Spec spec, Supplier<Controller> maker)
    implements ControllerModel {
  public static PlainController of(Parts parts) {
    return of(() -> Controller.of(Costs.of(figures().build()), parts));
  }

  public static PlainController of(Supplier<Controller> maker) {
    return new PlainController(ModelId.of("acme/c1"), figures().build(), maker);
  }

  public static SpecBuilder figures() {
    return Spec.builder()
        .assumed(ControllerKeys.KIND, "raid", "made up")
        .assumed(ControllerKeys.HOST_BUS, "pcie-3.0", "made up")
        .assumed(ControllerKeys.HOST_LANES, "8", "made up")
        .assumed(ControllerKeys.DISK_BUS, "sas3", "made up")
        .assumed(ControllerKeys.PORTS, "8", "made up")
        .assumed(ControllerKeys.MAX_COMMANDS, "256", "made up")
        .assumed(ControllerKeys.MAX_DISKS, "8", "made up")
        .assumed(ControllerKeys.LEVELS, "raid0, raid1, raid5, toy", "made up")
        .assumed(ControllerKeys.DISK_INTERFACES, "sas", "made up")
        .assumed(ControllerKeys.CACHE, "64MiB", "made up")
        .assumed(ControllerKeys.CACHE_LINE, "64KiB", "made up")
        .assumed(ControllerKeys.CACHE_DEVICES, "acme/pool", "made up")
        .assumed(ControllerKeys.PROTECTIONS, "acme/battery", "made up")
        .assumed(ControllerKeys.FIRMWARE_CORES, "1", "made up")
        .assumed(ControllerKeys.READ_COMMAND, "2us", "made up")
        .assumed(ControllerKeys.DRIVER_CYCLES, "10000", "made up")
        .assumed(ControllerKeys.DEFAULT_STRIP, "64KiB", "made up")
        .assumed(ControllerKeys.DEFAULT_READ, "none", "made up")
        .assumed(ControllerKeys.DEFAULT_WRITE, "through", "made up")
        .assumed(ControllerKeys.DEFAULT_IO, "direct", "made up")
        .assumed(ControllerKeys.DEFAULT_DISK_CACHE, "no", "made up");
  }

  @Override
  public String title() {
    return "Acme C1";
  }

  @Override
  public Controller create(Context context, Spec figures) {
    return maker.get();
  }
}
