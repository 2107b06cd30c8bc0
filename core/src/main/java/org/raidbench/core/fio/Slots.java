package org.raidbench.core.fio;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Collects the numbers of the three directions. The last number that is given stands for the
 * directions after it as well.
 */
final class Slots {
  private static final int DIRECTIONS = 3;

  private final @Nullable Long[] low = new Long[DIRECTIONS];
  private final @Nullable Long[] high = new Long[DIRECTIONS];
  private @Nullable Long last;

  /** Whether everything that was written counts. */
  boolean exact = true;

  /**
   * Takes the number of one part.
   *
   * @param part its place among the parts, from 0
   * @param value the number, or the lower end
   * @param upper the upper end; null if it is no range
   * @param more whether another part follows
   */
  void put(int part, long value, @Nullable Long upper, boolean more) {
    last = value;
    int end = more ? part + 1 : DIRECTIONS;
    for (int i = part; i < Math.min(end, DIRECTIONS); i++) {
      low[i] = value;
      high[i] = upper;
    }
  }

  /**
   * The value that came of it.
   *
   * @param text the value as written
   * @param refused why the first wrong part was refused; null if none was
   * @return the value
   * @throws FioSyntax.Refused if no part was right
   */
  FioValue value(String text, FioSyntax.@Nullable Refused refused) throws FioSyntax.Refused {
    if (last == null && refused != null) {
      throw refused;
    }
    return new FioValue(
        text, "", Arrays.asList(low.clone()), Arrays.asList(high.clone()), last, exact);
  }
}
