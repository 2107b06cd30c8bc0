package org.raidbench.core.diskspd;

import org.raidbench.api.fault.Faults;
import org.raidbench.core.diskspd.CommandLine.Argument;

/** Reads the values of options and tells what is wrong with them. */
final class Values {
  private static final long SECTOR_BYTES = 512;

  private final CommandLine line;
  private final Faults faults;
  private long blockBytes = 64 << 10;

  Values(CommandLine line, Faults faults) {
    this.line = line;
    this.faults = faults;
  }

  /** What a size in blocks is counted in from now on. */
  void setBlockBytes(long bytes) {
    blockBytes = bytes;
  }

  void fault(Argument argument, String message) {
    faults.add(0, argument.token().column(), Token.legible(argument.token().text()) + message);
  }

  /** A fault at an option that was given. */
  void fault(String name, String message) {
    Argument argument = line.last(name);
    if (argument != null) {
      fault(argument, message);
    }
  }

  /** A whole number; the last occurrence counts, every one is checked. */
  int count(String name, int least, int most, int otherwise) {
    int count = otherwise;
    for (Argument argument : line.all(name)) {
      count = count(argument, argument.value(), least, most, otherwise);
    }
    return count;
  }

  int count(Argument argument, String value, int least, int most, int otherwise) {
    if (value.matches("[0-9]{1,9}")) {
      int count = Integer.parseInt(value);
      if (count >= least && count <= most) {
        return count;
      }
    }
    fault(
        argument,
        problem(value, "a whole number from " + least + " to " + most) + example(argument));
    return otherwise;
  }

  /** A size in whole sectors, at least one. */
  long sectors(Argument argument, String value, long otherwise) {
    long bytes = bytes(argument, value, -1);
    if (bytes < 0) {
      return otherwise;
    }
    if (bytes == 0 || bytes % SECTOR_BYTES != 0) {
      fault(argument, " is not supported; expected a multiple of 512 bytes");
      return otherwise;
    }
    return bytes;
  }

  /** A size in bytes or with a unit: K, M, G, T, or b for blocks. */
  long bytes(Argument argument, String value, long otherwise) {
    if (!value.matches("[0-9]{1,18}[KMGTBkmgtb]?")) {
      fault(
          argument,
          problem(value, "a size in bytes, or with K, M, G, T or b for blocks")
              + example(argument));
      return otherwise;
    }
    char last = Character.toUpperCase(value.charAt(value.length() - 1));
    boolean plain = Character.isDigit(last);
    long number = Long.parseLong(plain ? value : value.substring(0, value.length() - 1));
    long unit =
        switch (last) {
          case 'K' -> 1L << 10;
          case 'M' -> 1L << 20;
          case 'G' -> 1L << 30;
          case 'T' -> 1L << 40;
          case 'B' -> blockBytes;
          default -> 1;
        };
    if (number > Long.MAX_VALUE / 2 / unit) {
      fault(argument, " is too large");
      return otherwise;
    }
    return number * unit;
  }

  private static String problem(String value, String expected) {
    return (value.isEmpty() ? " has no value" : " is refused") + "; expected " + expected;
  }

  private static String example(Argument argument) {
    if (argument.token().text().startsWith("rs", 1)) {
      return " such as -rs40";
    }
    Switch known = Switch.find("-" + argument.token().text().charAt(1));
    return known == null || known.example().isEmpty() ? "" : " such as " + known.example();
  }
}
