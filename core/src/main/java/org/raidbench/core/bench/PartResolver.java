package org.raidbench.core.bench;

import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.raidbench.api.Model;
import org.raidbench.api.disk.DiskModel;
import org.raidbench.api.disk.DiskReader;
import org.raidbench.api.fault.Fault;
import org.raidbench.api.fault.FaultsException;
import org.raidbench.api.spec.Key;
import org.raidbench.core.contract.ContractBreachException;
import org.raidbench.core.contract.Created;
import org.raidbench.core.contract.Role;
import org.raidbench.core.plugin.Catalogue;
import org.raidbench.core.plugin.ModelCheck;
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

  <M extends Model> Optional<Part<M>> part(ModelKind<M> kind, ModelDraft draft, Findings findings) {
    Catalogue<M> catalogue = kind.in(registry);
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
                kind.optional(),
                draft.figures(),
                findings::fault)));
  }

  Optional<Part<DiskModel>> disk(String group, DiskDraft draft, Findings findings) {
    if (draft instanceof DiskDraft.Catalogued catalogued) {
      int before = findings.faults().size();
      Optional<Part<DiskModel>> part = part(ModelKind.DISK, catalogued.model(), findings);
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
    Map<String, Key> keys = new HashMap<>();
    Created.answers(reader.get(), Role.DISK, "list of keys", reader.get().keys())
        .forEach(key -> keys.put(key.name(), key));
    Map<String, String> values = new LinkedHashMap<>();
    Set<String> told = new HashSet<>();
    draft
        .figures()
        .forEach(
            (name, said) -> {
              @Nullable Key key = keys.get(name);
              values.put(
                  name, key == null ? said.text() : Overrides.normal(said.text(), key.dimension()));
              if (key != null && !isRight(key, said, findings)) {
                told.add(name);
              }
            });
    try {
      DiskModel model = made(reader.get(), reader.get().readFigures(group, values));
      return told.isEmpty() ? Optional.of(model) : Optional.empty();
    } catch (FaultsException e) {
      for (Fault fault : e.faults()) {
        if (!told.contains(Given.keyOf(fault.message()))) {
          findings.fault(placeOf(fault, draft), fault.message());
        }
      }
      return Optional.empty();
    }
  }

  /** The limits of a figure hold for a disk of the user's own, too. */
  private static boolean isRight(Key key, Given said, Findings findings) {
    try {
      Overrides.figure(key, said.text());
      return true;
    } catch (IllegalArgumentException e) {
      findings.fault(said.at(), String.valueOf(e.getMessage()));
      return false;
    }
  }

  /** A fault that begins with a figure's name is told where that figure stands. */
  private static Place placeOf(Fault fault, DiskDraft.Figures draft) {
    @Nullable Given figure = draft.figures().get(Given.keyOf(fault.message()));
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
      return Optional.of(made(reader.get(), reader.get().readFile(draft.file().value())));
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

  /** What a reader has made of a description is as good as what a plug-in lists, or is refused. */
  private static DiskModel made(DiskReader reader, @Nullable DiskModel model) {
    DiskModel disk = Created.answer(reader, Role.DISK, "disk model", model);
    List<String> faults = ModelCheck.described(disk);
    if (!faults.isEmpty()) {
      throw new ContractBreachException(
          Role.DISK,
          "",
          reader.getClass(),
          "it makes a disk that cannot be used: " + String.join("; ", faults));
    }
    return disk;
  }
}
