package org.raidbench.core.measure;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

/** How means with intervals are compared and written. */
final class IntervalTest {
  private static final Interval HUNDRED = new Interval(100, 5);

  @Test
  void liesOnASideOnlyAsAWhole() {
    assertEquals(Interval.Side.ABOVE, HUNDRED.side(94));
    assertEquals(Interval.Side.UNCLEAR, HUNDRED.side(95));
    assertEquals(Interval.Side.UNCLEAR, HUNDRED.side(105));
    assertEquals(Interval.Side.BELOW, HUNDRED.side(106));
  }

  @Test
  void aDifferenceIsAsUnsureAsBothTogether() {
    assertEquals(new Interval(20, 13), HUNDRED.minus(new Interval(40, 6), 2));
  }

  @Test
  void touchingIsOverlapping() {
    assertTrue(HUNDRED.overlaps(new Interval(108, 3)));
    assertFalse(HUNDRED.overlaps(new Interval(108.5, 3)));
  }

  @Test
  void nearnessIsAShareOfTheGreater() {
    assertTrue(new Interval(98, 0).isNear(new Interval(100, 0), 0.02));
    assertFalse(new Interval(97.9, 0).isNear(new Interval(100, 0), 0.02));
  }

  @Test
  void isWrittenWithDigitsThatSaySomething() {
    assertEquals("512 ±3", new Interval(512.4, 2.6).text());
    assertEquals("51.2 ±2.6", new Interval(51.24, 2.6).text());
    assertEquals("5.12", new Interval(5.124, 0.001).text());
    assertEquals("?", Interval.number(Double.NaN));
  }
}
