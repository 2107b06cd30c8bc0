package org.raidbench.lsi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNull;

import org.junit.jupiter.api.Test;
import org.raidbench.api.controller.WritePolicy;
import org.raidbench.api.controller.WriteRule;
import org.raidbench.testkit.fake.FakeWriteRuleView;
import org.raidbench.testkit.fake.ManualContext;

/** Forced write-back on the boards of the SATA years (S0-079 to S0-081), and on later ones. */
final class ForcedUntilRebootTest {
  private final WriteRule rule = new ForcedUntilReboot();

  private boolean back(WritePolicy asked, boolean fitted, boolean ready, int reboots) {
    return rule.writeBack(new FakeWriteRuleView(asked, fitted, ready, reboots));
  }

  @Test
  void lastsUntilTheFirstReboot() {
    assertEquals(true, back(WritePolicy.FORCED_BACK, false, false, 0));
    assertFalse(back(WritePolicy.FORCED_BACK, false, false, 1));
    assertFalse(back(WritePolicy.FORCED_BACK, false, false, 2));
    assertFalse(back(WritePolicy.FORCED_BACK, true, false, 1), "a battery that is not ready");
    assertEquals(true, back(WritePolicy.FORCED_BACK, true, true, 1), "nothing has to be forced");
  }

  @Test
  void withoutForceItIsAsEverywhere() {
    assertFalse(back(WritePolicy.BACK, false, false, 0));
    assertFalse(back(WritePolicy.BACK, true, false, 0));
    assertEquals(true, back(WritePolicy.BACK, true, true, 3));
    assertFalse(back(WritePolicy.THROUGH, true, true, 0));
  }

  @Test
  void isTheRuleOfBothSataBoardsAndOfNoLaterOne() {
    for (var model : new LsiPlugin().controllers()) {
      WriteRule own = model.create(new ManualContext(), model.spec()).parts().writeRule();
      if (model.id().product().contains("-sata-")) {
        assertInstanceOf(ForcedUntilReboot.class, own, model.toString());
      } else {
        assertNull(own, model.toString());
      }
    }
  }
}
