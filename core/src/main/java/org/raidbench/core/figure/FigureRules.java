package org.raidbench.core.figure;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.raidbench.api.cache.CacheKeys;
import org.raidbench.api.controller.ControllerKeys;
import org.raidbench.api.host.HostKeys;
import org.raidbench.api.spec.Dimension;
import org.raidbench.api.spec.Figure;
import org.raidbench.api.spec.Key;
import org.raidbench.api.spec.Limits;
import org.raidbench.core.link.DiskBus;
import org.raidbench.core.link.HostBus;
import org.raidbench.core.link.HostSlot;

/**
 * What figures may be: the limits of their keys, the buses that there are, and no zero where it
 * means nothing.
 */
public final class FigureRules {
  private static final Map<Key, List<String>> BUSES =
      Map.of(
          ControllerKeys.HOST_BUS, HostBus.words(),
          ControllerKeys.DISK_BUS, DiskBus.words());

  private static final int SECTOR_BYTES = 512;

  private FigureRules() {}

  /**
   * The words of which a text must be one.
   *
   * @param key the figure's key
   * @return the words; empty if any text will do
   */
  public static List<String> words(Key key) {
    return BUSES.getOrDefault(key, key.limits().words());
  }

  /**
   * Whether a figure may not be zero: a number of something that is there, for which no range is
   * stated.
   *
   * @param key the figure's key
   * @return true if it must be more than zero
   */
  public static boolean mustBePositive(Key key) {
    return !key.limits().ranged()
        && switch (key.dimension()) {
          case COUNT, SIZE, RATE, FREQUENCY, ROTATION -> true;
          default -> false;
        };
  }

  /**
   * Says what is wrong with a figure.
   *
   * @param figure the figure
   * @return one line that begins with the key's name; empty if nothing is
   */
  public static Optional<String> check(Figure figure) {
    Optional<String> fault = checkWord(figure);
    return fault.isPresent() ? fault : checkNumber(figure);
  }

  /**
   * Says what is wrong with a text that is one of a few words.
   *
   * @param figure the figure
   * @return one line that begins with the key's name; empty if nothing is
   */
  public static Optional<String> checkWord(Figure figure) {
    Key key = figure.key();
    String text = figure.shown();
    if (key.equals(HostKeys.SLOT) && HostSlot.parse(text).isEmpty()) {
      return Optional.of(
          "slot: \"%s\" is no slot; expected such as pcie-3.0-x8, of: %s"
              .formatted(text, String.join(", ", HostBus.words())));
    }
    List<String> words = words(key);
    return words.isEmpty() || words.contains(text)
        ? Optional.empty()
        : Optional.of(
            "%s: \"%s\" is not one of: %s".formatted(key.name(), text, String.join(", ", words)));
  }

  /**
   * Says whether a number is out of its range, zero where that means nothing, or no size of a line.
   *
   * @param figure the figure
   * @return one line that begins with the key's name; empty if nothing is wrong
   */
  public static Optional<String> checkNumber(Figure figure) {
    Key key = figure.key();
    if (figure.number() <= 0 && mustBePositive(key)) {
      return Optional.of(key.name() + ": must be more than 0");
    }
    if (key.equals(CacheKeys.LINE)
        && (figure.number() < SECTOR_BYTES || Long.bitCount((long) figure.number()) != 1)) {
      return Optional.of(
          "line: %s is not a power of two from 512 bytes on".formatted(figure.shown()));
    }
    return rangeFault(figure.shown(), figure.number(), key.dimension(), key.limits())
        .map(fault -> key.name() + ": " + fault);
  }

  /**
   * Says whether a number is out of a range.
   *
   * @param shown the number as it was written
   * @param number the number in its base unit
   * @param dimension what it measures
   * @param limits the range
   * @return such as {@code "0" is out of range; expected from 1 to 64}; empty if nothing is wrong
   */
  public static Optional<String> rangeFault(
      String shown, double number, Dimension dimension, Limits limits) {
    return limits.ranged()
            && (number < limits.leastIn(dimension) || number > limits.mostIn(dimension))
        ? Optional.of("\"%s\" is out of range; expected %s".formatted(shown, limits.described()))
        : Optional.empty();
  }
}
