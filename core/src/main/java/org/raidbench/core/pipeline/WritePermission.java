package org.raidbench.core.pipeline;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.raidbench.api.controller.Controller;
import org.raidbench.api.protection.Protection;
import org.raidbench.api.protection.ProtectionModel;
import org.raidbench.api.sim.Context;
import org.raidbench.core.cache.CachedVolume;
import org.raidbench.core.contract.Created;
import org.raidbench.core.contract.Role;
import org.raidbench.core.system.Part;

/**
 * Watches over the cache's protection: whenever that changes, the rules of all arrays are asked
 * again, and arrays change between write-back and write-through.
 */
final class WritePermission {
  private final Controller controller;
  private final Context context;
  private final List<ArrayRules> rules = new ArrayList<>();
  private final List<@Nullable CachedVolume> volumes = new ArrayList<>();
  private final @Nullable Protection protection;
  private Runnable afterChange = () -> {};
  private int reboots;

  WritePermission(Controller controller, Context context, @Nullable Part<ProtectionModel> part) {
    this.controller = controller;
    this.context = context;
    this.protection =
        part == null
            ? null
            : Created.by(
                part.model(),
                Role.PROTECTION,
                "protection",
                part.model().create(context.child("protection"), part.spec(), this::changed));
  }

  /** Names what is to be done when an array has begun or ceased to be written back. */
  void afterChange(Runnable action) {
    afterChange = action;
  }

  /** Takes an array under watch, and asks its rules for the first time. */
  void watch(ArrayRules array, @Nullable CachedVolume volume) {
    rules.add(array);
    volumes.add(volume);
    evaluate(rules.size() - 1);
  }

  private void changed() {
    boolean ready = protection != null && protection.ready();
    String detail = ready ? "ready" : "not ready";
    controller.changed("protection", detail);
    evaluateAll();
  }

  /** The system has been started again. */
  void reboot() {
    reboots++;
    controller.changed("reboot", "");
    context.log("reboot", "");
    evaluateAll();
  }

  /** The protection, if one is fitted. */
  Optional<Protection> protection() {
    return Optional.ofNullable(protection);
  }

  private void evaluateAll() {
    for (int i = 0; i < rules.size(); i++) {
      boolean before = rules.get(i).writeBack();
      evaluate(i);
      if (rules.get(i).writeBack() != before) {
        context.log("write-policy", rules.get(i).describe());
      }
    }
    afterChange.run();
  }

  private void evaluate(int i) {
    ArrayRules array = rules.get(i);
    array.evaluate(protection != null, protection != null && protection.ready(), reboots);
    CachedVolume volume = volumes.get(i);
    if (volume != null) {
      volume.setWriteBack(array.writeBack());
    }
  }

  /** Whether any array is written back now. */
  boolean anyWriteBack() {
    return rules.stream().anyMatch(ArrayRules::writeBack);
  }
}
