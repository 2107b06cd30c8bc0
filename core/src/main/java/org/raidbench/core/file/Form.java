package org.raidbench.core.file;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import org.jspecify.annotations.Nullable;
import org.raidbench.api.fault.Names;
import org.raidbench.api.spec.Quantity;
import org.raidbench.core.bench.Given;
import org.raidbench.core.bench.Place;
import org.raidbench.core.bench.Said;
import org.raidbench.core.figure.FigureRules;

/**
 * One mapping of a bench file, filled in. Unknown, missing and misplaced keys are told when it is
 * made; values are told when they are asked for, and are then absent.
 */
final class Form {
  private final Tree.Fields fields;
  private final Section section;
  private final FaultSet faults;

  Form(Tree.Fields fields, Section section, Place at, FaultSet faults) {
    this.fields = fields;
    this.section = section;
    this.faults = faults;
    fields.fields().forEach(this::checkKey);
    for (Section.Entry entry : section.entries().values()) {
      if (entry.required() && !fields.fields().containsKey(entry.name())) {
        faults.add(
            at,
            "%s needs \"%s\", %s"
                .formatted(section.title(), entry.name(), entry.kind().expected()));
      }
    }
  }

  /** A mapping where one is expected; empty if something else stands there. */
  static Optional<Form> of(Tree tree, Section section, FaultSet faults) {
    if (tree instanceof Tree.Fields fields) {
      return Optional.of(new Form(fields, section, tree.at(), faults));
    }
    faults.add(
        tree.at(), "expected %s, a mapping, not %s".formatted(section.title(), tree.describe()));
    return Optional.empty();
  }

  private void checkKey(String name, Tree.Field field) {
    Section.@Nullable Entry entry = section.entry(name);
    if (entry == null && !section.open()) {
      faults.add(
          field.keyAt(),
          "\"%s\" is not a key of %s%s"
              .formatted(name, section.title(), Names.hint(name, section.entries().keySet())));
    } else if (entry != null && entry.kind() instanceof Kind.Later) {
      faults.add(
          field.keyAt(), "\"%s\" (%s) is not supported yet".formatted(name, entry.meaning()));
    }
  }

  Place at() {
    return fields.at();
  }

  boolean has(String key) {
    return fields.fields().containsKey(key);
  }

  Optional<Tree> tree(String key) {
    return Optional.ofNullable(fields.fields().get(key)).map(Tree.Field::value);
  }

  Place keyAt(String key) {
    Tree.@Nullable Field field = fields.fields().get(key);
    return field == null ? fields.at() : field.keyAt();
  }

  /** One line, if it is what the table allows. */
  Optional<Said<String>> line(String key) {
    Kind kind = kind(key);
    Optional<Said<String>> said = tree(key).flatMap(tree -> text(key, tree, kind.expected()));
    if (said.isPresent() && !allows(kind, said.get().value())) {
      faults.add(
          said.get().at(),
          "%s: \"%s\" is not %s".formatted(key, said.get().value(), kind.expected()));
      return Optional.empty();
    }
    return said;
  }

  private static boolean allows(Kind kind, String text) {
    if (kind instanceof Kind.Word word) {
      return word.words().contains(text);
    }
    return !(kind instanceof Kind.Line line)
        || line.pattern().isEmpty()
        || text.matches(line.pattern());
  }

  /** {@code yes} or {@code on} is true. */
  Optional<Said<Boolean>> flag(String key) {
    return line(key).map(said -> said.map(word -> word.equals("yes") || word.equals("on")));
  }

  /** A number in its base unit, within the range that the table allows. */
  Optional<Said<Long>> quantity(String key) {
    Kind.Quantity kind = (Kind.Quantity) kind(key);
    return tree(key)
        .flatMap(tree -> text(key, tree, kind.expected()))
        .flatMap(said -> quantity(key, said, kind));
  }

  Optional<Said<Integer>> count(String key) {
    return quantity(key).map(said -> said.map(Math::toIntExact));
  }

  private Optional<Said<Long>> quantity(String key, Said<String> said, Kind.Quantity kind) {
    if (isStrayRange(key, said)) {
      return Optional.empty();
    }
    OptionalDouble number = Quantity.parse(said.value(), kind.dimension());
    if (number.isEmpty()) {
      faults.add(said.at(), "%s: \"%s\" is not %s".formatted(key, said.value(), kind.expected()));
      return Optional.empty();
    }
    Optional<String> fault =
        FigureRules.rangeFault(said.value(), number.getAsDouble(), kind.dimension(), kind.limits());
    if (fault.isPresent()) {
      faults.add(said.at(), key + ": " + fault.get());
      return Optional.empty();
    }
    return Optional.of(said.map(text -> StrictMath.round(number.getAsDouble())));
  }

  /** A range that has made no dimension: it has no sense, which was told there, or no place. */
  private boolean isStrayRange(String key, Said<String> said) {
    if (!Ranges.isRange(said.value())) {
      return false;
    }
    if (Ranges.values(said, faults).isPresent()) {
      faults.add(
          said.at(), key + ": a range cannot stand in a mapping that is itself an item of a list");
    }
    return true;
  }

  /** One or several lines. */
  List<Said<String>> lines(String key) {
    Kind kind = kind(key);
    return tree(key).map(tree -> lines(key, tree, kind.expected())).orElse(List.of());
  }

  private List<Said<String>> lines(String key, Tree tree, String expected) {
    List<Said<String>> lines = new ArrayList<>();
    if (tree instanceof Tree.Many many) {
      for (Tree item : many.items()) {
        text(key, item, expected).ifPresent(lines::add);
      }
      if (many.items().isEmpty()) {
        faults.add(tree.at(), key + ": an empty list");
      }
    } else {
      text(key, tree, expected).ifPresent(lines::add);
    }
    return lines;
  }

  Optional<Form> sub(String key) {
    Section sub = ((Kind.Sub) kind(key)).section();
    return tree(key).flatMap(tree -> of(tree, sub, faults));
  }

  /** Sections by the user's own names. */
  Map<Said<String>, Form> named(String key) {
    Section sub = ((Kind.Named) kind(key)).section();
    Map<Said<String>, Form> forms = new LinkedHashMap<>();
    Optional<Tree> tree = tree(key);
    if (tree.isEmpty()) {
      return forms;
    }
    if (!(tree.get() instanceof Tree.Fields named)) {
      faults.add(
          tree.get().at(),
          "%s: expected %s, not %s".formatted(key, kind(key).expected(), tree.get().describe()));
      return forms;
    }
    named
        .fields()
        .forEach(
            (name, field) -> {
              if (name.isBlank() || name.contains(".")) {
                faults.add(
                    field.keyAt(), "\"%s\" cannot be a name: no dots, not empty".formatted(name));
              } else if (field.value() instanceof Tree.Fields own) {
                forms.put(
                    new Said<>(name, field.keyAt()), new Form(own, sub, field.keyAt(), faults));
              } else {
                of(field.value(), sub, faults);
              }
            });
    return forms;
  }

  /** Keys that the table does not name, with their values as text. */
  Map<String, Given> rest() {
    Map<String, Given> rest = new LinkedHashMap<>();
    fields
        .fields()
        .forEach(
            (name, field) -> {
              if (section.entry(name) == null) {
                text(name, field.value(), "a figure")
                    .filter(said -> !isStrayRange(name, said))
                    .ifPresent(
                        said -> rest.put(name, new Given(said.value(), field.keyAt(), said.at())));
              }
            });
    return rest;
  }

  private Optional<Said<String>> text(String key, Tree tree, String expected) {
    if (tree instanceof Tree.Text text && !text.text().isBlank()) {
      return Optional.of(new Said<>(text.text().strip(), text.at()));
    }
    if (tree instanceof Tree.Many many && many.items().isEmpty()) {
      faults.add(tree.at(), key + ": an empty list");
      return Optional.empty();
    }
    faults.add(tree.at(), "%s: expected %s, not %s".formatted(key, expected, tree.describe()));
    return Optional.empty();
  }

  private Kind kind(String key) {
    Section.@Nullable Entry entry = section.entry(key);
    if (entry == null) {
      throw new IllegalArgumentException(section.title() + " has no key " + key);
    }
    return entry.kind();
  }
}
