package org.raidbench.core.fio;

import java.util.ArrayList;
import java.util.Collection;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.raidbench.api.fault.Names;

/**
 * The table of fio's options and engines, as {@code options.tsv} and {@code engines.tsv} have it.
 */
final class FioOptions {
  /** Beyond this nothing is near, and the search would take long. */
  private static final int NAME_MAX = 64;

  private static final FioOptions TABLE = new FioOptions();

  private final Map<String, FioOption> byName = new LinkedHashMap<>();
  private final Map<String, FioEngine> engines = new LinkedHashMap<>();

  private FioOptions() {
    for (String[] row : Table.rows("options.tsv", 13)) {
      FioOption option = option(row);
      byName.put(key(option.engine(), option.name()), option);
      if (!option.alias().isEmpty()) {
        byName.put(key(option.engine(), option.alias()), option);
      }
    }
    for (String[] row : Table.rows("engines.tsv", 2)) {
      engines.put(row[0], FioEngine.valueOf(row[1].toUpperCase(Locale.ROOT)));
    }
  }

  static FioOptions table() {
    return TABLE;
  }

  /** An option that is not private to an engine, by its name or alias. */
  @Nullable FioOption find(String name) {
    return byName.get(key("", name));
  }

  /** An option private to an engine. */
  @Nullable FioOption find(String engine, String name) {
    String owner = engine.equals("io_uring_cmd") ? "io_uring" : engine;
    return byName.get(key(owner, name));
  }

  /** The engine nearest to a wrong name. */
  Optional<String> nearestEngine(String wrong) {
    return wrong.length() > NAME_MAX ? Optional.empty() : Names.nearest(wrong, engines.keySet());
  }

  /** An engine by its name; null if there is none of that name. */
  @Nullable FioEngine engine(String name) {
    return engines.get(name);
  }

  /** The name nearest to a wrong one among the options of a job of an engine. */
  Optional<String> nearest(String wrong, String engine) {
    return wrong.length() > NAME_MAX ? Optional.empty() : Names.nearest(wrong, names(engine));
  }

  /** Every name an option may have in a job of an engine, in alphabetical order. */
  private Collection<String> names(String engine) {
    Set<String> names = new TreeSet<>();
    for (FioOption option : byName.values()) {
      if (option.use() != FioOption.Use.GONE
          && (option.engine().isEmpty() || option.engine().equals(engine))) {
        names.add(option.name());
        if (!option.alias().isEmpty()) {
          names.add(option.alias());
        }
      }
    }
    return names;
  }

  /** The engines that have a private option of a name. */
  List<String> enginesWith(String name) {
    return all().stream()
        .filter(option -> !option.engine().isEmpty() && option.name().equals(name))
        .map(FioOption::engine)
        .toList();
  }

  /** Every option, engines' own included, in the order of the table. */
  List<FioOption> all() {
    return byName.values().stream().distinct().toList();
  }

  private static String key(String engine, String name) {
    return engine + '\t' + name;
  }

  private static FioOption option(String[] row) {
    Set<FioOption.Flag> flags = EnumSet.noneOf(FioOption.Flag.class);
    for (String flag : words(row[7])) {
      flags.add(FioOption.Flag.valueOf(flag.toUpperCase(Locale.ROOT)));
    }
    return new FioOption(
        row[0],
        row[1],
        row[2],
        FioOption.Type.valueOf(row[3].toUpperCase(Locale.ROOT)),
        number(row[4]),
        number(row[5]),
        (int) number(row[6]),
        flags,
        (int) number(row[8]),
        words(row[9]),
        FioOption.Use.valueOf(row[10].toUpperCase(Locale.ROOT)),
        words(row[11]),
        row[12]);
  }

  private static long number(String text) {
    return text.isEmpty() ? 0 : Long.parseLong(text);
  }

  private static List<String> words(String text) {
    return text.isEmpty() ? List.of() : new ArrayList<>(List.of(text.split(" ", -1)));
  }
}
