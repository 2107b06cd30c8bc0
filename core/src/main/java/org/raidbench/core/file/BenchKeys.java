package org.raidbench.core.file;

import java.util.List;
import java.util.Set;
import org.raidbench.api.spec.Dimension;
import org.raidbench.api.spec.Limits;
import org.raidbench.core.bench.DiskWords;
import org.raidbench.core.bench.ModelKind;

/** Every key of a bench file, section by section. */
final class BenchKeys {
  /** Shares that a confidence interval can be asked to come down to. */
  static final Limits PRECISION = new Limits(List.of(), "0.05 %", "50 %");

  /** Stands for no protection, so that one can be taken away again. */
  static final String NO_PROTECTION = "none";

  private static final String NO_MORE = "";
  private static final String DAYS_MAX = "10d";

  private static final String MEMBERS = "[0-9]{1,4}(?:\\s*,\\s*[0-9]{1,4})*";

  private BenchKeys() {}

  static final Section HOST = model("a host", ModelKind.HOST);
  static final Section PROTECTION = model("a protection", ModelKind.PROTECTION);
  static final Section CACHE_DEVICE = model("a cache device", ModelKind.CACHE_DEVICE);

  static final Section POLICY =
      Section.of("a policy")
          .word("read", "when to read ahead", "none", "always", "adaptive")
          .word("write", "when to acknowledge a write", "through", "back", "forced-back")
          .word("io", "whether reads stay in the cache", "direct", "cached")
          .word("disk-cache", "the disks' own write caches", "on", "off", "yes", "no")
          .build();

  static final Section ARRAY =
      Section.of("an array")
          .required(
              "level",
              new Kind.ModelName(ModelKind.RAID_LEVEL, "a RAID level such as raid5"),
              "RAID level")
          .required("disks", disks(), "members, in order")
          .quantity("strip", Dimension.SIZE, "512B", "1GiB", "written to a member in one go")
          .quantity("spans", Dimension.COUNT, "1", "64", "groups the members fall into")
          .key("layout", new Kind.Layout(), "how data and parity rotate")
          .key("policy", new Kind.Sub(POLICY), "how it is cached")
          .key(
              "failed",
              new Kind.Lines("numbers of members such as 0, 3", MEMBERS),
              "members that are lost")
          .quantity("size", Dimension.SIZE, "512B", NO_MORE, "how much of it is used")
          .line("pool", "SSD pool in front of it")
          .build();

  static final Section POOL =
      Section.of("a pool")
          .required(
              "type", new Kind.ModelRef(ModelKind.CACHE_DEVICE, CACHE_DEVICE, ""), "kind of cache")
          .required("disks", disks(), "its SSDs, in order")
          .key(
              "level",
              new Kind.ModelName(ModelKind.RAID_LEVEL, "a RAID level such as raid1"),
              "RAID level of the pool")
          .quantity("strip", Dimension.SIZE, "512B", "1GiB", "strip of the pool")
          .word("mode", "what happens to writes", "read-only", "write-through", "write-back")
          .word("disk-cache", "its SSDs' own write caches", "on", "off", "yes", "no")
          .quantity("holds", Dimension.SIZE, "0B", NO_MORE, "of each array, what it holds at first")
          .quantity("dirty", Dimension.SIZE, "0B", NO_MORE, "of that, what is not on the array")
          .build();

  static final Section DISKS =
      Section.of("a group of disks")
          .required("model", new Kind.DiskModel(), "its model")
          .quantity("count", Dimension.COUNT, "1", "4096", "how many")
          .word("start", "state an SSD starts from", "fresh", "steady")
          .open(ModelKind.DISK)
          .build();

  static final Section EXPANDER =
      Section.of("an expander")
          .word(
              "bus",
              "its generation, or the port's of what is behind Fibre Channel",
              "sas2",
              "sas3",
              "fc-8")
          .quantity("lanes", Dimension.COUNT, "1", "64", "lanes between controller and expander")
          .word("buffered", "whether it buffers slower disks", "yes", "no", "on", "off")
          .quantity(
              "disk-limit", Dimension.COUNT, "1", "4096", "commands it lets a disk have at once")
          .build();

  static final Section CONTROLLER =
      Section.of("a controller")
          .required("model", new Kind.ModelName(ModelKind.CONTROLLER, "a model id"), "model id")
          .key(
              "protection",
              new Kind.ModelRef(ModelKind.PROTECTION, PROTECTION, NO_PROTECTION),
              "its cache protection; none takes it away again")
          .open(ModelKind.CONTROLLER)
          .build();

  static final Section SYSTEM =
      Section.of("a system")
          .key("host", new Kind.ModelRef(ModelKind.HOST, HOST, ""), "the machine")
          .required(
              "controller",
              new Kind.ModelRef(ModelKind.CONTROLLER, CONTROLLER, ""),
              "controller or adapter")
          .key("expander", new Kind.Sub(EXPANDER), "expander between controller and disks")
          .required("disks", new Kind.Named(DISKS, DiskWords.GROUP), "disks by group")
          .required("arrays", new Kind.Named(ARRAY, Kind.Named.ANY), "arrays by name")
          .key("pools", new Kind.Named(POOL, Kind.Named.ANY), "SSD pools by name")
          .key("spares", disks(), "hot spares")
          .build();

  static final Section WORKLOAD =
      Section.of("a workload")
          .key(
              "pattern",
              new Kind.ModelName(ModelKind.PATTERN, "a pattern's id such as iometer/database"),
              "a pattern's id")
          .line("on", "the array it runs on")
          .key("with", new Kind.Patches(), "patches for it alone")
          .key("together", new Kind.Lines("names of workloads", ""), "workloads that run at once")
          .later("trace", "a block trace")
          .open(ModelKind.PATTERN)
          .build();

  static final Section RUN =
      Section.of("the run")
          .word("initial-cache", "what caches hold at first", "empty", "full", "carried-over")
          .quantity("ramp", Dimension.TIME, "0s", DAYS_MAX, "time that is not measured")
          .key(
              "time",
              new Kind.Until(new Limits(List.of(), "1ns", NO_MORE), PRECISION),
              "how long is measured")
          .quantity("at-most", Dimension.TIME, "1ns", DAYS_MAX, "end of a run that does not settle")
          .build();

  static final Section TABLE =
      Section.of("a table")
          .line("title", "its heading")
          .required("rows", new Kind.Lines("dimensions", ""), "what varies from row to row")
          .key("columns", new Kind.Lines("dimensions", ""), "what varies from column to column")
          .key("show", new Kind.Figures(), "what it shows")
          .key("where", new Kind.Conditions(), "which cases it shows")
          .build();

  static final Section BENCH =
      Section.of("a bench")
          .required("bench", new Kind.Line(), "title")
          .key(
              "seed",
              new Kind.Line("a whole number such as 7", "[0-9]{1,18}"),
              "seed of every random draw")
          .required("system", new Kind.Sub(SYSTEM), "what exists at the same time")
          .key("vary", new Kind.Varied(), "what differs from case to case")
          .key("workloads", new Kind.Named(WORKLOAD, Kind.Named.ANY), "what is done to the arrays")
          .key("run", new Kind.Sub(RUN), "how long, and from what state")
          .key("tables", new Kind.Sections(TABLE), "what is printed")
          .key(
              "steps",
              new Kind.Lines("steps such as run NAME, reboot, idle 30s", StepWords.pattern()),
              "what happens to the system, one after the other")
          .build();

  /** Keys that are the whole bench's: no case can have them otherwise than the others. */
  static final Set<String> OF_ALL_CASES = Set.of("bench", "seed", "vary", "tables");

  private static Kind disks() {
    return new Kind.Lines("disks such as ssd 0-11", DiskWords.LINE);
  }

  private static Section model(String title, ModelKind<?> models) {
    return Section.of(title)
        .required("model", new Kind.ModelName(models, "a model id"), "model id")
        .open(models)
        .build();
  }
}
