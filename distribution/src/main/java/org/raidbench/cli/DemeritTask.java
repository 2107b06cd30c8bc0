package org.raidbench.cli;

import java.io.UncheckedIOException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import org.raidbench.api.spec.Dimension;
import org.raidbench.api.spec.Quantity;
import org.raidbench.disks.disksim.Demerit;
import org.raidbench.disks.disksim.Description;
import org.raidbench.disks.disksim.DescriptionReader;
import org.raidbench.disks.disksim.DescriptionSource;
import org.raidbench.disks.disksim.ValidationTrace;

/** What {@code raidbench demerit} does. */
final class DemeritTask {
  private DemeritTask() {}

  static int run(DemeritCommand command) throws Exception {
    Session session = new Session(command.spec);
    return session.run(
        () -> {
          long busNanos = busNanos(command.busSector);
          Description description =
              readable(command.disk, name -> DescriptionReader.read(beside(command.disk), name));
          List<ValidationTrace.Request> trace =
              readable(command.trace, name -> ValidationTrace.read(beside(command.trace), name));
          session.out().println(compare(command, description, trace, busNanos).shown());
          return 0;
        });
  }

  private static Demerit compare(
      DemeritCommand command,
      Description description,
      List<ValidationTrace.Request> trace,
      long busNanos) {
    if (trace.isEmpty()) {
      throw Session.fault(command.trace.toString(), "there is no request in this trace");
    }
    try {
      return Demerit.replay(description, trace, busNanos, busNanos);
    } catch (IllegalArgumentException e) {
      throw Session.fault(command.trace.toString(), String.valueOf(e.getMessage()));
    }
  }

  private static DescriptionSource beside(Path file) {
    return DescriptionSource.in(Optional.ofNullable(file.getParent()).orElse(Path.of("")));
  }

  private interface Reading<T> {
    T read(String name);
  }

  private static <T> T readable(Path file, Reading<T> reading) {
    try {
      return reading.read(file.getFileName().toString());
    } catch (UncheckedIOException e) {
      throw e.getCause() instanceof NoSuchFileException missing
          ? Session.fault(String.valueOf(missing.getMessage()), "there is no such file")
          : Session.fault(file.toString(), "the file cannot be read");
    }
  }

  private static long busNanos(String written) {
    if (written.isEmpty()) {
      return 0;
    }
    OptionalDouble nanos = Quantity.parse(written, Dimension.TIME);
    if (nanos.isEmpty()) {
      throw Session.fault("--bus-sector " + written, "expected " + Dimension.TIME.expected());
    }
    return StrictMath.round(nanos.getAsDouble());
  }
}
