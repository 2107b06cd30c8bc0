package org.raidbench.core.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.raidbench.api.cache.CacheDeviceModel;
import org.raidbench.api.cache.CacheKeys;
import org.raidbench.api.cache.CacheMode;
import org.raidbench.api.controller.ControllerKeys;
import org.raidbench.api.disk.DiskKeys;
import org.raidbench.api.raid.ArrayShape;
import org.raidbench.api.raid.RaidLevelModel;
import org.raidbench.api.spec.Key;
import org.raidbench.api.spec.Spec;
import org.raidbench.core.contract.CheckedCacheDevice;
import org.raidbench.core.contract.Created;
import org.raidbench.core.contract.Role;
import org.raidbench.core.plugin.Catalogue;
import org.raidbench.core.system.DiskPart;
import org.raidbench.core.system.Part;
import org.raidbench.core.system.PoolPart;

/** Turns the descriptions of SSD pools into parts of the plan. */
final class PoolComposer {
  private static final int SECTOR_BYTES = 512;

  private final PartResolver resolver;
  private final DiskTable disks;
  private final Spec controller;
  private final ControllerLimits limits;
  private final Findings findings;

  PoolComposer(
      PartResolver resolver,
      DiskTable disks,
      Spec controller,
      ControllerLimits limits,
      Findings findings) {
    this.resolver = resolver;
    this.disks = disks;
    this.controller = controller;
    this.limits = limits;
    this.findings = findings;
  }

  List<PoolPart> compose(List<PoolDraft> drafts) {
    List<PoolPart> pools = new ArrayList<>();
    for (PoolDraft draft : drafts) {
      pool(draft).ifPresent(pools::add);
    }
    return pools;
  }

  private Optional<PoolPart> pool(PoolDraft draft) {
    Optional<List<Integer>> members =
        disks.take(draft.disks(), DiskTable.POOL + draft.name().value(), findings);
    Optional<Part<CacheDeviceModel>> type =
        resolver.part(ModelKind.CACHE_DEVICE, draft.type(), findings);
    if (members.isEmpty() || type.isEmpty()) {
      return Optional.empty();
    }
    Spec spec = type.get().spec();
    limits.cacheDevice(draft.type().name().at(), type.get().model().id().toString());
    Said<String> levelName =
        draft.level() == null
            ? new Said<>(first(spec, CacheKeys.LEVELS, "raid0"), draft.name().at())
            : draft.level();
    Said<CacheMode> mode =
        draft.mode() == null
            ? new Said<>(
                PolicyWords.parse(CacheMode.class, first(spec, CacheKeys.MODES, "read-only"))
                    .orElse(CacheMode.READ_ONLY),
                draft.name().at())
            : draft.mode();
    Catalogue<RaidLevelModel> levels = resolver.registry().raidLevels();
    Optional<RaidLevelModel> level = levels.find(levelName.value());
    if (level.isEmpty()) {
      findings.fault(levelName.at(), levels.refusal(levelName.value()));
      return Optional.empty();
    }
    return checked(draft, type.get(), level.get(), levelName, mode, members.get());
  }

  private Optional<PoolPart> checked(
      PoolDraft draft,
      Part<CacheDeviceModel> type,
      RaidLevelModel level,
      Said<String> levelName,
      Said<CacheMode> mode,
      List<Integer> members) {
    List<DiskPart> parts = members.stream().map(disks.disks()::get).toList();
    boolean right = true;
    for (DiskPart part : parts) {
      if (!part.part().spec().text(DiskKeys.KIND, "").equals("ssd")) {
        findings.fault(
            draft.disks().get(0).at(),
            "a pool is made of SSDs; %s is a %s".formatted(part.name(), part.part().model().id()));
        right = false;
        break;
      }
    }
    int spans = level.defaultSpans(members.size());
    for (String fault :
        Created.answers(
            level, Role.RAID_LEVEL, "check of a pool", level.check(members.size(), spans, ""))) {
      findings.fault(levelName.at(), fault);
      right = false;
    }
    long stripBytes =
        draft.stripBytes() == null
            ? Math.min(Defaults.POOL_STRIP_BYTES, controller.whole(ControllerKeys.DEFAULT_STRIP))
            : draft.stripBytes().value();
    if (stripBytes % SECTOR_BYTES != 0) {
      findings.fault(
          draft.stripBytes() == null ? draft.name().at() : draft.stripBytes().at(),
          "a strip is a multiple of 512 bytes, not " + Sizes.text(stripBytes));
      right = false;
    }
    int strip = (int) (stripBytes / SECTOR_BYTES);
    long bytes = right ? capacity(level, parts, spans, strip) : 0;
    List<String> ids = parts.stream().map(part -> part.part().model().id().toString()).toList();
    CacheDeviceModel device = type.model();
    for (String fault :
        Created.answers(
            device,
            Role.CACHE_DEVICE,
            "check of a pool",
            device.check(level.id().product(), mode.value(), ids, bytes))) {
      findings.fault(draft.type().name().at(), fault);
    }
    right = right && linesFit(draft, type.spec(), bytes);
    long held = checkedStart(draft, mode.value());
    if (!right) {
      return Optional.empty();
    }
    return Optional.of(
        new PoolPart(
            draft.name().value(),
            type,
            level,
            members,
            strip,
            mode.value(),
            draft.diskCache() == null
                ? controller.flag(ControllerKeys.DEFAULT_DISK_CACHE)
                : draft.diskCache().value(),
            held,
            draft.dirtyBytes() == null ? 0 : draft.dirtyBytes().value()));
  }

  private boolean linesFit(PoolDraft draft, Spec type, long bytes) {
    long line = type.whole(CacheKeys.LINE);
    if (line > bytes) {
      findings.fault(
          draft.type().name().at(),
          "the pool holds %s, which is less than a line of %s"
              .formatted(Sizes.text(bytes), type.figure(CacheKeys.LINE).shown()));
      return false;
    }
    long lines = bytes / line;
    if (lines <= CheckedCacheDevice.LINES_MAX) {
      return true;
    }
    findings.fault(
        draft.name().at(),
        "%s of lines of %s are %d lines, and at most %d are simulated; give the type a larger line"
            .formatted(
                Sizes.text(bytes),
                type.figure(CacheKeys.LINE).shown(),
                lines,
                CheckedCacheDevice.LINES_MAX));
    return false;
  }

  /** What the pool holds at first, after checking that what is dirty of it can be. */
  private long checkedStart(PoolDraft draft, CacheMode mode) {
    long held = draft.heldBytes() == null ? 0 : draft.heldBytes().value();
    @Nullable Said<Long> dirty = draft.dirtyBytes();
    if (dirty != null && dirty.value() > held) {
      findings.fault(
          dirty.at(),
          "more is dirty than the pool holds: %s of %s"
              .formatted(Sizes.text(dirty.value()), Sizes.text(held)));
    } else if (dirty != null && dirty.value() > 0 && mode != CacheMode.WRITE_BACK) {
      findings.fault(dirty.at(), "only a pool that is written back has dirty data");
    }
    return held;
  }

  private static long capacity(RaidLevelModel level, List<DiskPart> parts, int spans, int strip) {
    long smallest = Capacities.smallestSectors(parts);
    return Capacities.bytes(level, new ArrayShape(parts.size(), spans, strip, smallest, ""));
  }

  private static String first(Spec spec, Key key, String otherwise) {
    return spec.words(key).stream().findFirst().orElse(otherwise);
  }
}
