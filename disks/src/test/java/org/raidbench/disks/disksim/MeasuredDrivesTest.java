package org.raidbench.disks.disksim;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Real drives: service times, request by request, against those that were measured. The bounds are
 * DiskSim 4.0's own figures for these drives; nothing was tuned on the traces.
 */
final class MeasuredDrivesTest {
  private static Optional<Path> folder() {
    return Stream.of("../shared", "../../shared", "../../../shared")
        .map(path -> Path.of(path, "reference", "measured-drives"))
        .filter(Files::isDirectory)
        .findFirst();
  }

  @ParameterizedTest
  @CsvSource({"cheetah9LP,0,0.107", "atlas10k,0,0.268", "hp_c3323a,0.1455,0.306"})
  void theDemeritIsNotAboveDiskSims(String drive, double busMillis, double mostMillis) {
    Optional<Path> folder = folder();
    assumeTrue(folder.isPresent(), "no ../shared/reference/measured-drives here");
    DescriptionSource source = DescriptionSource.in(folder.get());
    Description description = DescriptionReader.read(source, drive + ".diskspecs");
    long bus = Math.round(busMillis * 1e6);
    Demerit demerit =
        Demerit.replay(description, ValidationTrace.read(source, drive + ".trace"), bus, bus);
    assertTrue(demerit.requests() > 9_000, demerit::shown);
    assertTrue(demerit.rmsNanos() < mostMillis * 1e6, demerit::shown);
    assertEquals(
        demerit.measuredMeanNanos(),
        demerit.simulatedMeanNanos(),
        0.02 * demerit.measuredMeanNanos(),
        demerit::shown);
  }
}
