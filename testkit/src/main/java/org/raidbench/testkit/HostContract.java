package org.raidbench.testkit;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.raidbench.api.host.HostKeys;
import org.raidbench.api.host.HostModel;
import org.raidbench.api.spec.Key;

/**
 * What every host keeps to. Extend it and return your model:
 *
 * <pre>{@code
 * final class MyHostTest extends HostContract {
 *   @Override
 *   protected HostModel model() {
 *     return new MyHostModel();
 *   }
 * }
 * }</pre>
 */
public abstract class HostContract extends ModelContract<HostModel> {
  /** For subclasses. */
  protected HostContract() {}

  @Override
  protected final List<Key> requiredKeys() {
    return HostModel.REQUIRED_KEYS;
  }

  @Override
  protected final List<Key> knownKeys() {
    return KnownKeys.of(HostKeys.class);
  }

  @Test
  void figuresAreWithinTheirRanges() {
    assertPositive(HostKeys.CORES);
    assertPositive(HostKeys.CLOCK);
    assertPositive(HostKeys.SLOT_RATE);
    String slot = model().spec().figure(HostKeys.SLOT).shown();
    // Lanes belong to a serial bus, and to it alone.
    String bus = slot.replaceFirst("^(pcie-.+)-x(1|2|4|8|16|32)$", "$1");
    assertTrue(
        HostKeys.BUSES.contains(bus) && bus.startsWith("pcie-") != bus.equals(slot),
        () -> "slot: \"" + slot + "\" is no bus, with its lanes if it is serial");
  }
}
