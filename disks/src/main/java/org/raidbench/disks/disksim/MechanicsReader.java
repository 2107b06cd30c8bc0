package org.raidbench.disks.disksim;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.raidbench.api.fault.Faults;
import org.raidbench.api.fault.Names;
import org.raidbench.disks.hdd.Layout;
import org.raidbench.disks.hdd.Mechanism;
import org.raidbench.disks.hdd.SeekCurve;

/** Reads a {@code dm_mech_g1} block and the seek file it names. */
final class MechanicsReader {
  private static final double NANOS = 1e6;
  private static final long NANOS_PER_MINUTE = 60_000_000_000L;
  private static final List<String> SEEK_TYPES =
      List.of("constant", "linear", "curve", "hpl", "hplplus10", "extracted");
  private static final List<String> ACCESS_TYPES =
      List.of("constant", "averageRotation", "trackSwitchPlusRotation");

  private final DescriptionSource source;
  private final Faults faults;
  private final List<String> ignored;
  private final int cylinders;

  MechanicsReader(DescriptionSource source, Faults faults, List<String> ignored, int cylinders) {
    this.source = source;
    this.faults = faults;
    this.ignored = ignored;
    this.cylinders = Math.max(1, cylinders);
  }

  Optional<Mechanism> mechanics(Node.Block block, Optional<Layout> layout) {
    Parameters mechanics = new Parameters(block, Rules.MECHANICS, faults);
    String access = mechanics.word("Access time type");
    if (!ACCESS_TYPES.contains(access)) {
      mechanics.fault(
          "Access time type",
          "access time type \"" + access + "\" is not known" + Names.hint(access, ACCESS_TYPES));
    } else if (!access.equals("trackSwitchPlusRotation")) {
      mechanics.fault(
          "Access time type",
          "access time type \"" + access + "\" is not supported; nearest: trackSwitchPlusRotation");
    }
    SeekCurve[] curves = curves(mechanics);
    if (layout.isEmpty() || curves == null || !faults.isEmpty()) {
      return Optional.empty();
    }
    double rpm = mechanics.number("Rotation speed (in rpms)");
    return Optional.of(
        new Mechanism(
            layout.get(),
            curves[0],
            curves[1],
            mechanics.nanos("Head switch time"),
            mechanics.nanos("Add. write settling delay"),
            mechanics.nanos("Add. write settling delay"),
            (long) StrictMath.rint(NANOS_PER_MINUTE / rpm),
            mechanics.number("Percent error in rpms") / 100));
  }

  /** The curves for reading and writing; null after a fault. */
  private SeekCurve @Nullable [] curves(Parameters mechanics) {
    String type = mechanics.word("Seek type");
    noteUnused(mechanics, type);
    return switch (type) {
      case "extracted" -> extracted(mechanics);
      case "constant" -> {
        double nanos = needed(mechanics, "Constant seek time", type);
        yield same(SeekCurve.of(cylinders, d -> nanos));
      }
      case "linear", "curve" -> {
        double single = needed(mechanics, "Single cylinder seek time", type);
        double average = needed(mechanics, "Average seek time", type);
        double full = needed(mechanics, "Full strobe seek time", type);
        yield same(
            type.equals("linear")
                ? SeekCurve.lines(cylinders, single, average, full)
                : SeekCurve.leeKatz(cylinders, single, average, full));
      }
      case "hpl", "hplplus10" -> formula(mechanics, type);
      default -> {
        mechanics.fault(
            "Seek type", "seek type \"" + type + "\" is not known" + Names.hint(type, SEEK_TYPES));
        yield null;
      }
    };
  }

  private void noteUnused(Parameters mechanics, String type) {
    String why = ": not used with seek type " + type;
    if (!type.equals("extracted") && mechanics.has("Full seek curve")) {
      ignored.add("Full seek curve" + why);
    }
    if (!type.startsWith("hpl") && mechanics.has("HPL seek equation values")) {
      ignored.add("HPL seek equation values" + why);
    }
    if (!type.equals("hplplus10") && mechanics.has("First ten seek times")) {
      ignored.add("First ten seek times" + why);
    }
    if (!type.equals("linear") && !type.equals("curve")) {
      for (String name :
          List.of("Single cylinder seek time", "Average seek time", "Full strobe seek time")) {
        if (mechanics.has(name)) {
          ignored.add(name + why);
        }
      }
    }
  }

  private static SeekCurve[] same(SeekCurve curve) {
    return new SeekCurve[] {curve, curve};
  }

  private static double needed(Parameters mechanics, String name, String type) {
    if (!mechanics.has(name)) {
      mechanics.fault(
          "Seek type", "seek type " + type + " needs \"" + name + "\" = a number of milliseconds");
    }
    return mechanics.number(name) * NANOS;
  }

  private SeekCurve @Nullable [] formula(Parameters mechanics, String type) {
    double[] v = mechanics.numbers("HPL seek equation values");
    double[] first = mechanics.numbers("First ten seek times");
    if (v.length != 6) {
      mechanics.fault(
          "HPL seek equation values",
          "\"HPL seek equation values\" is a list of six numbers, not " + v.length);
      return null;
    }
    if (type.equals("hplplus10") && first.length != 10) {
      mechanics.fault(
          "First ten seek times",
          "\"First ten seek times\" is a list of ten numbers, not " + first.length);
      return null;
    }
    for (int i = 1; i < v.length; i++) {
      v[i] *= NANOS;
    }
    double[] times =
        type.equals("hplplus10")
            ? Arrays.stream(first).map(time -> time * NANOS).toArray()
            : new double[0];
    return same(SeekCurve.ruemmlerWilkes(cylinders, v, times));
  }

  private SeekCurve @Nullable [] extracted(Parameters mechanics) {
    if (!mechanics.has("Full seek curve")) {
      mechanics.fault("Seek type", "seek type extracted needs \"Full seek curve\" = a file name");
      return null;
    }
    return SeekFile.read(source, faults, mechanics, cylinders);
  }
}
