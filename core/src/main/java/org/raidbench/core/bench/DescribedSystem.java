package org.raidbench.core.bench;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.raidbench.api.cache.CacheMode;
import org.raidbench.api.disk.DiskStart;
import org.raidbench.core.system.ExpanderPart;
import org.raidbench.core.system.InitialCache;

/**
 * What a {@link BenchBuilder} can say of a system.
 *
 * @param <B> the builder itself
 */
public abstract sealed class DescribedSystem<B extends DescribedSystem<B>> permits BenchBuilder {
  private final BenchDraft draft;

  DescribedSystem(BenchDraft draft) {
    this.draft = draft;
  }

  abstract B self();

  BenchDraft draft() {
    return draft;
  }

  /**
   * Sets the host.
   *
   * @param id model id or short name
   * @return this
   */
  public B host(String id) {
    return host(id, Map.of());
  }

  /**
   * Sets the host, with figures of its own.
   *
   * @param id model id or short name
   * @param figures values as a bench file writes them, by key name
   * @return this
   */
  public B host(String id, Map<String, String> figures) {
    draft.host = model(id, figures);
    return self();
  }

  /**
   * Sets the controller.
   *
   * @param id model id or short name
   * @return this
   */
  public B controller(String id) {
    return controller(id, Map.of());
  }

  /**
   * Sets the controller, with figures of its own.
   *
   * @param id model id or short name
   * @param figures values as a bench file writes them, by key name
   * @return this
   */
  public B controller(String id, Map<String, String> figures) {
    draft.controller = model(id, figures);
    return self();
  }

  /**
   * Sets the cache protection.
   *
   * @param id model id or short name
   * @return this
   */
  public B protection(String id) {
    draft.protection = model(id, Map.of());
    return self();
  }

  /**
   * Puts an expander between controller and disks.
   *
   * @param bus {@code sas2}, {@code sas3}, or {@code fc-8} for what is behind Fibre Channel
   * @param lanes lanes between controller and expander
   * @param buffered whether it buffers slower disks
   * @return this
   */
  public B expander(String bus, int lanes, boolean buffered) {
    draft.expander = new ExpanderDraft(new ExpanderPart(bus, lanes, buffered, 0), Place.NOWHERE);
    return self();
  }

  /**
   * Adds disks called {@code disk 0}, {@code disk 1} and so on.
   *
   * @param count how many
   * @param id model id or short name
   * @return this
   */
  public B disks(int count, String id) {
    return disks("disk", count, id, Map.of(), DiskStart.STEADY);
  }

  /**
   * Adds disks.
   *
   * @param name what they are called
   * @param count how many
   * @param id model id or short name
   * @return this
   */
  public B disks(String name, int count, String id) {
    return disks(name, count, id, Map.of(), DiskStart.STEADY);
  }

  /**
   * Adds disks, with figures of their own.
   *
   * @param name what they are called
   * @param count how many
   * @param id model id or short name
   * @param figures values as a bench file writes them, by key name
   * @param start what they start from
   * @return this
   */
  public B disks(String name, int count, String id, Map<String, String> figures, DiskStart start) {
    draft.disks.add(
        new DiskGroupDraft(
            Said.inJava(name), new DiskDraft.Catalogued(model(id, figures)), count, start));
    return self();
  }

  /**
   * Adds an array.
   *
   * @param array its description
   * @return this
   */
  public B array(ArrayBuilder array) {
    draft.arrays.add(array.draft());
    return self();
  }

  /**
   * Adds an SSD pool.
   *
   * @param name its name
   * @param type cache device, id or short name
   * @param level its level
   * @param which its SSDs, such as {@code ssd 0-1}
   * @param mode what happens to writes
   * @return this
   */
  public B pool(String name, String type, String level, String which, CacheMode mode) {
    draft.pools.add(
        new PoolDraft(
            Said.inJava(name),
            model(type, Map.of()),
            Said.inJava(level),
            List.of(Said.inJava(which)),
            null,
            Said.inJava(mode),
            null,
            null,
            null));
    return self();
  }

  /**
   * Keeps disks as hot spares.
   *
   * @param which such as {@code disk 4}
   * @return this
   */
  public B spares(String which) {
    draft.spares.add(Said.inJava(which));
    return self();
  }

  /**
   * Says what caches hold when a run begins.
   *
   * @param state the state
   * @return this
   */
  public B initialCache(InitialCache state) {
    draft.initialCache = state;
    return self();
  }

  private static ModelDraft model(String id, Map<String, String> figures) {
    return new ModelDraft(Said.inJava(id), given(figures));
  }

  static Map<String, Given> given(Map<String, String> figures) {
    Map<String, Given> said = new LinkedHashMap<>();
    figures.forEach((key, value) -> said.put(key, Given.inJava(value)));
    return said;
  }
}
