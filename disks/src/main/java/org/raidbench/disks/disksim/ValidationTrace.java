package org.raidbench.disks.disksim;

import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import org.raidbench.api.fault.Fault;
import org.raidbench.api.fault.Faults;

/**
 * A trace of single requests to a real drive, each with the service time that was measured: lines
 * of {@code R|W Hit|Miss sector sectors measured_us think_us}. The next request is issued the think
 * time after this one is done. The second word means nothing.
 */
public final class ValidationTrace {
  private ValidationTrace() {}

  /**
   * One request.
   *
   * @param write whether it writes
   * @param sector the first sector
   * @param sectors how many
   * @param measuredNanos the measured service time
   * @param thinkNanos from its end to the next request
   */
  public record Request(
      boolean write, long sector, int sectors, long measuredNanos, long thinkNanos) {}

  /**
   * Reads a trace.
   *
   * @param source where it is read from
   * @param file its name
   * @return the requests, at least one
   * @throws org.raidbench.api.fault.FaultsException with every line that is not a request
   */
  public static List<Request> read(DescriptionSource source, String file) {
    Faults faults = new Faults(file);
    List<Request> requests = new ArrayList<>();
    try {
      String[] lines = source.read(file).split("\n", -1);
      for (int i = 0; i < lines.length; i++) {
        if (!lines[i].isBlank()) {
          request(lines[i].strip(), i + 1, file, faults, requests);
        }
      }
    } catch (UncheckedIOException e) {
      faults.add("cannot be read: " + e.getCause());
    }
    if (requests.isEmpty() && faults.isEmpty()) {
      faults.add("holds no requests");
    }
    faults.throwIfAny();
    return requests;
  }

  private static void request(
      String line, int number, String file, Faults faults, List<Request> requests) {
    String[] fields = line.split("\\s+", -1);
    boolean fits =
        fields.length == 6
            && fields[0].matches("[RW]")
            && fields[2].matches("[0-9]{1,15}")
            && fields[3].matches("[1-9][0-9]{0,6}")
            && fields[4].matches("[0-9]+(\\.[0-9]+)?")
            && fields[5].matches("[0-9]+(\\.[0-9]+)?");
    if (!fits) {
      faults.add(
          new Fault(file, number, 1, "expected R|W Hit|Miss SECTOR SECTORS MEASURED_US THINK_US"));
      return;
    }
    requests.add(
        new Request(
            fields[0].equals("W"),
            Long.parseLong(fields[2]),
            Integer.parseInt(fields[3]),
            Math.round(Double.parseDouble(fields[4]) * 1e3),
            Math.round(Double.parseDouble(fields[5]) * 1e3)));
  }
}
