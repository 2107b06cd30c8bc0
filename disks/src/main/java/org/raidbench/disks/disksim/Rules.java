package org.raidbench.disks.disksim;

import static org.raidbench.disks.disksim.Rule.number;
import static org.raidbench.disks.disksim.Rule.typed;
import static org.raidbench.disks.disksim.Rule.whole;

import java.util.LinkedHashMap;
import java.util.Map;
import org.raidbench.disks.disksim.Rule.Kind;

/** The parameters of each block type, from the DiskSim 4.0 reference manual, chapters 4 and 5. */
final class Rules {
  private static final String SINGLE = "requests are always transferred as they come off the media";
  private static final String OWN_QUEUE = "the queue of the model is set beside the description";
  private static final String ONE_SEGMENT = "queued requests wait for the media";
  private static final String REPORT = "a setting of the report";

  static final Map<String, Rule> DISK =
      table(
          typed("Model", Kind.BLOCK),
          typed("Scheduler", Kind.BLOCK).ignored(OWN_QUEUE).optional(),
          whole("Max queue length", 0, 1e9),
          number("Bulk sector transfer time", 0),
          whole("Segment size (in blks)", 1, 1e9),
          whole("Number of buffer segments", 0, 100_000),
          whole("Print stats", 0, 1).ignored(REPORT).optional(),
          number("Per-request overhead time", 0),
          number("Time scale for overheads", 0),
          whole("Hold bus entire read xfer", 0, 1),
          whole("Hold bus entire write xfer", 0, 1),
          whole("Allow almost read hits", 0, 1),
          whole("Allow sneaky full read hits", 0, 1),
          whole("Allow sneaky partial read hits", 0, 1).ignored(ONE_SEGMENT),
          whole("Allow sneaky intermediate read hits", 0, 1).ignored(ONE_SEGMENT),
          whole("Allow read hits on write data", 0, 1),
          whole("Allow write prebuffering", 0, 1),
          whole("Preseeking level", 0, 2),
          whole("Never disconnect", 0, 1),
          whole("Avg sectors per cylinder", 1, 1e9)
              .ignored("an aid of outside schedulers")
              .optional(),
          whole("Maximum number of write segments", 1, 100_000),
          whole("Use separate write segment", 0, 1),
          number("Low (write) water mark", 0)
              .atMost(1)
              .ignored("a write never outgrows its segment"),
          number("High (read) water mark", 0).atMost(1),
          whole("Set watermark by reqsize", 0, 1),
          whole("Calc sector by sector", 0, 1).ignored("timing is always exact to the sector"),
          whole("Enable caching in buffer", 0, 2),
          whole("Buffer continuous read", 0, 4),
          whole("Minimum read-ahead (blks)", 0, 1e9),
          whole("Maximum read-ahead (blks)", 0, 1e9),
          whole("Read-ahead over requested", -1, 1),
          whole("Read-ahead on idle hit", 0, 1),
          whole("Read any free blocks", 0, 1),
          whole("Fast write level", 0, 2),
          whole("Immediate buffer read", 0, 2),
          whole("Immediate buffer write", 0, 2),
          whole("Combine seq writes", 0, 1),
          whole("Stop prefetch in sector", 0, 1),
          whole("Disconnect write if seek", 0, 1).ignored(SINGLE),
          whole("Write hit stop prefetch", 0, 1).ignored("a new command always stops a read-ahead"),
          whole("Read directly to buffer", 0, 1).ignored(SINGLE),
          whole("Immed transfer partial hit", 0, 1),
          number("Read hit over. after read", 0),
          number("Read hit over. after write", 0),
          number("Read miss over. after read", 0),
          number("Read miss over. after write", 0),
          number("Write hit over. after read", 0),
          number("Write hit over. after write", 0),
          number("Write miss over. after read", 0),
          number("Write miss over. after write", 0),
          number("Read completion overhead", 0),
          number("Write completion overhead", 0),
          number("Data preparation overhead", 0),
          number("First reselect overhead", 0),
          number("Other reselect overhead", 0),
          number("Read disconnect afterread", 0),
          number("Read disconnect afterwrite", 0),
          number("Write disconnect overhead", 0),
          whole("Extra write disconnect", 0, 1),
          number("Extradisc command overhead", 0),
          number("Extradisc disconnect overhead", 0),
          number("Extradisc inter-disconnect delay", 0),
          number("Extradisc 2nd disconnect overhead", 0),
          number("Extradisc seek delta", 0),
          number("Minimum seek delay", 0));

  static final Map<String, Rule> MODEL =
      table(
          whole("Block count", 0, 1e15),
          whole("Number of data surfaces", 1, 1_000),
          whole("Number of cylinders", 1, 10_000_000),
          typed("Mechanical Model", Kind.BLOCK),
          typed("Layout Model", Kind.BLOCK));

  static final Map<String, Rule> MECHANICS =
      table(
          typed("Access time type", Kind.WORD),
          number("Constant access time", 0).optional(),
          typed("Seek type", Kind.WORD),
          number("Average seek time", 0).optional(),
          number("Constant seek time", 0).optional(),
          number("Single cylinder seek time", 0).optional(),
          number("Full strobe seek time", 0).optional(),
          typed("Full seek curve", Kind.WORD).optional(),
          number("Add. write settling delay", -1e3),
          number("Head switch time", 0),
          number("Rotation speed (in rpms)", 1).atMost(1e6),
          number("Percent error in rpms", 0).atMost(100),
          typed("First ten seek times", Kind.LIST).optional(),
          typed("HPL seek equation values", Kind.LIST).optional());

  static final Map<String, Rule> LAYOUT =
      table(
          whole("LBN-to-PBN mapping scheme", 0, 2),
          whole("Sparing scheme used", 0, 10),
          whole("Rangesize for sparing", 1, 1e9),
          typed("Skew units", Kind.WORD).optional(),
          typed("Zones", Kind.LIST));

  static final Map<String, Rule> ZONE =
      table(
          whole("First cylinder number", 0, 1e7),
          whole("Last cylinder number", 0, 1e7),
          whole("Blocks per track", 1, 1e6),
          number("Offset of first block", 0),
          typed("Skew units", Kind.WORD).optional(),
          whole("Empty space at zone front", 0, 1e12),
          number("Skew for track switch", 0).optional(),
          number("Skew for cylinder switch", 0).optional(),
          whole("Number of spares", 0, 1e9),
          typed("slips", Kind.LIST).optional(),
          typed("defects", Kind.LIST).optional());

  private Rules() {}

  private static Map<String, Rule> table(Rule... rules) {
    Map<String, Rule> table = new LinkedHashMap<>();
    for (Rule rule : rules) {
      table.put(rule.name(), rule);
    }
    return table;
  }
}
