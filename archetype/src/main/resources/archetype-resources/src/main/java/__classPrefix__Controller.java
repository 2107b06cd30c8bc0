package ${package};

import org.raidbench.api.ModelId;
import org.raidbench.api.controller.ControllerKeys;
import org.raidbench.api.controller.ControllerModel;
import org.raidbench.api.spec.Spec;

/**
 * A controller that is nothing but its figures and policies. Decisions of its own go into {@code
 * create}, as {@code Parts}.
 *
 * <p>TODO: every figure below is assumed. Make it {@code datasheet(KEY, value, "sheet, page")} once
 * you have looked it up, or {@code measured(KEY, value, "who measured it")}, and say why where it
 * stays assumed. Until then results that rest on it are marked.
 */
final class ${classPrefix}Controller implements ControllerModel {
  /** TODO: what each figure that stays assumed rests on, instead. */
  private static final String TODO = "made up by the archetype: replace it by the datasheet's";

  private static final Spec SPEC =
      Spec.builder()
          .assumed(ControllerKeys.KIND, "raid", TODO)
          .assumed(ControllerKeys.HOST_BUS, "pcie-3.0", TODO)
          .assumed(ControllerKeys.HOST_LANES, "8", TODO)
          .assumed(ControllerKeys.DISK_BUS, "sas3", TODO)
          .assumed(ControllerKeys.PORTS, "8", TODO)
          .assumed(ControllerKeys.MAX_DISKS, "128", TODO)
          .assumed(ControllerKeys.DISK_INTERFACES, "sas, sata", TODO)
          .assumed(ControllerKeys.LEVELS, "jbod, raid0, raid1, raid10, raid5, raid6", TODO)
          .assumed(ControllerKeys.STRIPS, "64KiB, 128KiB, 256KiB", TODO)
          .assumed(ControllerKeys.MAX_COMMANDS, "256", TODO)
          // Without a cache leave out these three; DEFAULT_WRITE is through then, DEFAULT_READ none.
          .assumed(ControllerKeys.CACHE, "1GiB", TODO)
          .assumed(ControllerKeys.CACHE_LINE, "64KiB", TODO)
          .assumed(ControllerKeys.CACHE_RATE, "12.8GB/s", TODO)
          .assumed(ControllerKeys.PARITY_RATE, "4GB/s", TODO)
          // Of one core. One over the IOPS of a board whose firmware is the limit is such a time.
          .assumed(ControllerKeys.FIRMWARE_CORES, "1", TODO)
          .assumed(ControllerKeys.READ_COMMAND, "4us", TODO)
          .assumed(ControllerKeys.DISK_COMMAND, "1us", TODO)
          .assumed(ControllerKeys.DESTAGE_LINE, "1us", TODO)
          .assumed(ControllerKeys.DRIVER_CYCLES, "28000", TODO)
          .assumed(ControllerKeys.DEFAULT_STRIP, "64KiB", TODO)
          .assumed(ControllerKeys.DEFAULT_READ, "adaptive", TODO)
          .assumed(ControllerKeys.DEFAULT_WRITE, "through", TODO)
          .assumed(ControllerKeys.DEFAULT_IO, "direct", TODO)
          .assumed(ControllerKeys.DEFAULT_DISK_CACHE, "no", TODO)
          .doesNotCover("TODO: what the model leaves out, a line each")
          .build();

  @Override
  public ModelId id() {
    return ModelId.of("${vendor}/${product}");
  }

  @Override
  public String title() {
    return "${vendor} ${product}";
  }

  @Override
  public Spec spec() {
    return SPEC;
  }
}
