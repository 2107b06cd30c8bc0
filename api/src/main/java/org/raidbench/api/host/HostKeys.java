package org.raidbench.api.host;

import java.util.List;
import org.raidbench.api.spec.Dimension;
import org.raidbench.api.spec.Key;
import org.raidbench.api.stability.Stable;

/** Keys of a host's specification. */
@Stable
public final class HostKeys {
  /**
   * The buses between host and controller that there are: what {@link #SLOT} names with its lanes,
   * and a controller's {@code host-bus}.
   */
  public static final List<String> BUSES =
      List.of("pci", "pci64-66", "pci-x-133", "pcie-1.0", "pcie-2.0", "pcie-3.0");

  /** Processor cores that take I/O. */
  public static final Key CORES = Key.count("cores", "processor cores");

  /** Clock of the cores. */
  public static final Key CLOCK = new Key("clock", Dimension.FREQUENCY, "processor clock");

  /** The slot the controller sits in: {@code pci-x-133}, {@code pcie-3.0-x16}. */
  public static final Key SLOT = Key.text("slot", "slot of the controller: bus and lanes");

  /** Practical bandwidth of the slot where it is narrower than its bus; optional. */
  public static final Key SLOT_RATE = Key.rate("slot-rate", "bandwidth of the slot, if narrower");

  /** The processors; optional. Describes only. */
  public static final Key PROCESSORS = Key.text("processors", "the processors, as sold");

  private HostKeys() {}
}
