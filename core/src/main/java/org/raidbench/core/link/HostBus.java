package org.raidbench.core.link;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * A bus between host and controller, with its practical data rate.
 *
 * <p>PCI Express carries both directions at once, parallel buses one at a time.
 */
public enum HostBus {
  /** 32 bits at 33 MHz, 133 MB/s. Burst rate of the bus; arbitration is not deducted. */
  PCI("pci", false, 133_000_000L),
  /** 64 bits at 66 MHz, 533 MB/s. Burst rate of the bus; arbitration is not deducted. */
  PCI64_66("pci64-66", false, 533_000_000L),
  /**
   * 64 bits at 133 MHz, 1,066 MB/s (datasheets.csv, MegaRAID SATA 300-8X). Burst rate of the bus;
   * arbitration is not deducted.
   */
  PCI_X_133("pci-x-133", false, 1_066_000_000L),
  /** 200 MiB/s a lane: half of {@link #PCIE_2}, which codes in the same way at twice the clock. */
  PCIE_1("pcie-1.0", true, 200L << 20),
  /** 400 MiB/s a lane: 3,200 over eight (fact S4-067). */
  PCIE_2("pcie-2.0", true, 400L << 20),
  /** 800 MiB/s a lane: 6,400 over eight (fact S4-068). */
  PCIE_3("pcie-3.0", true, 800L << 20);

  private final String word;
  private final boolean serial;
  private final long laneBytesPerSecond;

  HostBus(String word, boolean serial, long laneBytesPerSecond) {
    this.word = word;
    this.serial = serial;
    this.laneBytesPerSecond = laneBytesPerSecond;
  }

  /**
   * What specifications and bench files call it.
   *
   * @return the word, such as {@code pcie-3.0}
   */
  public String word() {
    return word;
  }

  /**
   * Whether it has lanes, each of which carries both directions at once.
   *
   * @return true for PCI Express
   */
  public boolean serial() {
    return serial;
  }

  /**
   * Its rate: of one lane and one direction if it is serial, of the whole bus otherwise.
   *
   * @return bytes a second
   */
  public long laneBytesPerSecond() {
    return laneBytesPerSecond;
  }

  /**
   * The bus of a name.
   *
   * @param word what a specification calls it
   * @return the bus, if there is one
   */
  public static Optional<HostBus> named(String word) {
    return Arrays.stream(values()).filter(bus -> bus.word.equals(word)).findFirst();
  }

  /**
   * All names.
   *
   * @return in the order of their age
   */
  public static List<String> words() {
    return Arrays.stream(values()).map(HostBus::word).toList();
  }
}
