package org.raidbench.disks.disksim;

import java.io.UncheckedIOException;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.raidbench.api.fault.Fault;
import org.raidbench.api.fault.Faults;
import org.raidbench.disks.hdd.SeekCurve;

/**
 * Reads a measured seek curve: a line {@code Seek distances measured: N}, then a line for each
 * distance with the distance in cylinders and the time in milliseconds; a third number, the
 * deviation, is ignored, a fourth is the time for writing.
 */
final class SeekFile {
  private static final String HEADER = "Seek distances measured:";
  private static final double NANOS = 1e6;

  private final Faults faults;
  private final String file;
  private int[] distances = new int[64];
  private long[] read = new long[64];
  private long[] write = new long[64];
  private int points;
  private boolean dual;

  private SeekFile(Faults faults, String file) {
    this.faults = faults;
    this.file = file;
  }

  /** The curves for reading and writing, or null after a fault. */
  static SeekCurve @Nullable [] read(
      DescriptionSource source, Faults faults, Parameters mechanics, int cylinders) {
    String name = mechanics.word("Full seek curve");
    String text;
    try {
      text = source.read(name);
    } catch (UncheckedIOException e) {
      mechanics.fault("Full seek curve", "cannot read seek curve " + name);
      return null;
    }
    return new SeekFile(faults, name).parse(text, cylinders);
  }

  private SeekCurve @Nullable [] parse(String text, int cylinders) {
    int before = faults.list().size();
    String[] lines = text.split("\n", -1);
    for (int i = 0; i < lines.length; i++) {
      String line = lines[i].strip();
      if (line.startsWith("#") || line.isEmpty()) {
        continue;
      }
      if (line.startsWith(HEADER)) {
        if (!line.substring(HEADER.length()).strip().matches("[0-9]{1,9}")) {
          faults.add(new Fault(file, i + 1, HEADER.length() + 1, "expected a number of distances"));
        }
        continue;
      }
      point(line, i + 1);
    }
    if (points == 0) {
      faults.add(new Fault(file, 0, 0, "holds no seek distances"));
    }
    if (faults.list().size() > before) {
      return null;
    }
    int[] d = Arrays.copyOf(distances, points);
    SeekCurve reading = SeekCurve.measured(cylinders, d, Arrays.copyOf(read, points));
    SeekCurve writing =
        dual ? SeekCurve.measured(cylinders, d, Arrays.copyOf(write, points)) : reading;
    return new SeekCurve[] {reading, writing};
  }

  private void point(String line, int number) {
    String[] fields = line.split("[,\\s]+", -1);
    boolean fits = fields.length >= 2 && fields.length <= 4 && fields[0].matches("[0-9]{1,8}");
    for (int i = 1; fits && i < fields.length; i++) {
      fits = fields[i].matches("[0-9]+\\.?[0-9]*|\\.[0-9]+");
    }
    if (!fits) {
      faults.add(
          new Fault(file, number, 1, "expected DISTANCE, MILLISECONDS; found \"" + line + "\""));
      return;
    }
    int distance = Integer.parseInt(fields[0]);
    if (distance == 0) {
      return;
    }
    if (points > 0 && distance <= distances[points - 1]) {
      faults.add(new Fault(file, number, 1, "distances must ascend; " + distance + " does not"));
      return;
    }
    if (points == distances.length) {
      distances = Arrays.copyOf(distances, 2 * points);
      read = Arrays.copyOf(read, 2 * points);
      write = Arrays.copyOf(write, 2 * points);
    }
    distances[points] = distance;
    read[points] = Math.round(Double.parseDouble(fields[1]) * NANOS);
    dual |= fields.length == 4;
    write[points] =
        fields.length == 4 ? Math.round(Double.parseDouble(fields[3]) * NANOS) : read[points];
    points++;
  }
}
