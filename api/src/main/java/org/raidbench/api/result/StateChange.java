package org.raidbench.api.result;

import org.raidbench.api.stability.Evolving;

/**
 * A change of a system's state: a reboot, a battery that fails, a write policy that is another now.
 *
 * @param timeNanos when, since the system began
 * @param device whose state: {@code controller.protection}
 * @param kind what happened, lower-case words joined by hyphens: {@code protection-failed}
 * @param detail for people; may be empty
 */
@Evolving
public record StateChange(long timeNanos, String device, String kind, String detail) {}
