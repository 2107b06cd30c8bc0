package org.raidbench.disks.disksim;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.raidbench.api.fault.Faults;
import org.raidbench.api.fault.FaultsException;
import org.raidbench.disks.hdd.BufferDesign;
import org.raidbench.disks.hdd.CommandTimes;
import org.raidbench.disks.hdd.DriveDesign;
import org.raidbench.disks.hdd.Mechanism;
import org.raidbench.disks.hdd.QueueDesign;
import org.raidbench.disks.hdd.ReadAhead;

/** Reads a {@code disksim_disk} block and what it refers to. */
public final class DescriptionReader {
  private static final long BOUND_NANOS = 1_000_000_000L;
  private static final int FEWEST_TAGS = 1;
  private static final int MOST_TAGS = 4096;

  private final DescriptionSource source;
  private final Faults faults;

  private DescriptionReader(DescriptionSource source, Faults faults) {
    this.source = source;
    this.faults = faults;
  }

  /**
   * Reads a drive.
   *
   * @param source where files are read from
   * @param file the description, such as {@code cheetah9LP.diskspecs}
   * @return the drive
   * @throws FaultsException with every fault in all files it refers to
   */
  public static Description read(DescriptionSource source, String file) {
    Faults faults = new Faults(file);
    Optional<Description> description = new DescriptionReader(source, faults).read(file);
    faults.throwIfAny();
    return description.orElseThrow();
  }

  private Optional<Description> read(String file) {
    List<Node.Block> disks = new ArrayList<>();
    for (Node.Block block : Syntax.blocks(source, faults, file)) {
      if (block.type().equals("disksim_disk")) {
        disks.add(block);
      } else {
        Token.fault(
            faults,
            block.file(),
            block.at(),
            "expected a disksim_disk block, found \"" + block.type() + "\"");
      }
    }
    if (disks.size() != 1) {
      if (faults.isEmpty() || disks.size() > 1) {
        faults.add("expected one disksim_disk block, found " + disks.size());
      }
      return Optional.empty();
    }
    return disk(disks.get(0));
  }

  private Optional<Description> disk(Node.Block block) {
    Parameters disk = new Parameters(block, Rules.DISK, faults);
    List<String> ignored = new ArrayList<>(disk.ignored());
    Optional<Mechanism> mechanism =
        disk.block("Model", "dm_disk")
            .flatMap(model -> new ModelReader(source, faults, ignored).model(model));
    BufferDesign buffer = buffer(disk);
    if (mechanism.isEmpty() || !faults.isEmpty()) {
      return Optional.empty();
    }
    int tags = (int) Math.max(FEWEST_TAGS, Math.min(MOST_TAGS, disk.whole("Max queue length", 1)));
    DriveDesign design =
        new DriveDesign(
            mechanism.get(),
            times(disk),
            buffer,
            new QueueDesign(tags, tags, BOUND_NANOS, 0, false));
    return Optional.of(
        new Description(
            block.name(), design, disk.nanos("Bulk sector transfer time"), List.copyOf(ignored)));
  }

  private static CommandTimes times(Parameters disk) {
    double scale = disk.number("Time scale for overheads");
    long each = scaled(disk, "Per-request overhead time", scale);
    return new CommandTimes(
        each + scaled(disk, "Read hit over. after read", scale),
        each + scaled(disk, "Read hit over. after write", scale),
        each + scaled(disk, "Read miss over. after read", scale),
        each + scaled(disk, "Read miss over. after write", scale),
        each + scaled(disk, "Write hit over. after read", scale),
        each + scaled(disk, "Write hit over. after write", scale),
        each + scaled(disk, "Write miss over. after read", scale),
        each + scaled(disk, "Write miss over. after write", scale),
        scaled(disk, "Read completion overhead", scale),
        scaled(disk, "Write completion overhead", scale),
        scaled(disk, "Data preparation overhead", scale),
        scaled(disk, "First reselect overhead", scale),
        scaled(disk, "Other reselect overhead", scale),
        scaled(disk, "Read disconnect afterread", scale),
        scaled(disk, "Read disconnect afterwrite", scale),
        scaled(disk, "Write disconnect overhead", scale),
        disk.flag("Extra write disconnect"),
        each + scaled(disk, "Extradisc command overhead", scale),
        scaled(disk, "Extradisc disconnect overhead", scale),
        disk.nanos("Extradisc inter-disconnect delay"),
        scaled(disk, "Extradisc 2nd disconnect overhead", scale),
        scaled(disk, "Extradisc seek delta", scale),
        disk.nanos("Minimum seek delay"));
  }

  private static long scaled(Parameters disk, String name, double scale) {
    return Math.round(disk.number(name) * scale * 1e6);
  }

  private static BufferDesign buffer(Parameters disk) {
    boolean caching = disk.flag("Enable caching in buffer");
    boolean fast = caching && disk.whole("Fast write level") > 0;
    int segment = (int) Math.max(1, disk.whole("Segment size (in blks)", 1));
    int segments = (int) disk.whole("Number of buffer segments");
    int forWrites = (int) Math.min(segments, disk.whole("Maximum number of write segments", 1));
    boolean prebuffers = disk.flag("Allow write prebuffering");
    int least = (int) disk.whole("Minimum read-ahead (blks)");
    int most = (int) disk.whole("Maximum read-ahead (blks)");
    int ahead = (int) disk.whole("Buffer continuous read");
    return new BufferDesign(
        segments,
        segment,
        caching,
        caching && ahead < ReadAhead.values().length ? ReadAhead.values()[ahead] : ReadAhead.NONE,
        least,
        Math.max(least, most),
        disk.whole("Read-ahead over requested") >= 0,
        disk.flag("Read-ahead on idle hit"),
        disk.flag("Read any free blocks"),
        disk.flag("Immediate buffer read"),
        disk.flag("Immediate buffer write"),
        disk.flag("Stop prefetch in sector"),
        disk.flag("Allow read hits on write data"),
        disk.flag("Allow almost read hits"),
        disk.flag("Immed transfer partial hit"),
        disk.flag("Allow sneaky full read hits"),
        disk.number("High (read) water mark"),
        disk.flag("Set watermark by reqsize"),
        disk.flag("Hold bus entire read xfer"),
        disk.flag("Hold bus entire write xfer"),
        disk.flag("Never disconnect"),
        disk.whole("Preseeking level") == 2,
        fast ? forWrites + 1 : 0,
        (long) forWrites * segment,
        disk.flag("Combine seq writes") ? segment : 1,
        prebuffers,
        true,
        disk.flag("Use separate write segment"));
  }
}
