package org.raidbench.core.fio;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.raidbench.api.fault.Fault;
import org.raidbench.core.fio.FioOption.Use;

/** Reads the options of one section after another, each into the settings in force before it. */
final class SectionParser {
  /** A file that is no job file at all may have any number of wrong names. */
  private static final int SEARCHES_MAX = 200;

  private final FioOptions table = FioOptions.table();
  private final Substitution substitution;
  private final Set<Fault> faults;
  private final Set<String> ignored = new LinkedHashSet<>();
  private int searches;

  SectionParser(Map<String, String> environment, Set<Fault> faults) {
    this.substitution = new Substitution(environment);
    this.faults = faults;
  }

  /** Options that do not matter, and parts of values that fio leaves out, in the order found. */
  Set<String> ignored() {
    return ignored;
  }

  /** Reads a section's options; wrong ones are told and left out. */
  void read(JobSection section, FioSettings settings) {
    List<JobOption> known = new ArrayList<>();
    List<Unknown> unknown = new ArrayList<>();
    for (JobLine line : section.options()) {
      Substitution.Replaced replaced = substitution.apply(line.text());
      if (replaced.fault() != null) {
        faults.add(line.fault(replaced.fault()));
        continue;
      }
      int equals = replaced.text().indexOf('=');
      String name = equals < 0 ? replaced.text() : replaced.text().substring(0, equals);
      String value = equals < 0 ? null : replaced.text().substring(equals + 1);
      name = name.stripTrailing();
      FioOption option = table.find(name);
      if (option == null) {
        unknown.add(new Unknown(line, name, value));
      } else {
        known.add(new JobOption(line, option, line.text(), value));
      }
    }
    known.sort(Comparator.comparingInt(option -> -option.option().priority()));
    known.forEach(option -> take(option, settings));
    String engine = FioEngine.canonical(settings.text("ioengine", FioEngine.DEFAULT));
    unknown.forEach(one -> take(one, engine, settings));
  }

  private void take(Unknown unknown, String engine, FioSettings settings) {
    FioOption option = table.find(engine, unknown.name);
    if (option != null) {
      take(new JobOption(unknown.line, option, unknown.line.text(), unknown.value), settings);
    } else if (table.engine(engine) != FioEngine.NONE) {
      // Options of an engine that is not supported are not known here; the engine is the fault.
      faults.add(unknown.line.fault("\"" + unknown.name + "\" is not " + rather(unknown, engine)));
    }
  }

  private String rather(Unknown unknown, String engine) {
    List<String> owners = table.enginesWith(unknown.name);
    if (!owners.isEmpty()) {
      return "an option of ioengine=" + engine + ", but of " + String.join(", ", owners);
    }
    if (searches++ >= SEARCHES_MAX) {
      return "an option of fio";
    }
    return "an option of fio"
        + table.nearest(unknown.name, engine).map(name -> "; nearest: " + name).orElse("");
  }

  private void take(JobOption option, FioSettings settings) {
    int kiloBase = settings.word("kb_base", "1024").equals("1000") ? 1000 : 1024;
    try {
      FioValue value = new FioSyntax(kiloBase).parse(option.option(), option.text());
      settings.put(option, value);
      note(option, value);
    } catch (FioSyntax.Refused e) {
      faults.add(option.fault(e.what()));
    }
  }

  private void note(JobOption option, FioValue value) {
    Use use = option.option().use();
    if (use == Use.IGNORED || (use == Use.UNSUPPORTED && isNeutral(option.option(), value))) {
      ignored.add(option.shown());
    } else if (use == Use.SUPPORTED && !value.exact()) {
      ignored.add(option.shown() + ": fio reads no more of it than " + readAs(value));
    }
  }

  private static String readAs(FioValue value) {
    StringBuilder numbers = new StringBuilder();
    for (int i = 0; i < value.slots().size(); i++) {
      Long kept = value.slots().get(i);
      String one = kept == null ? "" : String.valueOf(kept);
      if (i == 0 || !one.equals(text(value.slots().get(i - 1)))) {
        numbers.append(i == 0 ? "" : ",").append(one);
      }
    }
    return numbers.toString();
  }

  private static String text(@Nullable Long number) {
    return number == null ? "" : String.valueOf(number);
  }

  /** Whether an unsupported option has a value that changes nothing. */
  static boolean isNeutral(FioOption option, FioValue value) {
    if (option.neutral().contains(value.text()) || option.neutral().contains(value.word())) {
      return true;
    }
    Long number = value.slots().get(0);
    return number != null && option.neutral().contains(String.valueOf(number));
  }

  private record Unknown(JobLine line, String name, @Nullable String value) {}
}
