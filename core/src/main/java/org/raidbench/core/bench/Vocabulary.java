package org.raidbench.core.bench;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.raidbench.api.controller.ControllerKeys;
import org.raidbench.api.controller.IoPolicy;
import org.raidbench.api.controller.ReadPolicy;
import org.raidbench.api.controller.WritePolicy;
import org.raidbench.api.disk.DiskKeys;
import org.raidbench.api.host.HostKeys;
import org.raidbench.api.protection.ProtectionKeys;
import org.raidbench.api.spec.Key;
import org.raidbench.core.link.DiskBus;
import org.raidbench.core.link.HostBus;
import org.raidbench.core.link.HostSlot;

/** Text figures that are one of a few words. */
final class Vocabulary {
  private static final Map<Key, List<String>> WORDS =
      Map.ofEntries(
          Map.entry(ControllerKeys.HOST_BUS, HostBus.words()),
          Map.entry(ControllerKeys.DISK_BUS, DiskBus.words()),
          Map.entry(ControllerKeys.KIND, List.of("raid", "hba")),
          Map.entry(ControllerKeys.DEFAULT_READ, PolicyWords.all(ReadPolicy.class)),
          Map.entry(ControllerKeys.DEFAULT_WRITE, PolicyWords.all(WritePolicy.class)),
          Map.entry(ControllerKeys.DEFAULT_IO, PolicyWords.all(IoPolicy.class)),
          Map.entry(ControllerKeys.UNPROTECTED_BACK, List.of("through", "refused")),
          Map.entry(DiskKeys.KIND, List.of("hdd", "ssd")),
          Map.entry(DiskKeys.INTERFACE, List.of("sas", "sata", "scsi", "ata")),
          Map.entry(ProtectionKeys.KIND, List.of("battery", "flash")));

  private Vocabulary() {}

  /** What is wrong with a text figure, or empty. */
  static Optional<String> check(Key key, String text) {
    if (key.equals(HostKeys.SLOT) && HostSlot.parse(text).isEmpty()) {
      return Optional.of(
          "slot: \"%s\" is no slot; expected such as pcie-3.0-x8, of: %s"
              .formatted(text, String.join(", ", HostBus.words())));
    }
    @Nullable List<String> words = WORDS.get(key);
    return words == null || words.contains(text)
        ? Optional.empty()
        : Optional.of(
            "%s: \"%s\" is not one of: %s".formatted(key.name(), text, String.join(", ", words)));
  }
}
