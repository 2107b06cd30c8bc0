package org.raidbench.disks.disksim;

import java.util.List;
import java.util.Locale;
import org.raidbench.api.ModelId;
import org.raidbench.api.disk.Disk;
import org.raidbench.api.disk.DiskCompletion;
import org.raidbench.api.disk.DiskKeys;
import org.raidbench.api.disk.DiskModel;
import org.raidbench.api.disk.DiskSetup;
import org.raidbench.api.sim.Context;
import org.raidbench.api.spec.Certainty;
import org.raidbench.api.spec.Figure;
import org.raidbench.api.spec.Key;
import org.raidbench.api.spec.Spec;
import org.raidbench.api.spec.SpecBuilder;
import org.raidbench.disks.hdd.DriveDesign;
import org.raidbench.disks.hdd.HardDisk;
import org.raidbench.disks.hdd.HddKeys;
import org.raidbench.disks.hdd.QueueDesign;

/**
 * A drive from a DiskSim description. What a description does not say of the system it stands in
 * (the link and the tags) may be overridden; the rest is the description's.
 */
final class DescribedModel implements DiskModel {
  private static final int SECTOR_BYTES = 512;
  private static final double NANOS_PER_SECOND = 1e9;
  private static final int TAGS_LEAST = 32;

  private final String file;
  private final Description description;
  private final Spec spec;

  DescribedModel(String file, Description description) {
    this.file = file;
    this.description = description;
    this.spec = figures();
  }

  private Spec figures() {
    DriveDesign design = description.design();
    SpecBuilder figures =
        Spec.builder()
            .add(given(DiskKeys.KIND, "hdd"))
            .add(
                given(
                    DiskKeys.CAPACITY, design.mechanism().layout().sectors() * SECTOR_BYTES + "B"))
            .assumed(
                DiskKeys.INTERFACE,
                "sas",
                "a parallel SCSI drive, put behind a bridge so that today's controllers take it");
    String rate =
        Math.round(SECTOR_BYTES * NANOS_PER_SECOND / BusTime.nanos(description, 0)) + "B/s";
    if (BusTime.isAssumed(description, 0)) {
      figures.assumed(
          DiskKeys.LINK_RATE,
          rate,
          "the description leaves it to the bus: narrow asynchronous SCSI");
    } else {
      figures.add(given(DiskKeys.LINK_RATE, rate));
    }
    int tags = design.queue().tags();
    if (tags >= TAGS_LEAST) {
      figures.add(given(DiskKeys.TAGS, String.valueOf(tags)));
    } else {
      figures.assumed(
          DiskKeys.TAGS,
          String.valueOf(TAGS_LEAST),
          "the description's " + tags + " is that of its validation");
    }
    figures
        .assumed(HddKeys.EFFECTIVE_DEPTH, "8", "no source")
        .assumed(HddKeys.QUEUE_BOUND, "3s", "no source")
        .add(given(DiskKeys.WRITE_CACHE, design.buffer().cachedWrites() > 0 ? "yes" : "no"));
    description.ignored().forEach(line -> figures.doesNotCover("ignored: " + line));
    return figures.build();
  }

  private Figure given(Key key, String shown) {
    return Figure.of(key, shown, Certainty.GIVEN, file, List.of());
  }

  @Override
  public ModelId id() {
    String name = description.name().toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9.-]", "-");
    String started = name.matches("[a-z0-9].*") ? name : "x" + name;
    return new ModelId("diskspecs", started.substring(0, Math.min(64, started.length())));
  }

  @Override
  public String title() {
    return description.name().isEmpty() ? file : description.name();
  }

  @Override
  public Spec spec() {
    return spec;
  }

  @Override
  public Disk create(Context context, Spec figures, DiskSetup setup, DiskCompletion completion) {
    DriveDesign drive = description.design();
    long capacity = figures.whole(DiskKeys.CAPACITY) / SECTOR_BYTES;
    long tags = figures.whole(DiskKeys.TAGS);
    long depth = figures.whole(HddKeys.EFFECTIVE_DEPTH);
    if (capacity < 1 || capacity > drive.mechanism().layout().sectors()) {
      throw new IllegalArgumentException("capacity: is more than the description's zones hold");
    }
    if (tags < 1 || tags > 4096 || depth < 1) {
      throw new IllegalArgumentException("tags: is not between 1 and 4096");
    }
    QueueDesign queue =
        new QueueDesign(
            (int) tags,
            (int) Math.min(tags, depth),
            figures.whole(HddKeys.QUEUE_BOUND),
            drive.queue().turnaroundNanos(),
            drive.queue().chainsWrites());
    return new HardDisk(
        context,
        new DriveDesign(drive.mechanism(), drive.times(), drive.buffer(), queue),
        capacity,
        setup.writeCache(),
        0,
        0,
        completion);
  }
}
