package org.raidbench.core.bench;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;
import org.raidbench.api.controller.ControllerKeys;
import org.raidbench.api.controller.ControllerModel;
import org.raidbench.api.disk.DiskKeys;
import org.raidbench.api.host.HostKeys;
import org.raidbench.api.spec.Dimension;
import org.raidbench.api.spec.Quantity;
import org.raidbench.api.spec.Spec;
import org.raidbench.core.link.HostBus;
import org.raidbench.core.link.HostSlot;
import org.raidbench.core.system.DiskPart;
import org.raidbench.core.system.Part;

/** What a controller cannot do, as its specification says. */
final class ControllerLimits {
  private final String id;
  private final Spec spec;
  private final Findings findings;

  ControllerLimits(Part<ControllerModel> controller, Findings findings) {
    this.id = controller.model().id().toString();
    this.spec = controller.spec();
    this.findings = findings;
  }

  boolean isHba() {
    return spec.text(ControllerKeys.KIND, "raid").equals("hba");
  }

  boolean offersLevel(Said<String> level) {
    List<String> levels = spec.words(ControllerKeys.LEVELS);
    if (levels.contains(level.value())) {
      return true;
    }
    findings.refuse(
        level.at(),
        isHba()
            ? "no RAID on an HBA"
            : "%s offers no %s; it offers: %s"
                .formatted(id, level.value(), String.join(", ", levels)));
    return false;
  }

  void strip(Place at, long bytes) {
    List<String> strips = spec.words(ControllerKeys.STRIPS);
    for (String strip : strips) {
      OptionalDouble offered = Quantity.parse(strip, Dimension.SIZE);
      if (offered.isPresent() && (long) offered.getAsDouble() == bytes) {
        return;
      }
    }
    if (!strips.isEmpty()) {
      findings.refuse(
          at,
          "%s offers no strip of %s; it offers: %s"
              .formatted(id, Sizes.text(bytes), String.join(", ", strips)));
    }
  }

  void spans(Place at, int spans, int members) {
    if (spec.has(ControllerKeys.MAX_SPANS) && spans > spec.whole(ControllerKeys.MAX_SPANS)) {
      findings.refuse(
          at,
          "%s takes at most %d spans, not %d"
              .formatted(id, spec.whole(ControllerKeys.MAX_SPANS), spans));
    }
    long most = spec.whole(ControllerKeys.MAX_SPAN_DISKS, Long.MAX_VALUE);
    if (members / spans > most) {
      findings.refuse(
          at, "%s takes at most %d disks in a span, not %d".formatted(id, most, members / spans));
    }
  }

  void arrays(Place at, int arrays) {
    if (arrays > spec.whole(ControllerKeys.MAX_ARRAYS, Long.MAX_VALUE)) {
      findings.refuse(
          at,
          "%s holds at most %d arrays, not %d"
              .formatted(id, spec.whole(ControllerKeys.MAX_ARRAYS), arrays));
    }
  }

  void disks(Place at, List<DiskPart> disks, boolean expander) {
    long most = spec.whole(ControllerKeys.MAX_DISKS);
    if (disks.size() > most) {
      findings.refuse(at, "%s takes at most %d disks, not %d".formatted(id, most, disks.size()));
    }
    long ports = spec.whole(ControllerKeys.PORTS);
    if (!expander && disks.size() > ports) {
      findings.refuse(
          at,
          "%s has %d ports for %d disks%s"
              .formatted(
                  id,
                  ports,
                  disks.size(),
                  spec.text(ControllerKeys.DISK_BUS, "").startsWith("sas")
                      ? "; an expander would join them"
                      : ""));
    }
    List<String> interfaces = spec.words(ControllerKeys.DISK_INTERFACES);
    for (DiskPart disk : disks) {
      String own = disk.part().spec().text(DiskKeys.INTERFACE, "");
      if (!interfaces.contains(own)) {
        findings.refuse(
            at,
            "%s takes %s disks, %s is %s"
                .formatted(
                    id,
                    String.join(" and ", interfaces).toUpperCase(Locale.ROOT),
                    disk.part().model().id(),
                    own.toUpperCase(Locale.ROOT)));
        return;
      }
    }
  }

  void expander(Place at, String expanderBus, int lanes) {
    String bus = spec.text(ControllerKeys.DISK_BUS, "");
    if (!bus.startsWith("sas") && !bus.startsWith("fc")) {
      findings.refuse(at, "%s has a %s bus, which takes no expander".formatted(id, bus));
    } else if (bus.startsWith("fc") != expanderBus.startsWith("fc")) {
      findings.refuse(
          at, "%s has a %s bus, which takes no expander of %s".formatted(id, bus, expanderBus));
    } else if (lanes > spec.whole(ControllerKeys.PORTS)) {
      findings.refuse(
          at,
          "%s has %d ports, the expander asks for %d lanes"
              .formatted(id, spec.whole(ControllerKeys.PORTS), lanes));
    }
  }

  void slot(Place at, Spec host) {
    Optional<HostBus> bus = HostBus.named(spec.text(ControllerKeys.HOST_BUS, ""));
    Optional<HostSlot> slot = HostSlot.parse(host.text(HostKeys.SLOT, ""));
    if (bus.isPresent() && slot.isPresent() && slot.get().bus().serial() != bus.get().serial()) {
      findings.refuse(
          at,
          "%s is a %s card, the host has a slot %s"
              .formatted(id, bus.get().word(), host.text(HostKeys.SLOT, "")));
    }
  }

  boolean hasCache() {
    return spec.has(ControllerKeys.CACHE);
  }

  /** A policy that needs memory was asked for where there is none. */
  void needsCache(Place at, String asked) {
    if (!hasCache()) {
      findings.refuse(at, "%s has no cache memory for %s".formatted(id, asked));
    }
  }

  /** Write-back was asked for where no protection is fitted. */
  void unprotectedBack(Place at) {
    if (hasCache() && spec.text(ControllerKeys.UNPROTECTED_BACK, "through").equals("refused")) {
      List<String> fitting = named(spec.words(ControllerKeys.PROTECTIONS));
      findings.refuse(
          at,
          "write: back needs a battery, which %s refuses to do without; %sask for forced-back"
              .formatted(
                  id, fitting.isEmpty() ? "" : "fit " + String.join(" or ", fitting) + ", or "));
    }
  }

  void protection(Place at, String protection) {
    listed(at, protection, spec.words(ControllerKeys.PROTECTIONS), "cache protection");
  }

  void cacheDevice(Place at, String cache) {
    listed(at, cache, spec.words(ControllerKeys.CACHE_DEVICES), "SSD cache");
  }

  private void listed(Place at, String wanted, List<String> offered, String what) {
    if (offered.contains(wanted)) {
      return;
    }
    List<String> named = named(offered);
    findings.refuse(
        at,
        named.isEmpty()
            ? "%s takes no %s".formatted(id, what)
            : "%s does not take %s; it takes: %s".formatted(id, wanted, String.join(", ", named)));
  }

  private static List<String> named(List<String> offered) {
    return offered.stream().filter(word -> !word.isEmpty()).toList();
  }
}
