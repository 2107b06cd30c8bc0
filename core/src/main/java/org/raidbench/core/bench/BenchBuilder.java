package org.raidbench.core.bench;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.raidbench.api.cache.CacheMode;
import org.raidbench.api.disk.DiskStart;
import org.raidbench.api.fault.Fault;
import org.raidbench.api.fault.Faults;
import org.raidbench.api.fault.FaultsException;
import org.raidbench.core.blame.Blame;
import org.raidbench.core.plugin.Registry;
import org.raidbench.core.system.ExpanderPart;
import org.raidbench.core.system.InitialCache;

/**
 * Composes a bench of one system in Java:
 *
 * <pre>{@code
 * Bench.builder()
 *     .controller("lsi/megaraid-sata-300-8x")
 *     .protection("lsi/ibbu01")
 *     .disks(4, "wd/wd740gd")
 *     .array(Bench.array("test", "raid5").disks("disk 0-3"))
 *     .build()
 *     .run(workload);
 * }</pre>
 */
public final class BenchBuilder {
  private final Registry registry;
  private String title = "";
  private long seed = Defaults.SEED;
  private @Nullable ModelDraft host;
  private @Nullable ModelDraft controller;
  private @Nullable ModelDraft protection;
  private @Nullable ExpanderDraft expander;
  private final List<DiskGroupDraft> disks = new ArrayList<>();
  private final List<ArrayDraft> arrays = new ArrayList<>();
  private final List<PoolDraft> pools = new ArrayList<>();
  private final List<Said<String>> spares = new ArrayList<>();
  private InitialCache initialCache = InitialCache.EMPTY;
  private CaseSettings settings = CaseSettings.UNTIL_SURE;

  BenchBuilder(Registry registry) {
    this.registry = registry;
  }

  /**
   * Sets the title.
   *
   * @param text one line
   * @return this
   */
  public BenchBuilder title(String text) {
    title = text;
    return this;
  }

  /**
   * Sets the seed.
   *
   * @param value seed of every random draw
   * @return this
   */
  public BenchBuilder seed(long value) {
    seed = value;
    return this;
  }

  /**
   * Sets the host.
   *
   * @param id model id or short name
   * @return this
   */
  public BenchBuilder host(String id) {
    return host(id, Map.of());
  }

  /**
   * Sets the host, with figures of its own.
   *
   * @param id model id or short name
   * @param figures values as a bench file writes them, by key name
   * @return this
   */
  public BenchBuilder host(String id, Map<String, String> figures) {
    host = model(id, figures);
    return this;
  }

  /**
   * Sets the controller.
   *
   * @param id model id or short name
   * @return this
   */
  public BenchBuilder controller(String id) {
    return controller(id, Map.of());
  }

  /**
   * Sets the controller, with figures of its own.
   *
   * @param id model id or short name
   * @param figures values as a bench file writes them, by key name
   * @return this
   */
  public BenchBuilder controller(String id, Map<String, String> figures) {
    controller = model(id, figures);
    return this;
  }

  /**
   * Sets the cache protection.
   *
   * @param id model id or short name
   * @return this
   */
  public BenchBuilder protection(String id) {
    protection = model(id, Map.of());
    return this;
  }

  /**
   * Puts an expander between controller and disks.
   *
   * @param bus {@code sas2}, {@code sas3}, or {@code fc-8} for what is behind Fibre Channel
   * @param lanes lanes between controller and expander
   * @param buffered whether it buffers slower disks
   * @return this
   */
  public BenchBuilder expander(String bus, int lanes, boolean buffered) {
    expander = new ExpanderDraft(new ExpanderPart(bus, lanes, buffered, 0), Place.NOWHERE);
    return this;
  }

  /**
   * Adds disks called {@code disk 0}, {@code disk 1} and so on.
   *
   * @param count how many
   * @param id model id or short name
   * @return this
   */
  public BenchBuilder disks(int count, String id) {
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
  public BenchBuilder disks(String name, int count, String id) {
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
  public BenchBuilder disks(
      String name, int count, String id, Map<String, String> figures, DiskStart start) {
    disks.add(
        new DiskGroupDraft(
            Said.inJava(name), new DiskDraft.Catalogued(model(id, figures)), count, start));
    return this;
  }

  /**
   * Adds an array.
   *
   * @param array its description
   * @return this
   */
  public BenchBuilder array(ArrayBuilder array) {
    arrays.add(array.draft());
    return this;
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
  public BenchBuilder pool(String name, String type, String level, String which, CacheMode mode) {
    pools.add(
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
    return this;
  }

  /**
   * Keeps disks as hot spares.
   *
   * @param which such as {@code disk 4}
   * @return this
   */
  public BenchBuilder spares(String which) {
    spares.add(Said.inJava(which));
    return this;
  }

  /**
   * Says what caches hold when a run begins.
   *
   * @param state the state
   * @return this
   */
  public BenchBuilder initialCache(InitialCache state) {
    initialCache = state;
    return this;
  }

  /**
   * Says how long a run is.
   *
   * @param howLong the settings
   * @return this
   */
  public BenchBuilder settings(CaseSettings howLong) {
    settings = howLong;
    return this;
  }

  /**
   * Checks everything and builds the bench.
   *
   * @return the bench
   * @throws FaultsException with everything that is wrong, or that the controller cannot do
   * @throws org.raidbench.core.blame.PluginFaultException if a model of a plug-in fails
   */
  public Bench build() {
    try {
      return compose();
    } catch (FaultsException e) {
      throw e;
    } catch (RuntimeException | LinkageError e) {
      Blame.among(registry)
          .of(e, "")
          .ifPresent(
              fault -> {
                throw fault;
              });
      throw e;
    }
  }

  private Bench compose() {
    Faults faults = new Faults("");
    if (controller == null) {
      faults.add("the system has no controller");
    }
    if (arrays.isEmpty()) {
      faults.add("the system has no array");
    }
    faults.throwIfAny();
    Composition composition =
        new SystemComposer(registry)
            .compose(
                new SystemDraft(
                    host,
                    Objects.requireNonNull(controller),
                    protection,
                    expander,
                    disks,
                    arrays,
                    pools,
                    spares,
                    initialCache));
    for (Fault fault : composition.faults()) {
      faults.add(fault);
    }
    for (Fault refusal : composition.refusals()) {
      faults.add(refusal);
    }
    faults.throwIfAny();
    return new Bench(
        title,
        seed,
        List.of(new BenchCase(Map.of(), composition.plan(), null, List.of(), settings)),
        new SimulatedCase());
  }

  private static ModelDraft model(String id, Map<String, String> figures) {
    Map<String, Given> said = new LinkedHashMap<>();
    figures.forEach((key, value) -> said.put(key, Given.inJava(value)));
    return new ModelDraft(Said.inJava(id), said);
  }
}
