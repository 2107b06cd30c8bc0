package org.raidbench.core.pipeline;

import org.raidbench.api.controller.ControllerKeys;
import org.raidbench.api.controller.IoPolicy;
import org.raidbench.api.controller.PathRule;
import org.raidbench.api.controller.Policy;
import org.raidbench.api.controller.ReadPolicy;
import org.raidbench.api.controller.WritePolicy;
import org.raidbench.api.controller.WriteRule;
import org.raidbench.api.spec.Spec;
import org.raidbench.core.array.ArrayVolume;
import org.raidbench.core.parts.StandardParts;
import org.raidbench.core.system.ArrayPart;

/**
 * The policy of one array as it is in force: asked again whenever something changes, so that no
 * command has to ask.
 */
final class ArrayRules implements PathRule.View, WriteRule.View {
  private final String name;
  private final String level;
  private final Policy asked;
  private final boolean hasCache;
  private final boolean unlocked;
  private final boolean degraded;
  private final WriteRule writeRule;
  private final PathRule pathRule;
  private final FastPath fastPath;

  private boolean protectionFitted;
  private boolean protectionReady;
  private int rebootsSinceSet;
  private boolean writeBack;
  private Policy inForce;

  ArrayRules(
      ArrayPart array, Spec controller, StandardParts parts, ArrayVolume volume, FastPath path) {
    this.name = array.name();
    this.level = array.level().id().product();
    this.asked = array.policy();
    this.inForce = asked;
    this.hasCache = controller.has(ControllerKeys.CACHE);
    this.unlocked = controller.flag(ControllerKeys.FAST_PATH);
    this.degraded = volume.degraded();
    this.writeRule = parts.writeRule();
    this.pathRule = parts.pathRule();
    this.fastPath = path;
  }

  /** Asks the rules again, after something has changed. */
  void evaluate(boolean fitted, boolean ready, int reboots) {
    protectionFitted = fitted;
    protectionReady = ready;
    rebootsSinceSet = reboots;
    writeBack = hasCache && writeRule.writeBack(this);
    WritePolicy write = writeBack ? asked.write() : WritePolicy.THROUGH;
    inForce = new Policy(asked.read(), write, asked.io(), asked.diskCache());
    fastPath.set(pathRule.fast(this, false), pathRule.fast(this, true));
  }

  /** The array and its write policy, for the event log. */
  String describe() {
    return name + (writeBack ? " is written back" : " is written through");
  }

  /** Whether anything but the fast and the uncached path is ever asked for. */
  boolean usesCache() {
    return hasCache
        && (asked.write() != WritePolicy.THROUGH
            || asked.read() != ReadPolicy.NONE
            || asked.io() == IoPolicy.CACHED);
  }

  /** Whether writes are acknowledged from the cache now. */
  boolean writeBack() {
    return writeBack;
  }

  @Override
  public WritePolicy asked() {
    return asked.write();
  }

  @Override
  public boolean protectionFitted() {
    return protectionFitted;
  }

  @Override
  public boolean protectionReady() {
    return protectionReady;
  }

  @Override
  public int rebootsSinceSet() {
    return rebootsSinceSet;
  }

  @Override
  public boolean unlocked() {
    return unlocked;
  }

  @Override
  public String level() {
    return level;
  }

  @Override
  public Policy policy() {
    return inForce;
  }

  @Override
  public boolean degraded() {
    return degraded;
  }
}
