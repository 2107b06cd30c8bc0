package org.raidbench.core.file;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.raidbench.core.bench.Place;

/** Looking into trees, and making changed ones. */
final class Trees {
  /** The key that an id alone stands for. */
  static final String MODEL = "model";

  private Trees() {}

  /** The value at a path, or empty if there is none. */
  static Optional<Tree> get(Tree tree, List<String> path) {
    Tree at = tree;
    for (String name : path) {
      if (!(at instanceof Tree.Fields fields) || !fields.fields().containsKey(name)) {
        return Optional.empty();
      }
      at = fields.fields().get(name).value();
    }
    return Optional.of(at);
  }

  /**
   * The tree with a value merged in at a path: a mapping is merged key by key, everything else (an
   * empty mapping too) replaces what was there. Where a model stands by its id alone, {@code x},
   * and a mapping or a deeper path meets it, it is taken as {@code {model: x}}.
   */
  static Tree merge(@Nullable Tree tree, List<String> path, Place keyAt, Tree value) {
    if (path.isEmpty()) {
      return tree == null ? value : merge(tree, value);
    }
    Map<String, Tree.Field> fields = new LinkedHashMap<>();
    if (tree != null) {
      fields.putAll(asFields(tree));
    }
    Tree.@Nullable Field old = fields.get(path.get(0));
    fields.put(
        path.get(0),
        new Tree.Field(
            old == null ? keyAt : old.keyAt(),
            merge(old == null ? null : old.value(), path.subList(1, path.size()), keyAt, value)));
    return new Tree.Fields(fields, tree == null ? value.at() : tree.at());
  }

  private static Tree merge(Tree old, Tree value) {
    if (!(value instanceof Tree.Fields changes)
        || changes.fields().isEmpty()
        || old instanceof Tree.Many
        || (old instanceof Tree.Text && changes.fields().containsKey(MODEL))) {
      return value;
    }
    Map<String, Tree.Field> fields = new LinkedHashMap<>(asFields(old));
    changes
        .fields()
        .forEach(
            (name, change) -> {
              Tree.@Nullable Field before = fields.get(name);
              fields.put(
                  name,
                  before == null
                      ? change
                      : new Tree.Field(change.keyAt(), merge(before.value(), change.value())));
            });
    return new Tree.Fields(fields, old.at());
  }

  private static Map<String, Tree.Field> asFields(Tree tree) {
    if (tree instanceof Tree.Fields fields) {
      return fields.fields();
    }
    return tree instanceof Tree.Text ? Map.of(MODEL, new Tree.Field(tree.at(), tree)) : Map.of();
  }

  /** The tree with the value at a path, which is there, replaced. */
  static Tree replace(Tree tree, List<String> path, Tree value) {
    if (path.isEmpty()) {
      return value;
    }
    Tree.Fields fields = (Tree.Fields) tree;
    Map<String, Tree.Field> changed = new LinkedHashMap<>(fields.fields());
    changed.computeIfPresent(
        path.get(0),
        (name, field) ->
            new Tree.Field(
                field.keyAt(), replace(field.value(), path.subList(1, path.size()), value)));
    return new Tree.Fields(changed, fields.at());
  }

  /** The tree without a key of its top mapping. */
  static Tree.Fields without(Tree.Fields tree, String key) {
    Map<String, Tree.Field> fields = new LinkedHashMap<>(tree.fields());
    fields.remove(key);
    return new Tree.Fields(fields, tree.at());
  }
}
