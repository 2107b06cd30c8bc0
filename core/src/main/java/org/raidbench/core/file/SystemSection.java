package org.raidbench.core.file;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.raidbench.api.cache.CacheMode;
import org.raidbench.api.controller.IoPolicy;
import org.raidbench.api.controller.ReadPolicy;
import org.raidbench.api.controller.WritePolicy;
import org.raidbench.core.bench.ArrayDraft;
import org.raidbench.core.bench.DiskGroupDraft;
import org.raidbench.core.bench.ExpanderDraft;
import org.raidbench.core.bench.Given;
import org.raidbench.core.bench.ModelDraft;
import org.raidbench.core.bench.PolicyDraft;
import org.raidbench.core.bench.PolicyWords;
import org.raidbench.core.bench.PoolDraft;
import org.raidbench.core.bench.Said;
import org.raidbench.core.bench.SystemDraft;
import org.raidbench.core.system.ExpanderPart;
import org.raidbench.core.system.InitialCache;

/** Reads the {@code system} of a bench file. */
final class SystemSection {
  /** Lanes of an expander for which none are named: two wide ports. */
  private static final int EXPANDER_LANES = 8;

  private final DiskSection diskSection;
  private final FaultSet faults;

  SystemSection(Path folder, FaultSet faults) {
    this.diskSection = new DiskSection(folder, faults);
    this.faults = faults;
  }

  /** The description of a system; empty if it has no controller to speak of. */
  Optional<SystemDraft> read(Tree tree, InitialCache initialCache) {
    Optional<Form> form = Form.of(tree, BenchKeys.SYSTEM, faults);
    if (form.isEmpty()) {
      return Optional.empty();
    }
    Form system = form.get();
    Optional<ModelDraft> host = system.tree("host").flatMap(it -> model(it, BenchKeys.HOST));
    Optional<Controller> controller = system.tree("controller").flatMap(this::controller);
    Optional<ExpanderDraft> expander = system.sub("expander").map(this::expander);
    List<DiskGroupDraft> disks = diskSection.read(system.named("disks"));
    List<ArrayDraft> arrays = new ArrayList<>();
    Map<Said<String>, Form> named = system.named("arrays");
    if (named.isEmpty()
        && system.tree("arrays").filter(Tree.Fields.class::isInstance).isPresent()) {
      faults.add(system.keyAt("arrays"), "the system has no array");
    }
    named.forEach((name, array) -> array(name, array).ifPresent(arrays::add));
    List<PoolDraft> pools = new ArrayList<>();
    system.named("pools").forEach((name, pool) -> pool(name, pool).ifPresent(pools::add));
    List<Said<String>> spares = system.lines("spares");
    return controller.map(
        it ->
            new SystemDraft(
                host.orElse(null),
                it.model(),
                it.protection(),
                expander.orElse(null),
                disks,
                arrays,
                pools,
                spares,
                initialCache));
  }

  private record Controller(ModelDraft model, @Nullable ModelDraft protection) {}

  private Optional<Controller> controller(Tree tree) {
    Optional<ModelDraft> model = model(tree, BenchKeys.CONTROLLER);
    Optional<ModelDraft> protection =
        Trees.get(tree, List.of("protection"))
            .filter(it -> !isNone(it))
            .flatMap(it -> model(it, BenchKeys.PROTECTION));
    return model.map(it -> new Controller(it, protection.orElse(null)));
  }

  /** A protection that something else has fitted is taken away again. */
  private static boolean isNone(Tree tree) {
    return tree instanceof Tree.Text text && text.text().strip().equals(BenchKeys.NO_PROTECTION);
  }

  /** A model by its id alone, or a mapping of it and its figures. */
  private Optional<ModelDraft> model(Tree tree, Section section) {
    if (tree instanceof Tree.Text text && !text.text().isBlank()) {
      return Optional.of(ModelDraft.of(new Said<>(text.text().strip(), text.at())));
    }
    return Form.of(tree, section, faults)
        .flatMap(
            form -> {
              Map<String, Given> figures = new LinkedHashMap<>(form.rest());
              return form.line("model").map(name -> new ModelDraft(name, figures));
            });
  }

  private ExpanderDraft expander(Form form) {
    return new ExpanderDraft(
        new ExpanderPart(
            form.line("bus").map(Said::value).orElse("sas3"),
            form.count("lanes").map(Said::value).orElse(EXPANDER_LANES),
            form.flag("buffered").map(Said::value).orElse(false),
            form.count("disk-limit").map(Said::value).orElse(0)),
        form.at());
  }

  private Optional<ArrayDraft> array(Said<String> name, Form form) {
    Optional<Said<String>> level = form.line("level");
    List<Said<String>> disks = form.lines("disks");
    Optional<Said<Long>> strip = form.quantity("strip");
    Optional<Said<Integer>> spans = form.count("spans");
    Optional<Said<String>> layout = form.line("layout");
    PolicyDraft policy = form.sub("policy").map(this::policy).orElse(PolicyDraft.AS_DELIVERED);
    List<Said<Integer>> failed = failed(form);
    Optional<Said<Long>> size = form.quantity("size");
    Optional<Said<String>> pool = form.line("pool");
    if (level.isEmpty() || disks.isEmpty()) {
      return Optional.empty();
    }
    return Optional.of(
        new ArrayDraft(
            name,
            level.get(),
            disks,
            strip.orElse(null),
            spans.orElse(null),
            layout.orElse(null),
            policy,
            failed,
            size.orElse(null),
            pool.orElse(null)));
  }

  private PolicyDraft policy(Form form) {
    return new PolicyDraft(
        constant(form, "read", ReadPolicy.class),
        constant(form, "write", WritePolicy.class),
        constant(form, "io", IoPolicy.class),
        form.flag("disk-cache").orElse(null));
  }

  private static <E extends Enum<E>> @Nullable Said<E> constant(
      Form form, String key, Class<E> type) {
    return form.line(key)
        .map(said -> said.map(word -> PolicyWords.parse(type, word).orElseThrow()))
        .orElse(null);
  }

  private List<Said<Integer>> failed(Form form) {
    List<Said<Integer>> members = new ArrayList<>();
    for (Said<String> line : form.lines("failed")) {
      for (String number : line.value().split("\\s*,\\s*", -1)) {
        if (number.matches("[0-9]{1,4}")) {
          members.add(new Said<>(Integer.valueOf(number), line.at()));
        } else {
          faults.add(line.at(), "failed: \"" + number + "\" is not the number of a member");
        }
      }
    }
    return members;
  }

  private Optional<PoolDraft> pool(Said<String> name, Form form) {
    Optional<ModelDraft> type = form.tree("type").flatMap(it -> model(it, BenchKeys.CACHE_DEVICE));
    List<Said<String>> disks = form.lines("disks");
    Optional<Said<String>> level = form.line("level");
    Optional<Said<Long>> strip = form.quantity("strip");
    @Nullable Said<CacheMode> mode = constant(form, "mode", CacheMode.class);
    Optional<Said<Boolean>> diskCache = form.flag("disk-cache");
    Optional<Said<Long>> holds = form.quantity("holds");
    Optional<Said<Long>> dirty = form.quantity("dirty");
    if (type.isEmpty() || disks.isEmpty()) {
      return Optional.empty();
    }
    return Optional.of(
        new PoolDraft(
            name,
            type.get(),
            level.orElse(null),
            disks,
            strip.orElse(null),
            mode,
            diskCache.orElse(null),
            holds.orElse(null),
            dirty.orElse(null)));
  }
}
