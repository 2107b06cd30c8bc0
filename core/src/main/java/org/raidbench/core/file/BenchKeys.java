package org.raidbench.core.file;

import org.raidbench.api.spec.Dimension;

/** Every key of a bench file, section by section. */
final class BenchKeys {
  private static final double ANY = Long.MAX_VALUE;
  private static final double SECOND = 1e9;

  private BenchKeys() {}

  static final Section HOST = model("a host");
  static final Section PROTECTION = model("a protection");
  static final Section CACHE_DEVICE = model("a cache device");

  static final Section POLICY =
      Section.of("a policy")
          .word("read", "when to read ahead", "none", "always", "adaptive")
          .word("write", "when to acknowledge a write", "through", "back", "forced-back")
          .word("io", "whether reads stay in the cache", "direct", "cached")
          .word("disk-cache", "the disks' own write caches", "on", "off", "yes", "no")
          .build();

  static final Section ARRAY =
      Section.of("an array")
          .required("level", new Kind.Line(), "RAID level")
          .required("disks", disks(), "members, in order")
          .quantity("strip", Dimension.SIZE, 512, 1 << 30, "written to a member in one go")
          .quantity("spans", Dimension.COUNT, 1, 64, "groups the members fall into")
          .line("layout", "how data and parity rotate")
          .key("policy", new Kind.Sub(POLICY), "how it is cached")
          .key("failed", new Kind.Lines("numbers of members such as 0, 3"), "members that are lost")
          .quantity("size", Dimension.SIZE, 512, ANY, "how much of it is used")
          .line("pool", "SSD pool in front of it")
          .build();

  static final Section POOL =
      Section.of("a pool")
          .required("type", new Kind.ModelRef(CACHE_DEVICE), "kind of cache")
          .required("disks", disks(), "its SSDs, in order")
          .line("level", "RAID level of the pool")
          .quantity("strip", Dimension.SIZE, 512, 1 << 30, "strip of the pool")
          .word("mode", "what happens to writes", "read-only", "write-through", "write-back")
          .word("disk-cache", "its SSDs' own write caches", "on", "off", "yes", "no")
          .quantity("holds", Dimension.SIZE, 0, ANY, "of each array, what it holds at first")
          .quantity("dirty", Dimension.SIZE, 0, ANY, "of that, what is not on the array")
          .build();

  static final Section DISKS =
      Section.of("a group of disks")
          .required(
              "model", new Kind.Own("a disk model, or hdd:, ssd: or diskspecs:", true), "its model")
          .quantity("count", Dimension.COUNT, 1, 4_096, "how many")
          .word("start", "state an SSD starts from", "fresh", "steady")
          .open()
          .build();

  static final Section EXPANDER =
      Section.of("an expander")
          .word(
              "bus",
              "its generation, or the port's of what is behind Fibre Channel",
              "sas2",
              "sas3",
              "fc-8")
          .quantity("lanes", Dimension.COUNT, 1, 64, "lanes between controller and expander")
          .word("buffered", "whether it buffers slower disks", "yes", "no", "on", "off")
          .quantity("disk-limit", Dimension.COUNT, 1, 4_096, "commands it lets a disk have at once")
          .build();

  static final Section CONTROLLER =
      Section.of("a controller")
          .required("model", new Kind.Line(), "model id")
          .key("protection", new Kind.ModelRef(PROTECTION), "its cache protection")
          .open()
          .build();

  static final Section SYSTEM =
      Section.of("a system")
          .key("host", new Kind.ModelRef(HOST), "the machine")
          .required("controller", new Kind.ModelRef(CONTROLLER), "controller or adapter")
          .key("expander", new Kind.Sub(EXPANDER), "expander between controller and disks")
          .required("disks", new Kind.Named(DISKS), "disks by group")
          .required("arrays", new Kind.Named(ARRAY), "arrays by name")
          .key("pools", new Kind.Named(POOL), "SSD pools by name")
          .key("spares", disks(), "hot spares")
          .build();

  static final Section WORKLOAD =
      Section.of("a workload")
          .line("pattern", "a pattern's id")
          .line("on", "the array it runs on")
          .key("with", new Kind.Own("a mapping of paths and values", false), "patches for it alone")
          .key("together", new Kind.Lines("names of workloads"), "workloads that run at once")
          .later("trace", "a block trace")
          .open()
          .build();

  static final Section RUN =
      Section.of("the run")
          .word("initial-cache", "what caches hold at first", "empty", "full", "carried-over")
          .quantity("ramp", Dimension.TIME, 0, 1e6 * SECOND, "time that is not measured")
          .key(
              "time",
              new Kind.Own("a time such as 60s, or until 1 %", true),
              "how long is measured")
          .quantity("at-most", Dimension.TIME, 1, 1e6 * SECOND, "end of a run that does not settle")
          .build();

  static final Section TABLE =
      Section.of("a table")
          .line("title", "its heading")
          .required("rows", new Kind.Lines("dimensions"), "what varies from row to row")
          .key("columns", new Kind.Lines("dimensions"), "what varies from column to column")
          .key(
              "show",
              new Kind.Own("a figure such as iops, or figures by column", false),
              "what it shows")
          .key(
              "where",
              new Kind.Own("a mapping of dimensions and values", false),
              "which cases it shows")
          .build();

  static final Section BENCH =
      Section.of("a bench")
          .required("bench", new Kind.Lines("one line of text"), "title")
          .key("seed", new Kind.Lines("a whole number"), "seed of every random draw")
          .required("system", new Kind.Sub(SYSTEM), "what exists at the same time")
          .key(
              "vary",
              new Kind.Own("a mapping of dimensions", false),
              "what differs from case to case")
          .key("workloads", new Kind.Named(WORKLOAD), "what is done to the arrays")
          .key("run", new Kind.Sub(RUN), "how long, and from what state")
          .key("tables", new Kind.Sections(TABLE), "what is printed")
          .key(
              "steps",
              new Kind.Lines("steps such as run NAME, reboot, idle 30s"),
              "what happens to the system, one after the other")
          .build();

  private static Kind disks() {
    return new Kind.Lines("disks such as ssd 0-11");
  }

  private static Section model(String title) {
    return Section.of(title).required("model", new Kind.Line(), "model id").open().build();
  }
}
