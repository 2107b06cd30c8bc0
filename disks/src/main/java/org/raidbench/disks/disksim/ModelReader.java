package org.raidbench.disks.disksim;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.raidbench.api.fault.Faults;
import org.raidbench.disks.hdd.HeadOrder;
import org.raidbench.disks.hdd.Layout;
import org.raidbench.disks.hdd.Mechanism;
import org.raidbench.disks.hdd.Sparing;
import org.raidbench.disks.hdd.ZoneSpec;

/** Reads a {@code dm_disk} block: layout and mechanics. */
final class ModelReader {
  private final DescriptionSource source;
  private final Faults faults;
  private final List<String> ignored;

  ModelReader(DescriptionSource source, Faults faults, List<String> ignored) {
    this.source = source;
    this.faults = faults;
    this.ignored = ignored;
  }

  Optional<Mechanism> model(Node.Block block) {
    Parameters model = new Parameters(block, Rules.MODEL, faults);
    int surfaces = (int) model.whole("Number of data surfaces", 1);
    int cylinders = (int) model.whole("Number of cylinders", 1);
    Optional<Layout> layout =
        model
            .block("Layout Model", "dm_layout_g1")
            .flatMap(nested -> layout(nested, surfaces, cylinders));
    Optional<Node.Block> mechanics = model.block("Mechanical Model", "dm_mech_g1");
    MechanicsReader reader = new MechanicsReader(source, faults, ignored, cylinders);
    if (mechanics.isEmpty()) {
      return Optional.empty();
    }
    Optional<Mechanism> mechanism = reader.mechanics(mechanics.get(), layout);
    long stated = model.whole("Block count");
    if (layout.isPresent() && stated != layout.get().sectors()) {
      ignored.add(
          "Block count: " + stated + " is stated, but the zones hold " + layout.get().sectors());
    }
    return mechanism;
  }

  private Optional<Layout> layout(Node.Block block, int surfaces, int cylinders) {
    Parameters layout = new Parameters(block, Rules.LAYOUT, faults);
    int sparing = (int) layout.whole("Sparing scheme used");
    int order = (int) layout.whole("LBN-to-PBN mapping scheme");
    String units = units(layout, "sectors");
    List<ZoneSpec> zones = new ArrayList<>();
    for (Node item : layout.items("Zones")) {
      if (item instanceof Node.Block zone && zone.type().equals("dm_layout_g1_zone")) {
        ZoneSpec spec = zone(zone, units);
        check(zone, spec, zones, cylinders, surfaces);
        zones.add(spec);
      } else {
        Token.fault(faults, item.file(), item.at(), "a zone is dm_layout_g1_zone { ... }");
      }
    }
    if (!faults.isEmpty()) {
      return Optional.empty();
    }
    if (zones.isEmpty()) {
      layout.fault("Zones", "a layout has at least one zone");
      return Optional.empty();
    }
    Layout result =
        new Layout(
            surfaces,
            Math.max(cylinders, zones.get(zones.size() - 1).lastCylinder() + 1),
            Sparing.values()[sparing],
            (int) layout.whole("Rangesize for sparing", 1),
            HeadOrder.values()[order],
            zones);
    if (result.sectors() <= 0 || !result.everyZoneHoldsSectors()) {
      layout.fault("Zones", "a zone is left without sectors by its spares and empty space");
      return Optional.empty();
    }
    return Optional.of(result);
  }

  private String units(Parameters parameters, String inherited) {
    if (!parameters.has("Skew units")) {
      return inherited;
    }
    String units = parameters.word("Skew units");
    if (!units.equals("sectors") && !units.equals("revolutions")) {
      parameters.fault(
          "Skew units", "\"Skew units\" is sectors or revolutions, not \"" + units + "\"");
    }
    return units;
  }

  private ZoneSpec zone(Node.Block block, String inheritedUnits) {
    Parameters zone = new Parameters(block, Rules.ZONE, faults);
    boolean revolutions = units(zone, inheritedUnits).equals("revolutions");
    int perTrack = (int) Math.max(1, zone.whole("Blocks per track", 1));
    double scale = (double) ZoneSpec.SUBSECTORS * (revolutions ? perTrack : 1);
    List<Long> defects = zone.wholes("defects");
    if (defects.size() % 2 != 0) {
      zone.fault("defects", "\"defects\" holds pairs of a defect and its replacement");
      defects = List.of();
    }
    return new ZoneSpec(
        (int) zone.whole("First cylinder number"),
        (int) zone.whole("Last cylinder number"),
        perTrack,
        angle(zone, "Offset of first block", scale, revolutions),
        angle(zone, "Skew for track switch", scale, revolutions),
        angle(zone, "Skew for cylinder switch", scale, revolutions),
        zone.whole("Empty space at zone front"),
        zone.whole("Number of spares"),
        zone.wholes("slips"),
        defects);
  }

  /** The manual counts skews in whole sectors; a fraction of one is cut off, as DiskSim does. */
  private static long angle(Parameters zone, String name, double scale, boolean revolutions) {
    double value = zone.number(name);
    return Math.round((revolutions ? value : Math.floor(value)) * scale);
  }

  /** One cylinder too many is let pass: measured descriptions count so, and lose nothing by it. */
  private void check(
      Node.Block at, ZoneSpec zone, List<ZoneSpec> before, int cylinders, int surfaces) {
    @Nullable String wrong = null;
    if (zone.lastCylinder() < zone.firstCylinder()) {
      wrong = "the zone's last cylinder comes before its first";
    } else if (zone.lastCylinder() > cylinders) {
      wrong =
          "the zone ends at cylinder "
              + zone.lastCylinder()
              + ", but the drive's last is "
              + (cylinders - 1);
    } else if (!before.isEmpty()
        && zone.firstCylinder() <= before.get(before.size() - 1).lastCylinder()) {
      wrong = "the zone begins before the previous one ends";
    } else {
      long sectors =
          (long) (zone.lastCylinder() - zone.firstCylinder() + 1)
              * surfaces
              * zone.sectorsPerTrack();
      for (long slip : zone.slips()) {
        if (slip >= sectors) {
          wrong = "slip " + slip + " lies beyond the zone's " + sectors + " sectors";
        }
      }
      for (long defect : zone.defects()) {
        if (defect >= sectors) {
          wrong = "defect " + defect + " lies beyond the zone's " + sectors + " sectors";
        }
      }
    }
    if (wrong != null) {
      Token.fault(faults, at.file(), at.at(), wrong);
    }
  }
}
