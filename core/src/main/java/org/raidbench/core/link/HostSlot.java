package org.raidbench.core.link;

import java.util.Arrays;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * A place for a card: a bus and how many of its lanes are wired.
 *
 * @param bus the bus
 * @param lanes its lanes; 1 for a parallel bus
 */
public record HostSlot(HostBus bus, int lanes) {
  private static final String LANES = "-x(1|2|4|8|16|32)";
  private static final Pattern WITH_LANES = Pattern.compile("(.+)" + LANES);

  /**
   * Checks the lanes.
   *
   * @throws IllegalArgumentException if there is none, or a parallel bus has several
   */
  public HostSlot {
    if (lanes < 1 || (lanes > 1 && !bus.serial())) {
      throw new IllegalArgumentException(bus.word() + " cannot have " + lanes + " lanes");
    }
  }

  /**
   * Reads a slot's name: {@code pcie-3.0-x16}, {@code pci-x-133}.
   *
   * @param text the name
   * @return the slot, if there is such
   */
  public static Optional<HostSlot> parse(String text) {
    Optional<HostBus> whole = HostBus.named(text).filter(bus -> !bus.serial());
    if (whole.isPresent()) {
      return whole.map(bus -> new HostSlot(bus, 1));
    }
    Matcher matcher = WITH_LANES.matcher(text);
    if (!matcher.matches()) {
      return Optional.empty();
    }
    int lanes = Integer.parseInt(matcher.group(2));
    return HostBus.named(matcher.group(1))
        .filter(HostBus::serial)
        .map(bus -> new HostSlot(bus, lanes));
  }

  /**
   * The names that {@link #parse} reads, as a regular expression that Java and ECMA-262 understand
   * alike.
   *
   * @return an expression for the whole of a name
   */
  public static String pattern() {
    return Arrays.stream(HostBus.values())
        .map(bus -> bus.word().replace(".", "\\.") + (bus.serial() ? LANES : ""))
        .collect(Collectors.joining("|"));
  }

  /**
   * The rate of a card in this slot: the older generation of the two, and the lanes that both have.
   *
   * @param card the card's own bus and lanes
   * @return bytes a second in one direction
   */
  public long bytesPerSecond(HostSlot card) {
    long lane = Math.min(bus.laneBytesPerSecond(), card.bus.laneBytesPerSecond());
    return lane * Math.min(lanes, card.lanes);
  }

  /**
   * Whether a card works in this slot at all.
   *
   * @param card the card's own bus and lanes
   * @return true if both are serial or both are parallel
   */
  public boolean takes(HostSlot card) {
    return bus.serial() == card.bus.serial();
  }
}
