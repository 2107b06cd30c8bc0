package org.raidbench.core.plugin;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.raidbench.api.fault.Fault;
import org.raidbench.api.fault.FaultsException;
import org.raidbench.api.fault.Names;

/**
 * All entries of one kind, in the order of their names; immutable. A name is a model's id, or what
 * stands after its slash where only one model has that; of readers and writers it is the keyword.
 *
 * @param <E> the kind of entry
 */
public final class Catalogue<E> {
  private final String kind;
  private final TreeMap<String, E> byName;
  private final TreeMap<String, List<String>> namesByShortName = new TreeMap<>();
  private final Map<String, LoadedPlugin> ownerByName;
  private final Map<String, String> leftOut;

  Catalogue(
      String kind,
      Map<String, E> byName,
      Map<String, LoadedPlugin> ownerByName,
      Map<String, String> leftOut) {
    this.kind = kind;
    this.byName = new TreeMap<>(byName);
    this.ownerByName = new TreeMap<>(ownerByName);
    this.leftOut = new TreeMap<>(leftOut);
    for (String name : this.byName.keySet()) {
      namesByShortName
          .computeIfAbsent(name.substring(name.indexOf('/') + 1), key -> new ArrayList<>())
          .add(name);
    }
  }

  /**
   * What the entries are, for messages.
   *
   * @return such as {@code controller model}
   */
  public String kind() {
    return kind;
  }

  /**
   * All entries.
   *
   * @return in the order of their names, unmodifiable
   */
  public Collection<E> all() {
    return Collections.unmodifiableCollection(byName.values());
  }

  /**
   * Their names.
   *
   * @return in order, unmodifiable
   */
  public Set<String> names() {
    return Collections.unmodifiableSet(byName.keySet());
  }

  /**
   * The plug-in that brought an entry.
   *
   * @param name the entry's full name
   * @return the plug-in; empty if there is no such entry
   */
  public Optional<LoadedPlugin> owner(String name) {
    return Optional.ofNullable(ownerByName.get(name));
  }

  /**
   * The names of what a plug-in brought.
   *
   * @param plugin the plug-in
   * @return in order
   */
  public List<String> namesOf(LoadedPlugin plugin) {
    return byName.keySet().stream().filter(name -> plugin.equals(ownerByName.get(name))).toList();
  }

  /**
   * Looks an entry up.
   *
   * @param name its name, or its short name where that is unique
   * @return the entry, or empty if there is none or several; {@link #refusal} then says which
   */
  public Optional<E> find(String name) {
    E exact = byName.get(name);
    if (exact != null) {
      return Optional.of(exact);
    }
    List<String> candidates = namesByShortName.getOrDefault(name, List.of());
    return candidates.size() == 1
        ? Optional.ofNullable(byName.get(candidates.get(0)))
        : Optional.empty();
  }

  /**
   * Looks an entry up that must be there.
   *
   * @param name its name, or its short name where that is unique
   * @return the entry
   * @throws FaultsException if there is none or several
   */
  public E get(String name) {
    return find(name).orElseThrow(() -> new FaultsException(List.of(Fault.of(refusal(name)))));
  }

  /**
   * Why a name is not found.
   *
   * @param name what was written
   * @return one line with the nearest right names
   */
  public String refusal(String name) {
    List<String> candidates = namesByShortName.getOrDefault(name, List.of());
    if (candidates.size() > 1) {
      return kind + " \"" + name + "\" is not unique; one of: " + String.join(", ", candidates);
    }
    @Nullable String broken = leftOut.get(name);
    return broken == null
        ? kind + " \"" + name + "\" is not known" + hint(name)
        : kind + " \"" + name + "\" was left out, being broken: " + broken;
  }

  private String hint(String name) {
    if (byName.isEmpty()) {
      return "; no plug-in brings any";
    }
    if (name.indexOf('/') >= 0) {
      return Names.hint(name, byName.keySet());
    }
    // In the form that was written: who wrote raid7 would rather read raid6 than its full id.
    Optional<String> near = Names.nearest(name, namesByShortName.keySet());
    if (near.isPresent()) {
      return "; nearest: " + near.get();
    }
    return Names.hint(name, byName.keySet());
  }
}
