package org.raidbench.validation.check;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.raidbench.api.fault.Faults;

/** Checks as they are written, and every fault of them with its line. */
final class CheckReaderTest {
  private static List<String> faults(String text) {
    Faults faults = new Faults("c.yaml");
    CheckReader.read("c.yaml", text, faults);
    return faults.list().stream()
        .map(it -> it.line() + ":" + it.column() + " " + it.message())
        .toList();
  }

  private static Check check(String written) {
    Faults faults = new Faults("c.yaml");
    List<CheckEntry> entries =
        CheckReader.read("c.yaml", "stand: a.yaml\nfacts:\n  S0-001: " + written + "\n", faults);
    assertEquals(List.of(), faults.list());
    return entries.get(0).check();
  }

  @Test
  void aChainHasValuesAndSignsBetweenThem() {
    Order order =
        assertInstanceOf(
            Order.class,
            check("{order: A B > C >= D ~ E, over: x, show: rating, where: {d: [1, 2], e: f}}"));
    assertEquals(List.of("A B", "C", "D", "E"), order.chain());
    assertEquals(List.of(Relation.MORE, Relation.NOT_LESS, Relation.ABOUT), order.relations());
    assertEquals(4, 2 * order.where().combinations().size());
    assertEquals(Map.of("d", "2", "e", "f"), order.where().combinations().get(1));
    assertEquals("a.yaml", order.stand().name());
  }

  @Test
  void figuresOfTwoValues() {
    InRange ratio =
        assertInstanceOf(InRange.class, check("{from: 1.8, to: 2, show: MB/s A x / B}"));
    assertEquals("MB/s A x / B", ratio.show().text());
    assertEquals(Expression.Kind.RATIO, ratio.show().kind());
    InRange difference =
        assertInstanceOf(InRange.class, check("{value: 8000, show: iops A - B, over: p}"));
    assertEquals(Expression.Kind.DIFFERENCE, difference.show().kind());
    assertEquals("p", difference.show().over());
    assertEquals(7600, difference.low());
    assertEquals(8400, difference.high());
  }

  @Test
  void aStandMayBeChanged() {
    Refused refused =
        assertInstanceOf(
            Refused.class,
            check(
                "{refused: {stand: b.yaml, set: {arrays.t: {level: raid5}, x: \"1\"}, says: no}}"));
    assertEquals("b.yaml", refused.stand().name());
    assertEquals(List.of("arrays.t={level: raid5}", "x=\"1\""), refused.stand().sets());
  }

  @Test
  void severalChecksOfOneFact() {
    AllOf all =
        assertInstanceOf(
            AllOf.class,
            check("{all-of: [{limited-by: disks}, {figure: {model: m, key: k, is: [a, b]}}]}"));
    assertEquals(2, all.parts().size());
    FigureIs figure = assertInstanceOf(FigureIs.class, all.parts().get(1));
    assertEquals("a, b", figure.expected().is());
  }

  @Test
  void everyFaultIsToldWithItsPlace() {
    List<String> faults =
        faults(
            """
            stand: a.yaml
            facts:
              S0-001: {order: A B, over: x, show: iops}
              S0-002: {trend: up, along: x, show: iops}
              S0-003: {ordr: A > B, over: x, show: iops}
              S0-004: {value: fast, show: iops}
              S0-005: {value: 5, show: iosp}
              S0-006: {order: A > B, over: x, show: iops, wher: {a: b}}
              S0-007: {order: A > B, trend: rises}
              S0-008: {refused: {set: {a: b}}}
              S0-009: {figure: {model: m}}
              S0-010: {from: 3, to: 2, show: iops}
              S0-011: {workload: {pattern: p, blok: 8KiB}}
              S0-012: {value: 5, show: iops, reading: increase}
            """);
    assertEquals(
        List.of(
            "3:12 order: \"A B\" is not an order such as A > B ~ C",
            "4:12 trend: \"up\" is none of \"rises\", \"falls\", \"flat\"",
            "5:11 no way of judging is given; nearest: order",
            "6:12 value: \"fast\" is not a number such as 8000 or 5%",
            "7:22 show: \"iosp\" is not a figure; nearest: iops; or two values of it: "
                + "iops WB / WT, iops WB - WT",
            "8:47 there is no \"wher\" here; nearest: where",
            "9:11 judged in several ways, order and trend; all-of takes several checks",
            "10:12 refused: expected what the message says",
            "11:20 expected a model and a key, or a number",
            "11:20 nothing is expected; one of: is, at-least, at-most, contains, lacks, count",
            "12:11 nothing lies between 3.0 and 2.0",
            "13:35 there is no \"blok\" here; nearest: block",
            "14:34 reading: expected \"ratio\" or \"increase\", of a ratio such as iops WB / WT"),
        faults);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "'facts: [';not YAML",
        "'stand: a.yaml';expected \"facts\"",
        "'- a';expected a mapping",
        "'facts: {S0-001: {limited-by: disks}}';no stand is named",
        "'facts: {S0-001: {limited-by: a, limited-by: b}}';given twice"
      })
  void aFileThatIsNone(String text, String fault) {
    assertTrue(faults(text).stream().anyMatch(it -> it.contains(fault)), () -> "" + faults(text));
  }
}
