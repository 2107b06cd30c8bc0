package org.raidbench.core.bench;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.raidbench.api.Model;
import org.raidbench.api.disk.DiskKeys;
import org.raidbench.api.disk.DiskModel;
import org.raidbench.api.disk.DiskReader;
import org.raidbench.api.fault.Fault;
import org.raidbench.api.fault.FaultsException;
import org.raidbench.api.spec.Key;
import org.raidbench.core.plugin.Catalogue;
import org.raidbench.core.plugin.Registry;
import org.raidbench.core.system.Part;

/** Looks names up and puts the user's figures in. Used while one bench is being made. */
final class PartResolver {
  private final Registry registry;

  /** Disk files are read once for a bench, not once for each of its systems. */
  private final Map<DiskDraft, DiskModel> ownDisks = new HashMap<>();

  PartResolver(Registry registry) {
    this.registry = registry;
  }

  Registry registry() {
    return registry;
  }

  <M extends Model> Optional<Part<M>> part(
      Catalogue<M> catalogue, Map<String, Key> keys, ModelDraft draft, Findings findings) {
    Optional<M> model = catalogue.find(draft.name().value());
    if (model.isEmpty()) {
      findings.fault(draft.name().at(), catalogue.refusal(draft.name().value()));
      return Optional.empty();
    }
    return Optional.of(
        new Part<>(
            model.get(),
            Overrides.apply(
                model.get().id().toString(),
                model.get().spec(),
                keys,
                draft.figures(),
                findings::fault)));
  }

  Optional<Part<DiskModel>> disk(String group, DiskDraft draft, Findings findings) {
    if (draft instanceof DiskDraft.Catalogued catalogued) {
      int before = findings.faults().size();
      Optional<Part<DiskModel>> part =
          part(
              registry.disks(), Overrides.declaredBy(DiskKeys.class), catalogued.model(), findings);
      Optional<Fault> contradiction =
          findings.faults().size() > before
              ? Optional.empty()
              : part.flatMap(it -> TrialDisk.fault(catalogued.model(), it));
      contradiction.ifPresent(findings::fault);
      return contradiction.isPresent() ? Optional.empty() : part;
    }
    if (draft instanceof DiskDraft.Unreadable) {
      return Optional.empty();
    }
    @Nullable DiskModel known = ownDisks.get(draft);
    if (known != null) {
      return Optional.of(Part.of(known));
    }
    Optional<DiskModel> read =
        draft instanceof DiskDraft.Figures figures
            ? fromFigures(group, figures, findings)
            : fromFile((DiskDraft.FromFile) draft, findings);
    read.ifPresent(model -> ownDisks.put(draft, model));
    return read.map(Part::of);
  }

  private Optional<DiskModel> fromFigures(
      String group, DiskDraft.Figures draft, Findings findings) {
    Optional<DiskReader> reader = reader(draft.keyword(), findings);
    if (reader.isEmpty()) {
      return Optional.empty();
    }
    if (reader.get().fromFile()) {
      findings.fault(draft.keyword().at(), draft.keyword().value() + " takes a file, not figures");
      return Optional.empty();
    }
    Map<String, String> values = new LinkedHashMap<>();
    draft.figures().forEach((key, said) -> values.put(key, said.text()));
    try {
      return Optional.of(reader.get().readFigures(group, values));
    } catch (FaultsException e) {
      for (Fault fault : e.faults()) {
        findings.fault(placeOf(fault, draft), fault.message());
      }
      return Optional.empty();
    }
  }

  /** A fault that begins with a figure's name is told where that figure stands. */
  private static Place placeOf(Fault fault, DiskDraft.Figures draft) {
    int colon = fault.message().indexOf(':');
    @Nullable Given figure =
        colon < 0 ? null : draft.figures().get(fault.message().substring(0, colon));
    return figure == null ? draft.keyword().at() : figure.at();
  }

  private Optional<DiskModel> fromFile(DiskDraft.FromFile draft, Findings findings) {
    Optional<DiskReader> reader = reader(draft.keyword(), findings);
    if (reader.isEmpty()) {
      return Optional.empty();
    }
    if (!reader.get().fromFile()) {
      findings.fault(draft.keyword().at(), draft.keyword().value() + " takes figures, not a file");
      return Optional.empty();
    }
    try {
      return Optional.of(reader.get().readFile(draft.file().value()));
    } catch (FaultsException e) {
      e.faults().forEach(findings::fault);
      return Optional.empty();
    }
  }

  private Optional<DiskReader> reader(Said<String> keyword, Findings findings) {
    Optional<DiskReader> reader = registry.diskReaders().find(keyword.value());
    if (reader.isEmpty()) {
      findings.fault(keyword.at(), registry.diskReaders().refusal(keyword.value()));
    }
    return reader;
  }
}
