package org.raidbench.core.pipeline;

import org.raidbench.api.controller.ControllerKeys;
import org.raidbench.api.host.HostKeys;
import org.raidbench.api.sim.Context;
import org.raidbench.api.spec.Spec;
import org.raidbench.core.link.DiskBus;
import org.raidbench.core.link.HostBus;
import org.raidbench.core.link.HostLink;
import org.raidbench.core.link.HostSlot;

/** Links as specifications describe them. */
final class Links {
  private Links() {}

  /** The host link: card and slot agree on the lower of what each can do. */
  static HostLink host(Context context, Spec host, Spec controller) {
    HostSlot card =
        new HostSlot(
            hostBus(controller.text(ControllerKeys.HOST_BUS, "")),
            Math.toIntExact(controller.whole(ControllerKeys.HOST_LANES, 1)));
    String slotName = host.text(HostKeys.SLOT, "");
    HostSlot slot =
        slotName.isEmpty()
            ? card
            : HostSlot.parse(slotName)
                .orElseThrow(() -> new IllegalArgumentException("no such slot: " + slotName));
    if (!slot.takes(card)) {
      throw new IllegalArgumentException(
          "a card for " + card.bus().word() + " does not fit into a slot " + slotName);
    }
    long own = controller.whole(ControllerKeys.HOST_RATE, Long.MAX_VALUE);
    long slotRate = host.whole(HostKeys.SLOT_RATE, Long.MAX_VALUE);
    long rate = Math.min(slot.bytesPerSecond(card), Math.min(own, slotRate));
    return new HostLink(
        context, rate, card.bus().serial(), controller.whole(ControllerKeys.DATA_PATH_RATE, 0));
  }

  /** The rate of one lane or port of a disk bus. */
  static long laneBytesPerSecond(String bus) {
    return DiskBus.named(bus)
        .orElseThrow(() -> new IllegalArgumentException("no such disk bus: " + bus))
        .laneBytesPerSecond();
  }

  private static HostBus hostBus(String word) {
    return HostBus.named(word)
        .orElseThrow(() -> new IllegalArgumentException("no such host bus: " + word));
  }
}
