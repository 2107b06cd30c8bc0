package org.raidbench.testkit.fake;

import org.raidbench.api.controller.WritePolicy;
import org.raidbench.api.controller.WriteRule;

/**
 * A state of affairs, as a test puts it.
 *
 * @param asked what the array's policy asks for
 * @param protectionFitted whether a protection is fitted
 * @param protectionReady whether it would keep the cache now
 * @param rebootsSinceSet reboots since the policy was set
 */
public record FakeWriteRuleView(
    WritePolicy asked, boolean protectionFitted, boolean protectionReady, int rebootsSinceSet)
    implements WriteRule.View {}
