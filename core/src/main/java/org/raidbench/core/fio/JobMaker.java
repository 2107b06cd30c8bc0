package org.raidbench.core.fio;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.raidbench.api.fault.Fault;
import org.raidbench.api.workload.AccessLine;
import org.raidbench.api.workload.Distribution;
import org.raidbench.api.workload.Job;
import org.raidbench.core.fio.FioOption.Use;

/** Makes a job of the options in force for a section. */
final class JobMaker {
  private static final int INSTANCES_MAX = 4096;
  private static final int DEPTH_MAX = 65_536;
  private static final int IN_FLIGHT_MAX = 1 << 20;

  private final JobSection section;
  private final FioSettings settings;
  private final Set<Fault> faults;
  private final Set<String> notes;
  private final int kiloBase;
  private int errors;

  JobMaker(JobSection section, FioSettings settings, Set<Fault> faults, Set<String> notes) {
    this.section = section;
    this.settings = settings;
    this.faults = faults;
    this.notes = notes;
    this.kiloBase = settings.word("kb_base", "1024").equals("1000") ? 1000 : 1024;
  }

  /**
   * Makes the job.
   *
   * @param name its name, unique
   * @param group its reporting group
   * @return the job; null if there were faults, which have been added
   */
  @Nullable Job make(String name, int group) {
    refuseUnsupported();
    Access access = access();
    int instances = instances();
    int depth = depth();
    if ((long) instances * depth > IN_FLIGHT_MAX) {
      fault("iodepth", " is not supported: more than " + IN_FLIGHT_MAX + " requests in flight");
    }
    JobLimits limits =
        new JobLimits(settings, access == null ? 512 : access.smallest, this::fault, notes);
    var region = limits.region();
    var timing = limits.timing(region);
    var pacing = limits.pacing();
    if (errors > 0 || access == null) {
      return null;
    }
    return new Job(
        name,
        instances,
        depth,
        access.lines,
        access.distribution,
        region,
        access.covering,
        true,
        pacing,
        timing,
        group,
        settings.written());
  }

  /** The name the job goes by, not necessarily unique. */
  String name() {
    return settings.has("name") ? settings.text("name", "") : section.name();
  }

  private void refuseUnsupported() {
    for (JobOption option : settings.options()) {
      FioValue value = settings.value(option.option().name());
      if (option.option().use() != Use.UNSUPPORTED || value == null) {
        continue;
      }
      boolean neutral = SectionParser.isNeutral(option.option(), value);
      if (option.option().name().equals("iodepth_low")) {
        neutral |=
            value.slots().get(0) != null
                && settings.number("iodepth_low", 0, 0) >= settings.number("iodepth", 0, 1);
      }
      if (!neutral) {
        errors++;
        faults.add(option.fault(" is not supported: " + option.option().why()));
      }
    }
    if (settings.has("filename")) {
      String files = settings.text("filename", "").strip();
      if (files.replace("\\:", "").replaceAll(":+$", "").contains(":")) {
        fault("filename", " is not supported: it names several targets; expected one");
      }
    } else if (settings.number("nrfiles", 0, 1) > 1) {
      fault("nrfiles", " is not supported: a job has one target");
    }
  }

  private int instances() {
    long instances = settings.number("numjobs", 0, 1);
    if (instances < 1 || instances > INSTANCES_MAX) {
      fault("numjobs", " is not supported; expected from 1 to " + INSTANCES_MAX);
      return 1;
    }
    return (int) instances;
  }

  private int depth() {
    String engine = FioEngine.canonical(settings.text("ioengine", FioEngine.DEFAULT));
    FioEngine kind = FioOptions.table().engine(engine);
    if (kind == null) {
      fault(
          "ioengine",
          " is not supported: fio has no such engine"
              + FioOptions.table()
                  .nearestEngine(engine)
                  .map(name -> "; nearest: " + name)
                  .orElse(""));
      return 1;
    }
    if (kind == FioEngine.NONE) {
      fault("ioengine", " is not supported: it does not send requests to a block device");
      return 1;
    }
    long depth = settings.number("iodepth", 0, 1);
    boolean device = engine.equals("sg") && settings.text("filename", "").startsWith("/dev/sg");
    if (kind == FioEngine.SYNC && !device) {
      if (depth > 1) {
        String of = settings.has("ioengine") ? "" : ", fio's default,";
        notes.add("iodepth=" + depth + ": ioengine=" + engine + of + " has one request in flight");
      }
      return 1;
    }
    if (depth < 1 || depth > DEPTH_MAX) {
      fault("iodepth", " is not supported; expected from 1 to " + DEPTH_MAX);
      return 1;
    }
    return (int) depth;
  }

  /** What is accessed. */
  private record Access(
      List<AccessLine> lines, Distribution distribution, boolean covering, long smallest) {}

  private @Nullable Access access() {
    String mode = settings.word("rw", "read");
    if (mode.contains("trim")) {
      fault("rw", " is not supported: a workload has no trims");
      return null;
    }
    boolean random = mode.startsWith("rand");
    double reads =
        switch (mode) {
          case "read", "randread" -> 1;
          case "write", "randwrite" -> 0;
          default -> settings.last("rwmixread", 50) / 100.0;
        };
    List<Integer> directions = reads == 1 ? List.of(0) : reads == 0 ? List.of(1) : List.of(0, 1);
    long run = run(random);
    List<Direction> sides = new ArrayList<>();
    for (int direction : directions) {
      Direction side = side(direction, random, run);
      if (side == null) {
        return null;
      }
      sides.add(side);
    }
    Distribution distribution = distribution(random);
    if (distribution == null) {
      return null;
    }
    long smallest = sides.stream().mapToLong(side -> side.sizes.smallest()).min().orElseThrow();
    return new Access(
        lines(sides, reads), distribution, covering(random, distribution, sides), smallest);
  }

  /** How one direction accesses the target. */
  private record Direction(BlockSizes sizes, long alignBytes, double randomShare) {}

  private @Nullable Direction side(int direction, boolean random, long run) {
    try {
      BlockSizes sizes = BlockSizes.of(settings, direction, kiloBase);
      long align = random ? settings.number("ba", direction, 0) : 0;
      if (align < 0 || align % 512 != 0) {
        fault("ba", " is not supported; expected a multiple of 512");
        return null;
      }
      double share = random ? settings.number("percentage_random", direction, 100) / 100.0 : 0;
      return new Direction(sizes, align == 0 ? sizes.smallest() : align, share / run);
    } catch (BlockSizes.Misfit e) {
      fault(e.option(), e.what());
      return null;
    }
  }

  private static List<AccessLine> lines(List<Direction> sides, double reads) {
    List<AccessLine> lines = new ArrayList<>();
    boolean same = sides.size() == 2 && sides.get(0).equals(sides.get(1));
    for (int i = 0; i < (same ? 1 : sides.size()); i++) {
      Direction side = sides.get(i);
      double readShare = same || sides.size() == 1 ? reads : 1 - i;
      double weight = same || sides.size() == 1 ? 1 : i == 0 ? reads : 1 - reads;
      for (BlockSizes.Entry entry : side.sizes.entries()) {
        lines.add(
            new AccessLine(
                weight * entry.share(),
                entry.minBytes(),
                entry.maxBytes(),
                readShare,
                side.randomShare,
                side.alignBytes));
      }
    }
    return lines;
  }

  /** Requests from one random place on; 1 unless the mode has a number behind it. */
  private long run(boolean random) {
    String text = settings.text("rw", "");
    int colon = text.indexOf(':');
    if (colon < 0) {
      return 1;
    }
    FioNumber number = FioNumber.bytes(text.substring(colon + 1).strip(), kiloBase);
    if (number == null || (random && (number.value() < 1 || number.value() > Integer.MAX_VALUE))) {
      fault(
          "rw",
          " is not supported: \"" + text.substring(colon + 1) + "\" is not a number of requests");
      return 1;
    }
    if (!random) {
      if (number.value() != 0) {
        fault("rw", " is not supported: a sequential job leaves nothing out");
      }
      return 1;
    }
    if (number.value() > 1) {
      notes.add("rw=" + text + ": runs of " + number.value() + " requests on average");
    }
    return number.value();
  }

  private @Nullable Distribution distribution(boolean random) {
    if (!random || !settings.has("random_distribution")) {
      return Distribution.UNIFORM;
    }
    try {
      return RandomPlaces.of(
          settings.text("random_distribution", ""), settings.word("random_distribution", ""));
    } catch (FioSyntax.Refused e) {
      fault("random_distribution", e.what());
      return null;
    }
  }

  private boolean covering(boolean random, Distribution distribution, List<Direction> sides) {
    boolean map =
        !settings.flag("norandommap")
            || settings.word("random_generator", "tausworthe").equals("lfsr");
    boolean aligned = sides.stream().allMatch(side -> side.alignBytes == side.sizes.smallest());
    boolean alike = sides.stream().mapToLong(side -> side.sizes.smallest()).distinct().count() == 1;
    boolean covers = random && map && aligned && distribution.equals(Distribution.UNIFORM);
    if (covers && !alike) {
      notes.add("bs: reads and writes differ in size, so blocks may be visited twice");
    }
    return covers && alike;
  }

  private void fault(String option, String message) {
    errors++;
    JobOption given = settings.option(option);
    faults.add(given != null ? given.fault(message) : section.heading().fault(option + message));
  }
}
