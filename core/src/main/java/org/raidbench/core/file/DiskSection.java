package org.raidbench.core.file;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.raidbench.api.disk.DiskStart;
import org.raidbench.core.bench.DiskDraft;
import org.raidbench.core.bench.DiskGroupDraft;
import org.raidbench.core.bench.DiskWords;
import org.raidbench.core.bench.Given;
import org.raidbench.core.bench.ModelDraft;
import org.raidbench.core.bench.PolicyWords;
import org.raidbench.core.bench.Said;

/** Reads the {@code disks} of a system: of the catalogue, or the user's own. */
final class DiskSection {
  private final Path folder;
  private final FaultSet faults;

  DiskSection(Path folder, FaultSet faults) {
    this.folder = folder;
    this.faults = faults;
  }

  List<DiskGroupDraft> read(Map<Said<String>, Form> groups) {
    List<DiskGroupDraft> drafts = new ArrayList<>();
    groups.forEach((name, form) -> drafts.add(group(name, form)));
    return drafts;
  }

  private DiskGroupDraft group(Said<String> name, Form form) {
    boolean named = name.value().matches(DiskWords.GROUP);
    if (!named) {
      faults.add(
          name.at(),
          "\"%s\" cannot name disks; expected a letter, then letters, digits, - or _"
              .formatted(name.value()));
    }
    Optional<Integer> count = form.count("count").map(Said::value);
    // Fresh out of the box is the exception: a bench measures what lasts.
    DiskStart start =
        form.line("start")
            .flatMap(said -> PolicyWords.parse(DiskStart.class, said.value()))
            .orElse(DiskStart.STEADY);
    Map<String, Given> figures = form.rest();
    Optional<DiskDraft> disk = form.tree("model").flatMap(tree -> disk(tree, figures));
    boolean counted = count.isPresent() || !form.has("count");
    return new DiskGroupDraft(
        name,
        named && counted && disk.isPresent() ? disk.get() : new DiskDraft.Unreadable(),
        count.orElse(1),
        start);
  }

  private Optional<DiskDraft> disk(Tree tree, Map<String, Given> figures) {
    if (tree instanceof Tree.Text text && !text.text().isBlank()) {
      return Optional.of(
          new DiskDraft.Catalogued(
              new ModelDraft(new Said<>(text.text().strip(), text.at()), figures)));
    }
    if (!(tree instanceof Tree.Fields fields) || fields.fields().size() != 1) {
      faults.add(
          tree.at(),
          "model: expected a model id or one of hdd:, ssd: or diskspecs:, not " + tree.describe());
      return Optional.empty();
    }
    figures
        .values()
        .forEach(
            said ->
                faults.add(
                    said.at(), "figures of a disk of your own stand within its description"));
    Map.Entry<String, Tree.Field> only = fields.fields().entrySet().iterator().next();
    return own(new Said<>(only.getKey(), only.getValue().keyAt()), only.getValue().value());
  }

  private Optional<DiskDraft> own(Said<String> keyword, Tree value) {
    if (value instanceof Tree.Text text) {
      try {
        return Optional.of(
            new DiskDraft.FromFile(
                keyword, new Said<>(folder.resolve(text.text().strip()), text.at())));
      } catch (InvalidPathException e) {
        faults.add(text.at(), "\"" + text.text() + "\" is not the name of a file");
        return Optional.empty();
      }
    }
    if (!(value instanceof Tree.Fields fields)) {
      faults.add(value.at(), keyword.value() + ": expected figures or a file, not a list");
      return Optional.empty();
    }
    Map<String, Given> figures = new LinkedHashMap<>();
    fields
        .fields()
        .forEach(
            (key, field) -> {
              if (field.value() instanceof Tree.Text text) {
                figures.put(key, new Given(text.text().strip(), field.keyAt(), text.at()));
              } else {
                faults.add(
                    field.value().at(),
                    key + ": expected a figure, not " + field.value().describe());
              }
            });
    return Optional.of(new DiskDraft.Figures(keyword, figures));
  }
}
