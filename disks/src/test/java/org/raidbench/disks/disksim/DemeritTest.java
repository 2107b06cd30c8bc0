package org.raidbench.disks.disksim;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.raidbench.api.fault.FaultsException;

final class DemeritTest {
  @Test
  void aShiftIsItsOwnDemeritAndOrderDoesNotMatter() {
    long[] measured = {5_000_000, 1_000_000, 3_000_000};
    long[] simulated = {3_500_000, 5_500_000, 1_500_000};
    Demerit demerit = Demerit.of(measured, simulated);
    assertEquals(500_000, demerit.rmsNanos(), 1e-6);
    assertEquals(
        "3 requests, measured 3.000 ms, simulated 3.500 ms, rms 0.500 ms", demerit.shown());
  }

  @Test
  void itIsTheRootOfTheMeanOfTheSquares() {
    long[] measured = {0, 0, 0, 0};
    long[] simulated = {0, 0, 0, 2_000_000};
    assertEquals(1_000_000, Demerit.of(measured, simulated).rmsNanos(), 1e-6);
  }

  @Test
  void aTraceIsReplayedTheSameWayTwice() {
    Description small = DescriptionReader.read(new Texts(), "small.diskspecs");
    List<ValidationTrace.Request> trace =
        List.of(
            new ValidationTrace.Request(false, 100, 8, 0, 5_000_000),
            new ValidationTrace.Request(false, 108, 8, 0, 5_000_000),
            new ValidationTrace.Request(true, 3000, 4, 0, 50_000_000),
            new ValidationTrace.Request(false, 3000, 4, 0, 0));
    long[] times = new Replay(small, 0, 0).serviceNanos(trace);
    assertArrayEquals(times, new Replay(small, 0, 0).serviceNanos(trace));
    // A hit in what was read ahead: overhead and eight sectors over the bus.
    assertEquals(100_000 + 8 * 20_000, times[1]);
    // A write acknowledged from the buffer, after a read.
    assertEquals(500_000 + 4 * 20_000, times[2]);
    // A hit on what was written, after a write.
    assertEquals(200_000 + 4 * 20_000, times[3]);
  }

  @Test
  void aTraceSaysWhichLinesAreNone() {
    Texts texts = new Texts().put("t", "R Hit 1 2 3.0 4.0\nR Hit 1 0 3 4\nhello\n");
    FaultsException thrown =
        assertThrows(FaultsException.class, () -> ValidationTrace.read(texts, "t"));
    assertEquals(List.of(2, 3), thrown.faults().stream().map(fault -> fault.line()).toList());
    texts.put("t", "W Miss 7 2 3.5 4.25\n");
    assertEquals(
        List.of(new ValidationTrace.Request(true, 7, 2, 3_500, 4_250)),
        ValidationTrace.read(texts, "t"));
  }
}
