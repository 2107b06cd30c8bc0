package org.raidbench.core.bench;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.raidbench.api.controller.ControllerModel;
import org.raidbench.api.fault.Names;
import org.raidbench.api.host.HostModel;
import org.raidbench.api.protection.ProtectionModel;
import org.raidbench.core.plugin.Registry;
import org.raidbench.core.system.ArrayPart;
import org.raidbench.core.system.ExpanderPart;
import org.raidbench.core.system.Part;
import org.raidbench.core.system.PoolPart;
import org.raidbench.core.system.SystemPlan;

/**
 * Turns the description of a system into a plan: looks names up, puts the user's figures in, and
 * checks everything against everything else. Tells all faults, not the first. One composer serves
 * one bench, from one thread.
 */
public final class SystemComposer {
  private final PartResolver resolver;

  /**
   * Makes a composer.
   *
   * @param registry where models are looked up
   */
  public SystemComposer(Registry registry) {
    this.resolver = new PartResolver(registry);
  }

  /**
   * Composes a system.
   *
   * @param draft its description
   * @return the plan, or what is wrong
   */
  public Composition compose(SystemDraft draft) {
    Findings findings = new Findings();
    @Nullable SystemPlan plan = plan(draft, findings);
    boolean right = findings.faults().isEmpty() && findings.refusals().isEmpty();
    return new Composition(right ? plan : null, findings.faults(), findings.refusals());
  }

  private @Nullable SystemPlan plan(SystemDraft draft, Findings findings) {
    Optional<Part<HostModel>> host =
        resolver.part(
            ModelKind.HOST,
            draft.host() == null ? ModelDraft.of(Said.inJava(Defaults.HOST)) : draft.host(),
            findings);
    Optional<Part<ControllerModel>> controller =
        resolver.part(ModelKind.CONTROLLER, draft.controller(), findings);
    DiskTable disks = new DiskTable(draft.disks(), resolver, findings);
    if (controller.isEmpty()) {
      checkWithoutController(draft, disks, findings);
      return null;
    }
    disks.addOnboard(controller.get(), resolver, findings);
    ControllerLimits limits = new ControllerLimits(controller.get(), findings);
    host.ifPresent(part -> limits.slot(draft.controller().name().at(), part.spec()));
    @Nullable Part<ProtectionModel> protection = protection(draft, limits, findings);
    @Nullable ExpanderPart expander = expander(draft, limits);
    Place controllerAt = draft.controller().name().at();
    limits.disks(controllerAt, disks.atPorts(), expander != null);
    limits.arrays(controllerAt, draft.arrays().size());
    List<PoolPart> pools =
        new PoolComposer(resolver, disks, controller.get().spec(), limits, findings)
            .compose(draft.pools());
    List<ArrayPart> arrays = arrays(draft, disks, controller.get(), limits, findings);
    if (!findings.hasFaults()) {
      new PoolContents(disks.disks(), arrays, findings).check(draft.pools(), pools);
    }
    List<Integer> spares = spares(draft, disks, findings);
    return host.isEmpty()
        ? null
        : new SystemPlan(
            host.get(),
            controller.get(),
            protection,
            expander,
            disks.disks(),
            arrays,
            pools,
            spares,
            draft.initialCache());
  }

  /** What can be said about disks and levels even though the controller is not known. */
  private void checkWithoutController(SystemDraft draft, DiskTable disks, Findings findings) {
    for (ArrayDraft array : draft.arrays()) {
      disks.take(array.disks(), "array " + array.name().value(), findings);
      if (resolver.registry().raidLevels().find(array.level().value()).isEmpty()) {
        findings.fault(
            array.level().at(), resolver.registry().raidLevels().refusal(array.level().value()));
      }
    }
    for (PoolDraft pool : draft.pools()) {
      disks.take(pool.disks(), DiskTable.POOL + pool.name().value(), findings);
    }
    spares(draft, disks, findings);
  }

  private @Nullable Part<ProtectionModel> protection(
      SystemDraft draft, ControllerLimits limits, Findings findings) {
    @Nullable ModelDraft wanted = draft.protection();
    if (wanted == null) {
      return null;
    }
    Optional<Part<ProtectionModel>> protection =
        resolver.part(ModelKind.PROTECTION, wanted, findings);
    protection.ifPresent(
        part -> limits.protection(wanted.name().at(), part.model().id().toString()));
    return protection.orElse(null);
  }

  private static @Nullable ExpanderPart expander(SystemDraft draft, ControllerLimits limits) {
    if (draft.expander() == null) {
      return null;
    }
    ExpanderPart part = draft.expander().part();
    limits.expander(draft.expander().at(), part.bus(), part.lanes());
    return part;
  }

  private List<ArrayPart> arrays(
      SystemDraft draft,
      DiskTable disks,
      Part<ControllerModel> controller,
      ControllerLimits limits,
      Findings findings) {
    ArrayComposer composer =
        new ArrayComposer(
            resolver.registry().raidLevels(),
            disks,
            controller.spec(),
            draft.protection() != null,
            limits,
            findings);
    List<String> pools = draft.pools().stream().map(pool -> pool.name().value()).toList();
    Set<String> names = new HashSet<>();
    List<ArrayPart> arrays = new ArrayList<>();
    for (ArrayDraft array : draft.arrays()) {
      if (!names.add(array.name().value())) {
        findings.fault(array.name().at(), "array \"" + array.name().value() + "\" is given twice");
        continue;
      }
      @Nullable Said<String> pool = array.pool();
      if (pool != null && !pools.contains(pool.value())) {
        findings.fault(
            pool.at(),
            "there is no pool \"%s\"%s".formatted(pool.value(), Names.hint(pool.value(), pools)));
      }
      composer.compose(array).ifPresent(arrays::add);
    }
    return arrays;
  }

  private static List<Integer> spares(SystemDraft draft, DiskTable disks, Findings findings) {
    return draft.spares().isEmpty()
        ? List.of()
        : disks.take(draft.spares(), "the spares", findings).orElse(List.of());
  }
}
