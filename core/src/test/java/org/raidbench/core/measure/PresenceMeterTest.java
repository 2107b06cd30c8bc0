package org.raidbench.core.measure;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;

final class PresenceMeterTest {
  private final PresenceMeter meter = new PresenceMeter();

  /** Sent at 0 and 10, completed at 40 and 60; the interval is from 20 to 50. */
  private void twoRequests() {
    meter.submitted(0);
    meter.submitted(10);
    meter.begin(20, 20 + 10);
    meter.completed(40);
  }

  @Test
  void agreesWhereNothingIsWrong() {
    twoRequests();
    assertEquals(50 / 30.0, meter.end("j", 50, 40, 40), 1e-12);
  }

  @Test
  void findsALatencyThatIsWrong() {
    twoRequests();
    assertThrows(ImpossibleResultException.class, () -> meter.end("j", 50, 40, 39));
  }

  @Test
  void findsARequestThatWasLostOrCompletedTwice() {
    twoRequests();
    assertThrows(ImpossibleResultException.class, () -> meter.end("j", 50, 0, 40));
    meter.completed(50);
    meter.completed(50);
    assertThrows(ImpossibleResultException.class, () -> meter.end("j", 50, 0, 40 + 40 + 40));
  }
}
