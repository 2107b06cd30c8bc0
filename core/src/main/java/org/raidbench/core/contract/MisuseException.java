package org.raidbench.core.contract;

/** A view was asked for what is not there: the fault of whoever asked, not of the view. */
public final class MisuseException extends IllegalArgumentException {
  private static final long serialVersionUID = 1L;

  private MisuseException(String message) {
    super(message);
  }

  /**
   * Checks a number that a plug-in asks by.
   *
   * @param what what it numbers: {@code copy}
   * @param number the number
   * @param count numbers from 0 below this are right
   * @return the number
   * @throws MisuseException if it is not
   */
  public static int check(String what, int number, int count) {
    if (number < 0 || number >= count) {
      throw new MisuseException("asks for %s %d of %d".formatted(what, number, count));
    }
    return number;
  }

  /**
   * Checks a number without an upper bound.
   *
   * @param what what it numbers: {@code row}
   * @param number the number
   * @return the number
   * @throws MisuseException if it is negative
   */
  public static long check(String what, long number) {
    if (number < 0) {
      throw new MisuseException("asks for %s %d".formatted(what, number));
    }
    return number;
  }
}
