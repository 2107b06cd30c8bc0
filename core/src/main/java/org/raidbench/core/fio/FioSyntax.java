package org.raidbench.core.fio;

import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.raidbench.api.fault.Names;
import org.raidbench.core.fio.FioOption.Flag;

/**
 * Checks the value of an option as fio's parser does. Of several numbers (separated by commas, or
 * else by colons or hyphens) one must be right; the others are silently left out.
 */
final class FioSyntax {
  private final int kiloBase;

  /**
   * Makes the syntax of a section.
   *
   * @param kiloBase what {@code k} means: 1024 or 1000
   */
  FioSyntax(int kiloBase) {
    this.kiloBase = kiloBase;
  }

  /** Thrown when fio refuses a value; the message says what was expected. */
  static final class Refused extends Exception {
    private static final long serialVersionUID = 1L;

    private final String what;

    Refused(String what) {
      super(what, null, false, false);
      this.what = what;
    }

    /** What was expected, in words that follow the option in a sentence. */
    String what() {
      return what;
    }
  }

  /**
   * Reads a value.
   *
   * @param option the option
   * @param text its value; null if there is none
   * @return what it comes to
   * @throws Refused if fio would refuse it; the message follows the option in a sentence
   */
  FioValue parse(FioOption option, @Nullable String text) throws Refused {
    FioOption.Type type = option.type();
    if (type == FioOption.Type.GONE) {
      throw new Refused(" is no longer an option of fio");
    }
    if (text == null) {
      return withoutValue(option);
    }
    return switch (type) {
      case WORD -> word(option, text);
      case WORDS -> words(option, text);
      case FREE -> free(option, text);
      case TEXT -> text(option, text);
      case INT, LONG, SIZE, ZONE, TIME -> new NumberSyntax(kiloBase).numbers(option, text);
      case RANGE -> new NumberSyntax(kiloBase).ranges(text);
      case REALS -> reals(option, text);
      case BOOL, FLAG -> switches(option, text);
      case OBSOLETE, GONE -> FioValue.text(text, "");
    };
  }

  private static FioValue withoutValue(FioOption option) throws Refused {
    boolean needed =
        switch (option.type()) {
          case FLAG -> false;
          case FREE -> option.name().equals("bssplit") || option.name().endsWith("_pattern");
          default -> true;
        };
    if (needed) {
      throw new Refused(" has no value; expected " + expected(option));
    }
    List<@Nullable Long> slots =
        option.type() == FioOption.Type.FLAG ? Arrays.asList(1L, 1L, 1L) : FioValue.NONE;
    return new FioValue("", "", slots, FioValue.NONE, slots.get(0), true);
  }

  private FioValue word(FioOption option, String text) throws Refused {
    String head = head(text);
    if (!option.values().contains(head)) {
      int colon = head.indexOf(':');
      if (colon > 0 && option.values().contains(head.substring(0, colon))) {
        throw new Refused(" is refused: fio 3.33 takes no comma after " + head.substring(0, colon));
      }
      throw new Refused(
          " is not known; expected " + expected(option) + near(head, option.values()));
    }
    if (option.name().equals("random_distribution") || option.name().equals("file_service_type")) {
      RandomPlaces.check(text, head, kiloBase);
    } else if (option.name().equals("steadystate")) {
      SteadyState.check(text, head, kiloBase);
    }
    return FioValue.text(text, head);
  }

  private static FioValue words(FioOption option, String text) throws Refused {
    String[] parts = text.split(",", -1);
    for (String part : parts) {
      if (option.values().contains(head(part))) {
        return FioValue.text(text, "");
      }
    }
    throw new Refused(" is not known; expected " + expected(option));
  }

  private FioValue free(FioOption option, String text) throws Refused {
    switch (option.name()) {
      case "bssplit" -> SizeSplit.check(text, kiloBase);
      case "buffer_pattern" -> BytePattern.check(text, false);
      case "verify_pattern" -> BytePattern.check(text, true);
      default -> {
        // fio looks at the value only when it runs the job.
      }
    }
    return FioValue.text(text, "");
  }

  private static FioValue text(FioOption option, String text) throws Refused {
    if (text.isEmpty()) {
      throw new Refused(" has no value; expected text");
    }
    if (option.maxLength() > 0 && text.length() > option.maxLength() - 1) {
      throw new Refused(" is longer than " + (option.maxLength() - 1) + " characters");
    }
    return FioValue.text(text, "");
  }

  private static FioValue reals(FioOption option, String text) throws Refused {
    String[] parts = text.split(":", -1);
    Refused first = null;
    for (int part = 0; part < parts.length; part++) {
      Double value = Reals.leading(parts[part]);
      if (value != null
          && (option.maxLength() == 0 || part < option.maxLength())
          && ((option.min() == 0 && option.max() == 0)
              || (value <= option.max() && value >= option.min()))) {
        return FioValue.text(text, "");
      }
      first = first == null ? new Refused(" is refused; expected " + expected(option)) : first;
    }
    throw first == null ? new Refused(" has no value") : first;
  }

  private static FioValue switches(FioOption option, String text) throws Refused {
    Slots slots = new Slots();
    Refused first = null;
    String rest = text;
    for (int part = 0; ; part++) {
      int next = NumberSyntax.separator(rest);
      Long value = Reals.unsigned(rest);
      boolean fits = value != null && (option.max() == 0 || value.intValue() <= option.max());
      if (value == null || !fits) {
        first = first == null ? new Refused(" is refused; expected " + expected(option)) : first;
      } else {
        boolean on = value.intValue() != 0;
        boolean kept = option.flags().contains(Flag.NEGATED) != on;
        slots.put(part, kept ? 1 : 0, null, next >= 0);
      }
      if (next < 0) {
        break;
      }
      rest = rest.substring(next + 1);
    }
    return slots.value(text, first);
  }

  /** What is compared with a word: all up to a comma, or else up to a colon. */
  private static String head(String text) {
    int comma = text.indexOf(',');
    int end = comma >= 0 ? comma : text.indexOf(':');
    return end < 0 ? text : text.substring(0, end);
  }

  private static String near(String wrong, List<String> known) {
    return wrong.length() > 64
        ? ""
        : Names.nearest(wrong, known).map(name -> "; nearest: " + name).orElse("");
  }

  /** What should have been written. */
  static String expected(FioOption option) {
    String bounds = "";
    if (option.min() != 0 && option.max() != 0) {
      bounds = " from " + option.min() + " to " + option.max();
    } else if (option.min() != 0) {
      bounds = ", at least " + option.min();
    } else if (option.max() != 0) {
      bounds = " up to " + option.max();
    }
    return switch (option.type()) {
      case WORD -> "one of " + String.join(", ", option.values());
      case WORDS -> "some of " + String.join(", ", option.values());
      case INT -> option.isTime() ? "a time such as 100us" : "a whole number" + bounds;
      case LONG, SIZE, ZONE -> "a size such as 64k" + bounds;
      case TIME -> "a time such as 30s";
      case RANGE -> "a range such as 4k-16k";
      case REALS -> "numbers" + bounds + " separated by colons";
      case BOOL -> "0 or 1";
      case FLAG -> "nothing or 0 or 1";
      case TEXT, FREE, OBSOLETE, GONE -> "a value";
    };
  }
}
