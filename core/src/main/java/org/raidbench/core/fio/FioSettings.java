package org.raidbench.core.fio;

import java.util.Arrays;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The options in force for a job: those of the sections before it that are for all, and its own.
 */
final class FioSettings {
  private final Map<String, JobOption> given = new LinkedHashMap<>();
  private final Map<String, FioValue> values = new LinkedHashMap<>();

  FioSettings copy() {
    FioSettings copy = new FioSettings();
    copy.given.putAll(given);
    copy.values.putAll(values);
    return copy;
  }

  /**
   * Sets an option; of a number by direction, the directions it does not give stay as they were.
   */
  void put(JobOption option, FioValue value) {
    String name = option.option().name();
    FioValue before = values.get(name);
    given.remove(name);
    given.put(name, option);
    values.put(name, before == null ? value : merged(before, value));
    if (name.equals("rwmixwrite") && value.last() != null) {
      // The two are one setting, and the later of them counts.
      given.put("rwmixread", option);
      long reads = 100 - value.last();
      values.put(
          "rwmixread",
          new FioValue("", "", Arrays.asList(reads, reads, reads), FioValue.NONE, reads, true));
    }
  }

  private static FioValue merged(FioValue before, FioValue value) {
    if (value.last() == null) {
      return value;
    }
    Long[] slots = new Long[3];
    Long[] highs = new Long[3];
    for (int i = 0; i < slots.length; i++) {
      boolean own = value.slots().get(i) != null;
      slots[i] = own ? value.slots().get(i) : before.slots().get(i);
      highs[i] = own ? value.highs().get(i) : before.highs().get(i);
    }
    return new FioValue(
        value.text(),
        value.word(),
        Arrays.asList(slots),
        Arrays.asList(highs),
        value.last(),
        value.exact());
  }

  boolean has(String name) {
    return values.containsKey(name);
  }

  @Nullable FioValue value(String name) {
    return values.get(name);
  }

  /** Where an option was given; null if it was not. */
  @Nullable JobOption option(String name) {
    return given.get(name);
  }

  String text(String name, String otherwise) {
    FioValue value = values.get(name);
    return value == null ? otherwise : value.text();
  }

  String word(String name, String otherwise) {
    FioValue value = values.get(name);
    return value == null ? otherwise : value.word();
  }

  boolean flag(String name) {
    FioValue value = values.get(name);
    Long kept = value == null ? null : value.slots().get(0);
    return kept != null && kept != 0;
  }

  /** The number of a direction. */
  long number(String name, int direction, long otherwise) {
    FioValue value = values.get(name);
    Long kept = value == null ? null : value.slots().get(direction);
    return kept == null ? otherwise : kept;
  }

  /** The last number given, for options of which fio keeps only that. */
  long last(String name, long otherwise) {
    FioValue value = values.get(name);
    Long kept = value == null ? null : value.last();
    return kept == null ? otherwise : kept;
  }

  Collection<JobOption> options() {
    return given.values();
  }

  /** Names and values as they were written, without the effects of one option on another. */
  Map<String, String> written() {
    Map<String, String> written = new LinkedHashMap<>();
    for (Map.Entry<String, JobOption> entry : given.entrySet()) {
      if (entry.getValue().option().name().equals(entry.getKey())) {
        String text = entry.getValue().text();
        written.put(entry.getKey(), text == null ? "" : text);
      }
    }
    return written;
  }
}
