package org.raidbench.core.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;
import org.raidbench.api.fault.FaultsException;
import org.raidbench.api.workload.Workload;
import org.raidbench.core.blame.Blame;
import org.raidbench.core.plugin.Registry;

/**
 * Composes a bench in Java: of one system, or of several that differ in what {@link #vary} says.
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
public final class BenchBuilder extends DescribedSystem<BenchBuilder> {
  private final Registry registry;
  private final CaseEngine engine;
  private final List<Variation<?>> variations = new ArrayList<>();

  /** Whether this is the builder of one value of what varies; the title then is another's. */
  private final boolean variant;

  private String title = "";
  private long seed = Defaults.SEED;

  BenchBuilder(Registry registry, CaseEngine engine) {
    this(registry, engine, new BenchDraft(), false);
  }

  private BenchBuilder(Registry registry, CaseEngine engine, BenchDraft draft, boolean variant) {
    super(draft);
    this.registry = registry;
    this.engine = engine;
    this.variant = variant;
  }

  /**
   * Sets the title.
   *
   * @param text one line
   * @return this
   */
  public BenchBuilder title(String text) {
    checkWhole("a title");
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
    checkWhole("a seed");
    seed = value;
    return this;
  }

  /**
   * Says how long a run is.
   *
   * @param howLong the settings
   * @return this
   */
  public BenchBuilder settings(CaseSettings howLong) {
    draft().settings = howLong;
    return this;
  }

  /**
   * Adds a workload, for the array that its jobs name, or else the only one.
   *
   * @param workload the workload; its name is the value of the dimension {@code workload}
   * @return this
   */
  public BenchBuilder workload(Workload workload) {
    draft().loads.add(new LoadDraft.Made(workload, null));
    return this;
  }

  /**
   * Adds a workload.
   *
   * @param workload the workload; its name is the value of the dimension {@code workload}
   * @param array the array it runs on
   * @return this
   */
  public BenchBuilder workload(Workload workload, String array) {
    draft().loads.add(new LoadDraft.Made(workload, array));
    return this;
  }

  /**
   * Adds a workload in the words of a bench file: spelled out, {@code "block", "8KiB", "read", "70
   * %", "queue-depth", "32"}; a pattern, {@code "pattern", "iometer/web-server"}; or another
   * program's, {@code "fio", "jobs/oltp.fio"}, relative to the working directory. {@code "on"}
   * names its array.
   *
   * @param name its name
   * @param said values by key; each a single one
   * @return this
   */
  public BenchBuilder workload(String name, Map<String, String> said) {
    draft().loads.add(new LoadDraft.Written(name, given(said)));
    return this;
  }

  /**
   * Varies something: the bench has a case for each value, each value of what varies besides, and
   * each workload. What a controller cannot do is then not applicable in its cases, instead of a
   * fault of the bench; unless no case is left.
   *
   * <pre>{@code
   * .vary("controller", List.of("lsi/megaraid-9361-8i", "adaptec/8805"), BenchBuilder::controller)
   * }</pre>
   *
   * @param <T> what the values are
   * @param dimension what is varied, a name of its own
   * @param values at least one; each is called what {@link Object#toString} gives
   * @param set puts a value into a copy of this builder, after all else has been said; it can say
   *     anything but title, seed and what varies
   * @return this
   * @throws IllegalArgumentException if the dimension or a value is there already, or none is
   */
  public <T> BenchBuilder vary(
      String dimension, List<T> values, BiConsumer<BenchBuilder, ? super T> set) {
    checkWhole("what varies");
    if (variations.stream().anyMatch(it -> it.dimension().equals(dimension))
        || dimension.equals(BenchCase.WORKLOAD)) {
      throw new IllegalArgumentException("\"" + dimension + "\" varies already");
    }
    variations.add(new Variation<>(dimension, values, set));
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
    checkWhole("a bench");
    return Blame.among(registry)
        .attributing(() -> new Bench(title, seed, new CasesInJava(registry).of(this), engine), "");
  }

  List<Variation<?>> variations() {
    return variations;
  }

  @Override
  BenchBuilder self() {
    return this;
  }

  /** A copy to which one value of what varies is given. */
  BenchBuilder copy() {
    return new BenchBuilder(registry, engine, draft().copy(), true);
  }

  private void checkWhole(String what) {
    if (variant) {
      throw new IllegalStateException(what + " cannot be said for one value of what varies");
    }
  }
}
