package org.raidbench.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.PrintWriter;
import java.io.StringWriter;
import org.junit.jupiter.api.Test;

/** {@code raidbench validate} on facts that are cheap to judge. */
final class ValidateCommandTest {
  private record Ran(int status, String out, String err) {}

  private static Ran run(String... arguments) {
    StringWriter out = new StringWriter();
    StringWriter err = new StringWriter();
    int status = Main.run(arguments, new PrintWriter(out), new PrintWriter(err));
    return new Ran(status, out.toString(), err.toString());
  }

  @Test
  void factsAreJudgedByCatalogueAndSimulation() {
    String[] facts = {
      "validate", "--quick", "--fact", "S0-001", "--fact", "S4-110", "--fact", "S0-045..046"
    };
    Ran ran = run(facts);
    assertEquals(0, ran.status(), ran.err());
    assertTrue(ran.out().startsWith("4 facts, each case run with 3 seeds"), ran.out());
    assertTrue(ran.out().contains("S0-001   specified "), ran.out());
    assertTrue(ran.out().contains("S0-045   not testable "), ran.out());
    assertTrue(ran.out().contains("S4-110   holds "), ran.out());
    assertTrue(ran.out().contains("why: operating systems are not modelled"), ran.out());
    assertTrue(ran.err().matches("4 facts in [0-9.]+ s\\R"), ran.err());
    assertEquals(ran.out(), run(facts).out());
  }

  @Test
  void formatsAreForPagesAndPrograms() {
    Ran json = run("validate", "--fact", "S0-001", "--format", "json");
    assertEquals(0, json.status(), json.err());
    assertTrue(json.out().contains("\"format\" : \"raidbench-ledger\""), json.out());
    assertTrue(json.out().contains("\"verdict\" : \"specified\""), json.out());
    Ran page = run("validate", "--fact", "S0-001", "--format", "markdown");
    assertTrue(page.out().startsWith("# What was published"), page.out());
    assertTrue(page.out().contains("\n| S0-001 | controller: LSI MegaRAID"), page.out());
  }

  @Test
  void casesAreFoundWithoutRunningThem() {
    Ran ran = run("validate", "--check", "--fact", "S4-110");
    assertEquals("1 facts, 1 cases, no fault\n", ran.out(), ran.err());
  }

  @Test
  void whatIsUnknownIsToldWithTheNearest() {
    Ran ran = run("validate", "--fact", "S0-87", "--article", "2");
    assertEquals(2, ran.status());
    assertTrue(ran.err().contains("--fact S0-87: there is no such fact; nearest: S0-"), ran.err());
    assertTrue(ran.err().contains("--article 2: there is no such article"), ran.err());
    Ran format = run("validate", "--format", "jsno");
    assertEquals(2, format.status());
    assertTrue(format.err().contains("there is no such format; nearest: json"), format.err());
    assertTrue(run("validate", "--threads", "0").err().contains("expected 1 to 1024"));
  }
}
