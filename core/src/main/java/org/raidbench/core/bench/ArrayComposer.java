package org.raidbench.core.bench;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.raidbench.api.controller.ControllerKeys;
import org.raidbench.api.controller.IoPolicy;
import org.raidbench.api.controller.Policy;
import org.raidbench.api.controller.ReadPolicy;
import org.raidbench.api.controller.WritePolicy;
import org.raidbench.api.raid.ArrayShape;
import org.raidbench.api.raid.RaidLevel;
import org.raidbench.api.raid.RaidLevelModel;
import org.raidbench.api.spec.Key;
import org.raidbench.api.spec.Spec;
import org.raidbench.core.contract.Created;
import org.raidbench.core.contract.Role;
import org.raidbench.core.plugin.Catalogue;
import org.raidbench.core.system.ArrayPart;

/** Turns the description of an array into a part of the plan. */
final class ArrayComposer {
  private static final int SECTOR_BYTES = 512;

  private final Catalogue<RaidLevelModel> levels;
  private final DiskTable disks;
  private final Spec controller;
  private final boolean protectionFitted;
  private final ControllerLimits limits;
  private final Findings findings;

  ArrayComposer(
      Catalogue<RaidLevelModel> levels,
      DiskTable disks,
      Spec controller,
      boolean protectionFitted,
      ControllerLimits limits,
      Findings findings) {
    this.protectionFitted = protectionFitted;
    this.levels = levels;
    this.disks = disks;
    this.controller = controller;
    this.limits = limits;
    this.findings = findings;
  }

  Optional<ArrayPart> compose(ArrayDraft draft) {
    String name = draft.name().value();
    Optional<List<Integer>> members = disks.take(draft.disks(), "array " + name, findings);
    Optional<RaidLevelModel> level = level(draft.level());
    Policy policy = policy(draft.policy());
    long stripBytes = strip(draft);
    if (members.isEmpty() || level.isEmpty() || stripBytes == 0) {
      return Optional.empty();
    }
    if (!limits.offersLevel(new Said<>(level.get().id().product(), draft.level().at()))) {
      return Optional.empty();
    }
    int count = members.get().size();
    int spans = draft.spans() == null ? level.get().defaultSpans(count) : draft.spans().value();
    String layout = draft.layout() == null ? "" : draft.layout().value();
    if (!shapeIsRight(level.get(), count, spans, layout, draft)) {
      return Optional.empty();
    }
    limits.spans(
        draft.spans() == null ? draft.disks().get(0).at() : draft.spans().at(), spans, count);
    if (count > 1 || spans > 1) {
      limits.strip(
          draft.stripBytes() == null ? draft.level().at() : draft.stripBytes().at(), stripBytes);
    }
    Optional<Long> memberSectors =
        memberSectors(draft, level.get(), members.get(), spans, stripBytes);
    if (memberSectors.isEmpty()) {
      return Optional.empty();
    }
    return Optional.of(
        new ArrayPart(
            name,
            level.get(),
            members.get(),
            spans,
            (int) (stripBytes / SECTOR_BYTES),
            layout,
            policy,
            failed(draft, count),
            memberSectors.get(),
            draft.pool() == null ? null : draft.pool().value(),
            asDelivered(draft)));
  }

  /** What nobody said. */
  private static List<Key> asDelivered(ArrayDraft draft) {
    List<Key> keys = new ArrayList<>();
    PolicyDraft policy = draft.policy();
    addIf(keys, draft.stripBytes() == null, ControllerKeys.DEFAULT_STRIP);
    addIf(keys, policy.read() == null, ControllerKeys.DEFAULT_READ);
    addIf(keys, policy.write() == null, ControllerKeys.DEFAULT_WRITE);
    addIf(keys, policy.io() == null, ControllerKeys.DEFAULT_IO);
    addIf(keys, policy.diskCache() == null, ControllerKeys.DEFAULT_DISK_CACHE);
    return keys;
  }

  private static void addIf(List<Key> keys, boolean unsaid, Key key) {
    if (unsaid) {
      keys.add(key);
    }
  }

  private Optional<RaidLevelModel> level(Said<String> said) {
    Optional<RaidLevelModel> level = levels.find(said.value());
    if (level.isEmpty()) {
      findings.fault(said.at(), levels.refusal(said.value()));
    }
    return level;
  }

  private boolean shapeIsRight(
      RaidLevelModel level, int count, int spans, String layout, ArrayDraft draft) {
    List<String> faults =
        Created.answers(
            level, Role.RAID_LEVEL, "check of an array", level.check(count, spans, layout));
    String named = draft.disks().stream().map(Said::value).collect(Collectors.joining(", "));
    for (String fault : faults) {
      String tail = ", not " + count;
      Place at =
          fault.contains("layout") && draft.layout() != null
              ? draft.layout().at()
              : fault.contains("span") && draft.spans() != null
                  ? draft.spans().at()
                  : draft.disks().get(0).at();
      findings.fault(
          at,
          fault.endsWith(tail)
              ? "%s, \"%s\" gives %d"
                  .formatted(fault.substring(0, fault.length() - tail.length()), named, count)
              : fault);
    }
    return faults.isEmpty();
  }

  private long strip(ArrayDraft draft) {
    @Nullable Said<Long> said = draft.stripBytes();
    if (said == null) {
      return controller.whole(ControllerKeys.DEFAULT_STRIP);
    }
    if (said.value() % SECTOR_BYTES != 0) {
      findings.fault(
          said.at(), "a strip is a multiple of 512 bytes, not " + Sizes.text(said.value()));
      return 0;
    }
    return said.value();
  }

  private Policy policy(PolicyDraft draft) {
    if (draft.read() != null && draft.read().value() != ReadPolicy.NONE) {
      limits.needsCache(draft.read().at(), "reading ahead");
    }
    if (draft.write() != null && draft.write().value() != WritePolicy.THROUGH) {
      limits.needsCache(draft.write().at(), "write-back");
    }
    if (!protectionFitted && draft.write() != null && draft.write().value() == WritePolicy.BACK) {
      limits.unprotectedBack(draft.write().at());
    }
    if (draft.io() != null && draft.io().value() == IoPolicy.CACHED) {
      limits.needsCache(draft.io().at(), "cached I/O");
    }
    return new Policy(
        draft.read() == null
            ? delivered(ReadPolicy.class, ControllerKeys.DEFAULT_READ)
            : draft.read().value(),
        draft.write() == null
            ? delivered(WritePolicy.class, ControllerKeys.DEFAULT_WRITE)
            : draft.write().value(),
        draft.io() == null
            ? delivered(IoPolicy.class, ControllerKeys.DEFAULT_IO)
            : draft.io().value(),
        draft.diskCache() == null
            ? controller.flag(ControllerKeys.DEFAULT_DISK_CACHE)
            : draft.diskCache().value());
  }

  private <E extends Enum<E>> E delivered(Class<E> type, Key key) {
    return PolicyWords.parse(type, controller.text(key, "")).orElseThrow();
  }

  /** Sectors used of each member; 0 for all; empty if the size asked for is not there. */
  private Optional<Long> memberSectors(
      ArrayDraft draft, RaidLevelModel level, List<Integer> members, int spans, long stripBytes) {
    long smallest = Capacities.smallestSectors(members.stream().map(disks.disks()::get).toList());
    int strip = (int) (stripBytes / SECTOR_BYTES);
    String layout = draft.layout() == null ? "" : draft.layout().value();
    if (smallest < strip) {
      findings.fault(draft.disks().get(0).at(), "a disk is smaller than one strip");
      return Optional.empty();
    }
    RaidLevel whole =
        Capacities.array(level, new ArrayShape(members.size(), spans, strip, smallest, layout));
    if (!whole.survives(failed(draft, members.size()))) {
      findings.fault(
          draft.failed().get(0).at(),
          "%s of %d disks has lost its data with %s gone"
              .formatted(
                  level.id().product(),
                  members.size(),
                  draft.failed().stream()
                      .map(member -> String.valueOf(member.value()))
                      .collect(Collectors.joining(" and "))));
      return Optional.empty();
    }
    if (draft.sizeBytes() == null) {
      return Optional.of(0L);
    }
    long wanted = draft.sizeBytes().value() / SECTOR_BYTES;
    long available = whole.capacitySectors();
    if (wanted > available) {
      findings.fault(
          draft.sizeBytes().at(),
          "the array holds %s, not %s"
              .formatted(
                  Sizes.text(available * SECTOR_BYTES), Sizes.text(draft.sizeBytes().value())));
      return Optional.empty();
    }
    // Capacity is in proportion to the members' sectors but for the last, incomplete strip.
    long strips =
        BigInteger.valueOf(smallest / strip)
            .multiply(BigInteger.valueOf(wanted))
            .add(BigInteger.valueOf(available - 1))
            .divide(BigInteger.valueOf(available))
            .longValueExact();
    return Optional.of(Math.min(smallest, Math.max(1, strips) * strip));
  }

  private long failed(ArrayDraft draft, int members) {
    long set = 0;
    for (Said<Integer> member : draft.failed()) {
      if (member.value() < 0 || member.value() >= members) {
        findings.fault(
            member.at(),
            "there is no member %d; they are 0-%d".formatted(member.value(), members - 1));
      } else {
        set |= 1L << member.value();
      }
    }
    return set;
  }
}
