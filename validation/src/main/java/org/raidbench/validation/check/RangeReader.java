package org.raidbench.validation.check;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import org.jspecify.annotations.Nullable;

/** Reads bounds: {@code value} with {@code within}, {@code from} and {@code to}, and so on. */
final class RangeReader {
  static final List<String> KINDS = List.of("value", "from", "to", "at-least", "at-most");

  /** How far a published value may be off if the check does not say. */
  private static final double WITHIN = 0.05;

  private RangeReader() {}

  static @Nullable InRange read(Form form, StandRef stand, Where where, Expression show) {
    OptionalDouble value = form.number("value");
    OptionalDouble within = form.number("within");
    @Nullable Double low = first(form.number("from"), form.number("at-least"));
    @Nullable Double high = first(form.number("to"), form.number("at-most"));
    if (value.isPresent()) {
      double spread = Math.abs(value.getAsDouble()) * within.orElse(WITHIN);
      low = low == null ? Double.valueOf(value.getAsDouble() - spread) : low;
      high = high == null ? Double.valueOf(value.getAsDouble() + spread) : high;
    } else if (within.isPresent()) {
      form.fault(form.at("within"), "within: there is no value that it could be about");
    }
    Optional<InRange.Fold> fold = fold(form);
    boolean increase = reading(form, show);
    if (low == null && high == null) {
      return null; // a number that could not be read has been told
    }
    if (low != null && high != null && low > high) {
      form.fault(form.at(), "nothing lies between " + low + " and " + high);
      return null;
    }
    return new InRange(
        stand,
        where,
        show,
        low,
        high,
        value.isPresent() ? Double.valueOf(value.getAsDouble()) : null,
        fold.orElse(null),
        increase);
  }

  private static Optional<InRange.Fold> fold(Form form) {
    Optional<String> most = form.line("most-over");
    Optional<String> least = form.line("least-over");
    if (most.isPresent() && least.isPresent()) {
      form.fault(form.at("least-over"), "least-over: most-over is given as well");
    }
    return most.isPresent()
        ? most.map(it -> new InRange.Fold(it, true))
        : least.map(it -> new InRange.Fold(it, false));
  }

  private static boolean reading(Form form, Expression show) {
    Optional<String> reading = form.line("reading");
    if (reading.isEmpty() || reading.get().equals("ratio")) {
      return false;
    }
    if (!reading.get().equals("increase") || show.kind() != Expression.Kind.RATIO) {
      form.fault(
          form.at("reading"),
          "reading: expected \"ratio\" or \"increase\", of a ratio such as iops WB / WT");
    }
    return true;
  }

  private static @Nullable Double first(OptionalDouble one, OptionalDouble other) {
    if (one.isPresent()) {
      return one.getAsDouble();
    }
    return other.isPresent() ? Double.valueOf(other.getAsDouble()) : null;
  }
}
