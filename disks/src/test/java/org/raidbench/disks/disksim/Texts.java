package org.raidbench.disks.disksim;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.NoSuchFileException;
import java.util.HashMap;
import java.util.Map;

/** A small drive in DiskSim's format, held in memory, of which tests change a line. */
final class Texts implements DescriptionSource {
  static final String SEEK = "Seek distances measured: 3\n1, 1.0\n4, 2.0, 0.1\n19, 5.0\n";

  static final String MODEL =
      """
      dm_disk SMALL_model {
         Block count = 3780,    # of 4,000
         Number of data surfaces = 2,
         Number of cylinders = 20,
         Layout Model = dm_layout_g1 {
            LBN-to-PBN mapping scheme = 0,
            Sparing scheme used = 9,
            Rangesize for sparing = 1,
            Zones = [
               dm_layout_g1_zone {
                  First cylinder number = 0,
                  Last cylinder number = 9,
                  Blocks per track = 110,
                  Offset of first block = 0.0,
                  Empty space at zone front = 10,
                  Skew for track switch = 20,
                  Skew for cylinder switch = 30,
                  Number of spares = 10,
                  slips = [ 25, 26 ],
                  defects = []
               },
               dm_layout_g1_zone {
                  First cylinder number = 10,
                  Last cylinder number = 19,
                  Blocks per track = 80,
                  Offset of first block = 5.0,
                  Empty space at zone front = 0,
                  Skew for track switch = 15,
                  Skew for cylinder switch = 25,
                  Number of spares = 0,
                  slips = [],
                  defects = []
               }
            ]
         },
         Mechanical Model = dm_mech_g1 {
            Access time type = trackSwitchPlusRotation,
            Seek type = extracted,
            Full seek curve = small.seek,
            Add. write settling delay = 0.5,
            Head switch time = 0.8,
            Rotation speed (in rpms) = 6000,
            Percent error in rpms = 0.0
         }
      } # end
      """;

  static final String DISK =
      """
      disksim_disk SMALL {
         Model = source small.model,
         Per-request overhead time = 0.0,
         Time scale for overheads = 1.0,
         Bulk sector transfer time = 0.02,
         Hold bus entire read xfer = 0,
         Hold bus entire write xfer = 0,
         Allow almost read hits = 0,
         Allow sneaky full read hits = 0,
         Allow sneaky partial read hits = 0,
         Allow sneaky intermediate read hits = 0,
         Allow read hits on write data = 1,
         Allow write prebuffering = 0,
         Preseeking level = 0,
         Never disconnect = 0,
         Print stats = 1,
         Avg sectors per cylinder = 200,
         Max queue length = 1,
         Scheduler = disksim_ioqueue { Scheduling policy = 1 },
         Number of buffer segments = 2,
         Maximum number of write segments = 1,
         Segment size (in blks) = 64,
         Use separate write segment = 0,
         Low (write) water mark = 0.0,
         High (read) water mark = 0.0,
         Set watermark by reqsize = 1,
         Calc sector by sector = 1,
         Enable caching in buffer = 1,
         Buffer continuous read = 3,
         Minimum read-ahead (blks) = 0,
         Maximum read-ahead (blks) = 32,
         Read-ahead over requested = 1,
         Read-ahead on idle hit = 0,
         Read any free blocks = 0,
         Fast write level = 2,
         Immediate buffer read = 0,
         Immediate buffer write = 0,
         Combine seq writes = 1,
         Stop prefetch in sector = 0,
         Disconnect write if seek = 0,
         Write hit stop prefetch = 1,
         Read directly to buffer = 1,
         Immed transfer partial hit = 1,
         Read hit over. after read = 0.1,
         Read hit over. after write = 0.2,
         Read miss over. after read = 0.3,
         Read miss over. after write = 0.4,
         Write hit over. after read = 0.5,
         Write hit over. after write = 0.6,
         Write miss over. after read = 0.7,
         Write miss over. after write = 0.8,
         Read completion overhead = 0.0,
         Write completion overhead = 0.0,
         Data preparation overhead = 0.0,
         First reselect overhead = 0.0,
         Other reselect overhead = 0.0,
         Read disconnect afterread = 0.0,
         Read disconnect afterwrite = 0.0,
         Write disconnect overhead = 0.0,
         Extra write disconnect = 0,
         Extradisc command overhead = 0.0,
         Extradisc disconnect overhead = 0.0,
         Extradisc inter-disconnect delay = 0.0,
         Extradisc 2nd disconnect overhead = 0.0,
         Extradisc seek delta = 0.0,
         Minimum seek delay = 0.0
      }
      """;

  private final Map<String, String> files = new HashMap<>();

  Texts() {
    files.put("small.diskspecs", DISK);
    files.put("small.model", MODEL);
    files.put("small.seek", SEEK);
  }

  Texts with(String file, String from, String to) {
    String text = files.get(file);
    if (text == null || !text.contains(from)) {
      throw new IllegalArgumentException(file + " does not contain " + from);
    }
    files.put(file, text.replace(from, to));
    return this;
  }

  Texts put(String file, String text) {
    files.put(file, text);
    return this;
  }

  Texts without(String file) {
    files.remove(file);
    return this;
  }

  @Override
  public String read(String name) {
    String text = files.get(name);
    if (text == null) {
      IOException missing = new NoSuchFileException(name);
      throw new UncheckedIOException(missing);
    }
    return text;
  }
}
