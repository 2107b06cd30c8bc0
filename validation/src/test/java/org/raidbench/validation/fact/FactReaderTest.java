package org.raidbench.validation.fact;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.raidbench.api.fault.Fault;
import org.raidbench.api.fault.FaultsException;

/** The two CSV files, and picking facts of them. */
final class FactReaderTest {
  private static final String HEAD =
      "id,source_file,subject,parameter,condition,value,unit,kind,note\n";

  private static List<String> faults(String facts, String classes) {
    List<Fault> faults = new ArrayList<>();
    FactReader.read("facts.csv", HEAD + facts, "classes.csv", classes, faults);
    return faults.stream().map(it -> it.source() + ":" + it.line() + " " + it.message()).toList();
  }

  @Test
  void factsAndClassesAreJoined() {
    List<Fact> facts =
        FactReader.read(
            "facts.csv",
            HEAD + "S0-001,a.txt,\"a, \"\"b\"\"\",ports,,8,ports,exact,\n",
            "classes.csv",
            "id,class,reason\nS0-001,anomaly,no mechanism\n",
            new ArrayList<>());
    Fact fact = facts.get(0);
    assertEquals("a, \"b\"", fact.subject());
    assertEquals("8 ports", fact.published());
    assertEquals(FactClass.ANOMALY, fact.factClass());
    assertEquals("no mechanism", fact.reason());
    assertEquals(0, fact.article());
  }

  @Test
  void everyFaultIsToldWithItsLine() {
    assertEquals(
        List.of(
            "facts.csv:3 S0-002 has no class in classes.csv",
            "facts.csv:4 \"S0-3\" is not a fact's id such as S0-087",
            "facts.csv:5 expected 9 cells, not 3",
            "facts.csv:6 S0-001 is there twice",
            "classes.csv:3 S0-003: there is no class \"speified\"; nearest: specified",
            "classes.csv:4 S0-004 is anomaly without a reason",
            "classes.csv:4 S0-004 is not among the facts; nearest: S0-001",
            "classes.csv:5 S0-001 has two classes"),
        faults(
            """
            S0-001,f,s,p,,1,,exact,
            S0-002,f,s,p,,1,,exact,
            S0-3,f,s,p,,1,,exact,
            S0-004,f,s
            S0-001,f,s,p,,1,,exact,
            """,
            """
            id,class,reason
            S0-001,simulated,
            S0-003,speified,
            S0-004,anomaly,
            S0-001,specified,
            """));
  }

  @Test
  void aHeadingHasToBeRight() {
    assertEquals(
        List.of("classes.csv:1 expected the columns [id, class, reason], not [id, clas]"),
        faults("", "id,clas\n"));
  }

  private static Fact fact(String id) {
    return new Fact(id, "s", "p", "", "1", "", "exact", "", FactClass.SPECIFIED, "");
  }

  @Test
  void factsArePickedByIdRangeAndArticle() {
    List<Fact> all =
        List.of(fact("S0-001"), fact("S0-002"), fact("S0-003"), fact("S1-001"), fact("S4-001"));
    assertEquals(all, FactIds.select(all, List.of(), List.of()));
    assertEquals(
        List.of("S0-002", "S0-003", "S1-001", "S4-001"),
        FactIds.select(all, List.of("S4-001", "S0-002..003"), List.of(1)).stream()
            .map(Fact::id)
            .toList());
    assertEquals(
        List.of("S0-003", "S1-001"),
        FactIds.select(all, List.of("S0-003..S1-001"), List.of()).stream().map(Fact::id).toList());
    FaultsException wrong =
        assertThrows(
            FaultsException.class,
            () -> FactIds.select(all, List.of("S0-02", "S0-500..600"), List.of(3)));
    assertEquals(
        List.of(
            "--fact S0-02: there is no such fact; nearest: S0-002",
            "--fact S0-500..600: no fact lies in this range; nearest: S0-001",
            "--article 3: there is no such article; one of: 0, 1, 4"),
        wrong.faults().stream().map(Fault::message).toList());
  }
}
