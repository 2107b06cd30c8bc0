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
    return List.of(HostKeys.CORES, HostKeys.CLOCK, HostKeys.SLOT);
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
    assertTrue(slot.matches("[a-z0-9]+([.-][a-z0-9]+)*"), () -> "slot: " + slot);
  }
}
