package org.raidbench.testkit.fake;

import org.raidbench.api.controller.PathRule;
import org.raidbench.api.controller.Policy;

/**
 * An array, as a test puts it.
 *
 * @param unlocked whether the controller has a fast path
 * @param level the level's name
 * @param policy the policy in force
 * @param degraded whether a member is lost
 */
public record FakePathRuleView(boolean unlocked, String level, Policy policy, boolean degraded)
    implements PathRule.View {}
