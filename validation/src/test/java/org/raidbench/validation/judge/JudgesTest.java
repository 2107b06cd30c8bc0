package org.raidbench.validation.judge;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.raidbench.core.bench.Place;
import org.raidbench.core.table.Shown;
import org.raidbench.validation.check.Best;
import org.raidbench.validation.check.Expression;
import org.raidbench.validation.check.InRange;
import org.raidbench.validation.check.LimitedBy;
import org.raidbench.validation.check.Measured;
import org.raidbench.validation.check.Order;
import org.raidbench.validation.check.Relation;
import org.raidbench.validation.check.Saturation;
import org.raidbench.validation.check.StandRef;
import org.raidbench.validation.check.Trend;
import org.raidbench.validation.check.Where;
import org.raidbench.validation.stand.Sample;

/** Each judge on measurements that were made up. */
final class JudgesTest {
  private static final StandRef STAND = new StandRef("a.yaml", List.of(), Place.NOWHERE);
  private static final Where ANYWHERE = new Where(Map.of(), false, Place.NOWHERE);
  private static final Expression IOPS =
      new Expression(Shown.IOPS, Expression.Kind.PLAIN, "", "", "");
  private static final Expression RATIO =
      new Expression(Shown.IOPS, Expression.Kind.RATIO, "WB", "WT", "");

  private static Reading reading(String label, double... values) {
    return new Reading(label, Sample.of(values), List.of());
  }

  /** A value that each seed moves a little: by 1 % up and down. */
  private static Reading about(String label, double value) {
    return reading(label, value, 1.01 * value, 0.99 * value, 1.005 * value, 0.995 * value);
  }

  /** A value that the seeds do not agree on. */
  private static Reading vague(String label, double value) {
    return reading(label, value, 1.8 * value, 0.3 * value, 1.5 * value, 0.4 * value);
  }

  private static Outcome pair(Relation relation, Reading a, Reading b) {
    return MeasuredJudge.judge(
            new Order(STAND, ANYWHERE, IOPS, "x", List.of("A", "B"), List.of(relation)),
            List.of(a, b))
        .outcome();
  }

  @Test
  void moreHoldsTiesOrContradicts() {
    assertEquals(Outcome.HOLDS, pair(Relation.MORE, about("A", 110), about("B", 100)));
    assertEquals(Outcome.CONTRADICTED, pair(Relation.MORE, about("A", 100), about("B", 110)));
    // Within 2 % is a tie, however sure it is.
    assertEquals(Outcome.NOT_RESOLVED, pair(Relation.MORE, about("A", 101.9), about("B", 100)));
    assertEquals(Outcome.NOT_RESOLVED, pair(Relation.MORE, vague("A", 110), about("B", 100)));
    assertEquals(Outcome.HOLDS, pair(Relation.LESS, about("A", 100), about("B", 110)));
  }

  @Test
  void seedsArePaired() {
    // Each seed moves both sides by far more than they differ.
    Reading a = reading("A", 100, 200, 300, 400, 500);
    Reading b = reading("B", 90, 189, 290, 391, 489);
    assertEquals(Outcome.HOLDS, pair(Relation.MORE, a, b));
    Reading shuffled = reading("B", 489, 391, 290, 189, 90);
    assertEquals(Outcome.NOT_RESOLVED, pair(Relation.MORE, a, shuffled));
  }

  @Test
  void notLessAllowsATie() {
    assertEquals(Outcome.HOLDS, pair(Relation.NOT_LESS, about("A", 98.5), about("B", 100)));
    assertEquals(Outcome.CONTRADICTED, pair(Relation.NOT_LESS, about("A", 90), about("B", 100)));
    assertEquals(Outcome.NOT_RESOLVED, pair(Relation.NOT_LESS, vague("A", 90), about("B", 100)));
    assertEquals(Outcome.HOLDS, pair(Relation.NOT_MORE, about("A", 100), about("B", 98.5)));
  }

  @Test
  void aboutIsWithinTenPercent() {
    assertEquals(Outcome.HOLDS, pair(Relation.ABOUT, about("A", 109), about("B", 100)));
    assertEquals(Outcome.HOLDS, pair(Relation.ABOUT, about("A", 91), about("B", 100)));
    assertEquals(Outcome.CONTRADICTED, pair(Relation.ABOUT, about("A", 130), about("B", 100)));
    assertEquals(Outcome.CONTRADICTED, pair(Relation.ABOUT, about("A", 70), about("B", 100)));
    assertEquals(Outcome.NOT_RESOLVED, pair(Relation.ABOUT, vague("A", 130), about("B", 100)));
  }

  @Test
  void muchMoreIsAHalfMore() {
    assertEquals(Outcome.HOLDS, pair(Relation.MUCH_MORE, about("A", 160), about("B", 100)));
    assertEquals(Outcome.CONTRADICTED, pair(Relation.MUCH_MORE, about("A", 140), about("B", 100)));
    assertEquals(Outcome.NOT_RESOLVED, pair(Relation.MUCH_MORE, vague("A", 151), about("B", 100)));
    assertEquals(Outcome.HOLDS, pair(Relation.MUCH_LESS, about("A", 100), about("B", 160)));
  }

  @Test
  void chainsGoByNeighboursAndBearTies() {
    List<Relation> more = List.of(Relation.MORE, Relation.MORE);
    Order chain = new Order(STAND, ANYWHERE, IOPS, "x", List.of("A", "B", "C"), more);
    Reading c = about("C", 100);
    assertEquals(Outcome.HOLDS, outcome(chain, about("A", 121), about("B", 110), c));
    assertEquals(Outcome.HOLDS, outcome(chain, about("A", 111), about("B", 110), c));
    assertEquals(Outcome.NOT_RESOLVED, outcome(chain, about("A", 101), about("B", 100.5), c));
    assertEquals(Outcome.NOT_RESOLVED, outcome(chain, vague("A", 121), about("B", 110), c));
    assertEquals(Outcome.CONTRADICTED, outcome(chain, about("A", 105), about("B", 110), c));
  }

  @Test
  void whatIsSeenStandsInTheRow() {
    List<Relation> more = List.of(Relation.MORE, Relation.MORE);
    Order chain = new Order(STAND, ANYWHERE, IOPS, "x", List.of("A", "B", "C"), more);
    Finding finding =
        MeasuredJudge.judge(
            chain, List.of(reading("A", 120), reading("B", 130), reading("C", 130)));
    assertEquals("A: 120 <! B: 130 = C: 130", finding.gave());
    assertEquals("-7.7 %", finding.difference());
  }

  private static Outcome outcome(Measured check, Reading... readings) {
    return MeasuredJudge.judge(check, List.of(readings)).outcome();
  }

  @Test
  void theBestLeadAndTiesDoNotTakeThatAway() {
    Best best = new Best(STAND, ANYWHERE, IOPS, "x", List.of("A", "B"));
    assertEquals(Outcome.HOLDS, outcome(best, about("A", 80), about("B", 120), about("C", 121)));
    assertEquals(
        Outcome.CONTRADICTED, outcome(best, about("A", 80), about("B", 120), about("C", 140)));
    assertEquals(
        Outcome.NOT_RESOLVED, outcome(best, about("A", 80), about("B", 120), vague("C", 140)));
  }

  private static Outcome trend(Trend.Course course, Reading... readings) {
    return outcome(new Trend(STAND, ANYWHERE, IOPS, "x", List.of(), course, 0.15), readings);
  }

  @Test
  void aTrendMayRestButNotTurn() {
    Trend.Course rises = Trend.Course.RISES;
    assertEquals(Outcome.HOLDS, trend(rises, about("1", 100), about("2", 99), about("3", 130)));
    assertEquals(
        Outcome.CONTRADICTED, trend(rises, about("1", 100), about("2", 90), about("3", 130)));
    assertEquals(
        Outcome.NOT_RESOLVED, trend(rises, about("1", 100), vague("2", 90), about("3", 130)));
    assertEquals(
        Outcome.NOT_RESOLVED, trend(rises, about("1", 100), about("2", 101), about("3", 101)));
    assertEquals(
        Outcome.HOLDS, trend(Trend.Course.FALLS, about("1", 130), about("2", 110), about("3", 90)));
    assertEquals(Outcome.CONTRADICTED, trend(Trend.Course.FALLS, about("1", 90), about("2", 130)));
  }

  @Test
  void whatIsFlatStaysTogether() {
    Trend.Course flat = Trend.Course.FLAT;
    assertEquals(Outcome.HOLDS, trend(flat, about("1", 100), about("2", 114), about("3", 107)));
    assertEquals(
        Outcome.CONTRADICTED, trend(flat, about("1", 100), about("2", 125), about("3", 107)));
    assertEquals(Outcome.NOT_RESOLVED, trend(flat, about("1", 100), vague("2", 125)));
  }

  @ParameterizedTest
  @CsvSource({
    // the sweep, where it is stated to be reached, the outcome
    "20 60 96 100 100, c, HOLDS",
    "20 60 90 100 100, c, CONTRADICTED",
    "20 60 96 100 100, b, CONTRADICTED",
    "20 96 100 100 100, c, CONTRADICTED",
    "20 60 96 100 100, z, CONTRADICTED",
    "20 40 60 80 100, '', HOLDS",
    "20 40 60 99 100, '', CONTRADICTED"
  })
  void saturationIsTheSmallestThatNearlyReachesTheMost(String sweep, String at, Outcome expected) {
    List<Reading> readings = new ArrayList<>();
    char label = 'a';
    for (String value : sweep.split(" ", -1)) {
      readings.add(reading(String.valueOf(label++), Double.parseDouble(value)));
    }
    Saturation check = new Saturation(STAND, ANYWHERE, IOPS, "x", List.of(), at);
    assertEquals(expected, MeasuredJudge.judge(check, readings).outcome());
  }

  @Test
  void saturationNearTheBorderIsNotResolved() {
    Saturation at = new Saturation(STAND, ANYWHERE, IOPS, "x", List.of(), "2");
    assertEquals(
        Outcome.NOT_RESOLVED,
        outcome(at, about("1", 50), about("2", 94.8), reading("3", 100, 100, 100, 100, 100)));
    Saturation never = new Saturation(STAND, ANYWHERE, IOPS, "x", List.of(), "");
    assertEquals(Outcome.NOT_RESOLVED, outcome(never, about("1", 100), vague("2", 103)));
  }

  private static InRange range(
      Expression show, Double low, Double high, Double published, boolean increase) {
    return new InRange(STAND, ANYWHERE, show, low, high, published, null, increase);
  }

  @Test
  void aMeanLiesWithinItsBounds() {
    InRange exact = range(IOPS, 95.0, 105.0, 100.0, false);
    assertEquals(Outcome.HOLDS, outcome(exact, about("", 104)));
    assertEquals(Outcome.CONTRADICTED, outcome(exact, about("", 110)));
    assertEquals(Outcome.CONTRADICTED, outcome(exact, about("", 90)));
    assertEquals(Outcome.NOT_RESOLVED, outcome(exact, vague("", 110)));
    assertEquals("+4.0 %", MeasuredJudge.judge(exact, List.of(reading("", 104))).difference());
    InRange most = range(IOPS, null, 100.0, null, false);
    assertEquals(Outcome.HOLDS, outcome(most, about("", 20)));
    assertEquals("", MeasuredJudge.judge(most, List.of(reading("", 20))).difference());
    assertEquals("+50.0 %", MeasuredJudge.judge(most, List.of(reading("", 150))).difference());
    assertEquals(
        Outcome.CONTRADICTED, outcome(range(IOPS, 100.0, null, null, false), about("", 9)));
  }

  @Test
  void aLossOf478PercentIsScoredAsAnIncreaseAndPrintedAsARatioToo() {
    InRange increase = range(RATIO, 4.541, 5.019, 4.78, true);
    Finding right = MeasuredJudge.judge(increase, List.of(reading("", 5.78)));
    assertEquals(Outcome.HOLDS, right.outcome());
    assertEquals("increase 4.78 (as a ratio 5.78)", right.gave());
    Finding asRatio = MeasuredJudge.judge(increase, List.of(reading("", 4.78)));
    assertEquals(Outcome.CONTRADICTED, asRatio.outcome());
  }

  @Test
  void theLargestOfADimensionCanBeMeant() {
    InRange most =
        new InRange(STAND, ANYWHERE, IOPS, 100.0, 120.0, null, new InRange.Fold("x", true), false);
    assertEquals(Outcome.HOLDS, outcome(most, reading("a", 50), reading("b", 110)));
    InRange least =
        new InRange(STAND, ANYWHERE, IOPS, 100.0, 120.0, null, new InRange.Fold("x", false), false);
    assertEquals(Outcome.CONTRADICTED, outcome(least, reading("a", 50), reading("b", 110)));
  }

  @Test
  void allSeedsNameThePartThatLimits() {
    LimitedBy host = new LimitedBy(STAND, ANYWHERE, "host link", true);
    LimitedBy notHost = new LimitedBy(STAND, ANYWHERE, "host link", false);
    Reading all = new Reading("", Sample.of(1, 1), List.of("host link", "host link"));
    Reading one = new Reading("", Sample.of(1, 1), List.of("host link", "disks"));
    Reading none = new Reading("", Sample.of(1, 1), List.of("disks", "disks"));
    assertEquals(Outcome.HOLDS, outcome(host, all));
    assertEquals(Outcome.NOT_RESOLVED, outcome(host, one));
    assertEquals(Outcome.CONTRADICTED, outcome(host, none));
    assertEquals(Outcome.CONTRADICTED, outcome(notHost, all));
    assertEquals(Outcome.HOLDS, outcome(notHost, none));
  }

  @Test
  void whatAControllerRefusesIsSaid() {
    Reading refused = new Reading("A", Sample.none("no RAID on an HBA"), List.of());
    Order order = new Order(STAND, ANYWHERE, IOPS, "x", List.of("A", "B"), List.of(Relation.MORE));
    Finding finding = MeasuredJudge.judge(order, List.of(refused, about("B", 1)));
    assertEquals(Outcome.CONTRADICTED, finding.outcome());
    assertTrue(finding.gave().contains("n/a (no RAID on an HBA)"), finding.gave());
  }

  @Test
  void theWorstOfSeveralChecksCounts() {
    Finding holds = new Finding(Outcome.HOLDS, "a", "");
    Finding unclear = new Finding(Outcome.NOT_RESOLVED, "b", "");
    Finding wrong = new Finding(Outcome.CONTRADICTED, "c", "+1.0 %");
    assertEquals(
        new Finding(Outcome.CONTRADICTED, "1 of 3 checks; c", "+1.0 %"),
        Findings.together(List.of(holds, wrong, unclear)));
    assertEquals(Outcome.NOT_RESOLVED, Findings.together(List.of(holds, unclear)).outcome());
    assertEquals(
        new Finding(Outcome.HOLDS, "a; b", ""),
        Findings.together(List.of(holds, new Finding(Outcome.HOLDS, "b", ""))));
  }

  @Test
  void intervalsAreThoseOfStudent() {
    Sample sample = Sample.of(1, 2, 3, 4, 5);
    assertEquals(3, sample.mean());
    // 4.6041 standard errors at 99 % and four degrees of freedom.
    assertEquals(4.6041 * Math.sqrt(2.5 / 5), sample.halfWidth(), 1e-3);
    assertEquals("3.00 ±3.26", Numbers.mean(sample));
    assertEquals("512", Numbers.mean(Sample.of(512, 512)));
  }
}
