package org.raidbench.core.figure;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.raidbench.api.controller.ControllerKeys;
import org.raidbench.api.controller.IoPolicy;
import org.raidbench.api.controller.ReadPolicy;
import org.raidbench.api.controller.WritePolicy;
import org.raidbench.api.disk.DiskKeys;
import org.raidbench.api.host.HostKeys;
import org.raidbench.api.protection.ProtectionKeys;
import org.raidbench.api.spec.Dimension;
import org.raidbench.api.spec.Figure;
import org.raidbench.api.spec.Key;
import org.raidbench.core.link.DiskBus;
import org.raidbench.core.link.HostBus;
import org.raidbench.core.link.HostSlot;

/** The ranges of figures: texts that are one of a few words, and numbers that are not zero. */
public final class FigureRules {
  private static final Map<Key, List<String>> WORDS =
      Map.ofEntries(
          Map.entry(ControllerKeys.HOST_BUS, HostBus.words()),
          Map.entry(ControllerKeys.DISK_BUS, DiskBus.words()),
          Map.entry(ControllerKeys.KIND, List.of("raid", "hba")),
          Map.entry(ControllerKeys.DEFAULT_READ, words(ReadPolicy.class)),
          Map.entry(ControllerKeys.DEFAULT_WRITE, words(WritePolicy.class)),
          Map.entry(ControllerKeys.DEFAULT_IO, words(IoPolicy.class)),
          Map.entry(ControllerKeys.UNPROTECTED_BACK, List.of("through", "refused")),
          Map.entry(DiskKeys.KIND, List.of("hdd", "ssd")),
          Map.entry(DiskKeys.INTERFACE, List.of("sas", "sata", "scsi", "ata")),
          Map.entry(ProtectionKeys.KIND, List.of("battery", "flash")));

  private FigureRules() {}

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
    @Nullable List<String> words = WORDS.get(key);
    return words == null || words.contains(text)
        ? Optional.empty()
        : Optional.of(
            "%s: \"%s\" is not one of: %s".formatted(key.name(), text, String.join(", ", words)));
  }

  /**
   * Says whether a number is zero or less where that means nothing.
   *
   * @param figure the figure
   * @return one line that begins with the key's name; empty if nothing is wrong
   */
  public static Optional<String> checkNumber(Figure figure) {
    return figure.number() <= 0 && mustBePositive(figure.key().dimension())
        ? Optional.of(figure.key().name() + ": must be more than 0")
        : Optional.empty();
  }

  private static List<String> words(Class<? extends Enum<?>> type) {
    return Arrays.stream(type.getEnumConstants())
        .map(constant -> constant.name().toLowerCase(Locale.ROOT).replace('_', '-'))
        .toList();
  }

  private static boolean mustBePositive(Dimension dimension) {
    return switch (dimension) {
      case COUNT, SIZE, RATE, FREQUENCY, ROTATION -> true;
      default -> false;
    };
  }
}
