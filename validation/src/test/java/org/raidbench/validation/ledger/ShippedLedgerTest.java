package org.raidbench.validation.ledger;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.raidbench.api.fault.Fault;
import org.raidbench.api.fault.FaultsException;
import org.raidbench.core.assembly.Raidbench;
import org.raidbench.core.bench.Progress;
import org.raidbench.validation.fact.Fact;
import org.raidbench.validation.fact.FactClass;
import org.raidbench.validation.stand.Pace;
import org.raidbench.validation.stand.Resources;

/** The facts, classes, checks and stands that are shipped belong together. */
final class ShippedLedgerTest {
  private static final int FACTS = 441;
  private static final int NOT_TESTABLE_MAX = 80;
  private static final int ANOMALIES_MAX = 25;

  /**
   * Facts with a class other than calibrated that a figure was fitted to all the same, or of that
   * class without a figure; each with its reason.
   */
  private static final Map<String, String> EXCEPTIONS = Map.of();

  /** Articles whose stands are not all there yet; empty in the end. */
  private static final Set<Integer> OPEN = Set.of();

  private static final Resources RESOURCES = Resources.open();
  private static final Raidbench RAIDBENCH = Raidbench.start();
  private static final LedgerMaker MAKER = new LedgerMaker(RESOURCES, RAIDBENCH);

  @AfterAll
  static void close() {
    RESOURCES.close();
  }

  private static void assertNone(List<String> lines) {
    assertEquals(List.of(), lines, () -> "\n  " + String.join("\n  ", lines) + "\n");
  }

  private static List<String> lines(List<Fault> faults) {
    return faults.stream()
        .map(it -> it.source() + ":" + it.line() + ":" + it.column() + " " + it.message())
        .toList();
  }

  private static boolean isOpen(String line, String before) {
    return OPEN.stream().anyMatch(it -> line.startsWith(before + it));
  }

  private static List<Fact> ofClass(FactClass factClass) {
    return MAKER.data().facts().stream().filter(it -> it.factClass() == factClass).toList();
  }

  /** The facts of the articles whose stands are there. */
  private static List<Fact> ready(List<Fact> facts) {
    return facts.stream().filter(it -> !OPEN.contains(it.article())).toList();
  }

  @Test
  void everyFactHasAClassAndEachThatNeedsOneACheck() {
    assertNone(
        lines(MAKER.data().faults()).stream().filter(it -> !isOpen(it, "checks/s")).toList());
    assertNone(
        MAKER.data().missing().stream()
            .map(Fault::message)
            .filter(it -> !isOpen(it, "S"))
            .toList());
    assertEquals(FACTS, MAKER.data().facts().size());
    assertTrue(ofClass(FactClass.NOT_TESTABLE).size() <= NOT_TESTABLE_MAX);
    assertTrue(ofClass(FactClass.ANOMALY).size() <= ANOMALIES_MAX);
  }

  @Test
  void everyCheckFindsItsCases() {
    try {
      assertTrue(MAKER.check(ready(MAKER.data().facts())) > 100);
    } catch (FaultsException e) {
      assertNone(lines(e.faults()));
    }
  }

  @Test
  void whatIsFittedIsClassedAsCalibrated() {
    Map<String, String> faults = new TreeMap<>();
    Map<String, List<String>> fitted = Evidence.of(RAIDBENCH.registry()).byFact();
    for (Fact fact : MAKER.data().facts()) {
      boolean calibrated = fact.factClass() == FactClass.CALIBRATED;
      if (calibrated && !fitted.containsKey(fact.id())) {
        faults.put(fact.id(), "is calibrated, but no figure was fitted to it");
      } else if (!calibrated && fitted.containsKey(fact.id())) {
        faults.put(
            fact.id(), "is " + fact.factClass().word() + ", but fitted: " + fitted.get(fact.id()));
      }
    }
    assertEquals(new TreeSet<>(EXCEPTIONS.keySet()), faults.keySet(), faults::toString);
  }

  @Test
  void theLedgerThatIsPublishedHasARowForEveryFact() throws IOException {
    Path page = Path.of(System.getProperty("raidbench.root")).resolve("docs/FIDELITY.md");
    List<String> rows =
        Files.readAllLines(page).stream()
            .filter(line -> line.startsWith("| S"))
            .map(line -> line.substring(2, line.indexOf(' ', 2)))
            .toList();
    assertEquals(MAKER.data().facts().stream().map(Fact::id).toList(), rows);
  }

  @Test
  void whatIsSpecifiedComesOut() throws InterruptedException {
    Ledger ledger = MAKER.make(ready(ofClass(FactClass.SPECIFIED)), Pace.QUICK, 2, Progress.NONE);
    List<String> faults = new ArrayList<>();
    for (Row row : ledger.rows()) {
      if (row.verdict() != Verdict.SPECIFIED) {
        faults.add(row.fact().id() + ": " + row.fact().published() + ", but " + row.gave());
      }
    }
    assertNone(faults);
  }
}
