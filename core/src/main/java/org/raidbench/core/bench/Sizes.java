package org.raidbench.core.bench;

/** Sizes as text. */
final class Sizes {
  private static final String[] UNITS = {"B", "KiB", "MiB", "GiB", "TiB"};

  private Sizes() {}

  /** In the largest binary unit that divides it: {@code 64KiB}. */
  static String text(long bytes) {
    int unit = 0;
    long number = bytes;
    while (unit < UNITS.length - 1 && number != 0 && number % 1024 == 0) {
      number /= 1024;
      unit++;
    }
    return number + UNITS[unit];
  }
}
