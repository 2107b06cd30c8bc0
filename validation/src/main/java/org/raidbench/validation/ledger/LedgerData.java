package org.raidbench.validation.ledger;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.raidbench.api.fault.Fault;
import org.raidbench.api.fault.Faults;
import org.raidbench.api.fault.FaultsException;
import org.raidbench.api.fault.Names;
import org.raidbench.validation.check.CheckEntry;
import org.raidbench.validation.check.CheckReader;
import org.raidbench.validation.fact.Fact;
import org.raidbench.validation.fact.FactReader;
import org.raidbench.validation.stand.Resources;

/**
 * The facts and how each is judged.
 *
 * @param facts every fact
 * @param checks checks by the facts' ids
 * @param faults everything that is wrong in any of the files; what is right of them is there
 */
public record LedgerData(List<Fact> facts, Map<String, CheckEntry> checks, List<Fault> faults) {
  private static final String FACTS = "facts.csv";
  private static final String CLASSES = "classes.csv";
  private static final String CHECKS = "checks";

  /** Copies the collections. */
  public LedgerData {
    facts = List.copyOf(facts);
    faults = List.copyOf(faults);
    checks = Collections.unmodifiableMap(new LinkedHashMap<>(checks));
  }

  /**
   * Reads facts, classes and checks.
   *
   * @param resources where they are
   * @return all of it
   */
  public static LedgerData read(Resources resources) {
    List<Fault> faults = new ArrayList<>();
    List<Fact> facts =
        FactReader.read(FACTS, resources.text(FACTS), CLASSES, resources.text(CLASSES), faults);
    List<String> ids = facts.stream().map(Fact::id).toList();
    Map<String, CheckEntry> checks = new LinkedHashMap<>();
    for (String name : resources.yamlFiles(CHECKS)) {
      String source = CHECKS + "/" + name;
      Faults own = new Faults(source);
      for (CheckEntry entry : CheckReader.read(source, resources.text(source), own)) {
        if (!ids.contains(entry.fact())) {
          own.add(
              entry.at().line(),
              entry.at().column(),
              "there is no fact " + entry.fact() + Names.hint(entry.fact(), ids));
        }
        @Nullable CheckEntry other = checks.putIfAbsent(entry.fact(), entry);
        if (other != null) {
          own.add(
              entry.at().line(),
              entry.at().column(),
              "%s has a check already, in %s, line %d"
                  .formatted(entry.fact(), other.at().source(), other.at().line()));
        }
      }
      faults.addAll(own.list());
    }
    return new LedgerData(facts, checks, faults);
  }

  /**
   * Sees to it that some facts can be judged by what the files say. A fault elsewhere does not
   * stand against that.
   *
   * @param selected the facts
   * @throws FaultsException with every fault, if all facts are meant or one of them lacks its check
   */
  void throwIfUnfit(List<Fact> selected) {
    boolean lacking =
        selected.stream()
            .anyMatch(it -> it.factClass().needsCheck() && !checks.containsKey(it.id()));
    if (!faults.isEmpty() && (lacking || selected.size() == facts.size())) {
      throw new FaultsException(faults);
    }
  }

  /**
   * Facts that should be judged but have no check.
   *
   * @return a fault for each
   */
  public List<Fault> missing() {
    return facts.stream()
        .filter(it -> it.factClass().needsCheck() && !checks.containsKey(it.id()))
        .map(
            it ->
                new Fault(
                    CHECKS, 0, 0, it.id() + " is " + it.factClass().word() + " and has no check"))
        .toList();
  }
}
