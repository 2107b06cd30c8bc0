package org.raidbench.validation.ledger;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.raidbench.api.fault.Fault;
import org.raidbench.api.fault.FaultsException;
import org.raidbench.core.assembly.Raidbench;
import org.raidbench.core.bench.Progress;
import org.raidbench.validation.fact.Fact;
import org.raidbench.validation.report.JsonReport;
import org.raidbench.validation.report.MarkdownReport;
import org.raidbench.validation.report.TableReport;
import org.raidbench.validation.stand.Pace;
import org.raidbench.validation.stand.Resources;

/**
 * A ledger of eleven made-up facts from files to formats. After a change of words or figures: run
 * with {@code -Draidbench.updateGolden=true} and read the difference.
 */
final class SmallLedgerTest {
  private static final Raidbench RAIDBENCH = Raidbench.start();

  @TempDir Path folder;

  private static Path shipped() {
    return Path.of(System.getProperty("raidbench.root"))
        .resolve("validation/src/test/resources/org/raidbench/validation/small");
  }

  private static Ledger make(Path from, int threads) throws InterruptedException {
    LedgerMaker maker = new LedgerMaker(Resources.in(from), RAIDBENCH);
    return maker.make(maker.data().facts(), Pace.QUICK, threads, Progress.NONE);
  }

  private static void assertGolden(String name, String text) throws IOException {
    Path golden = shipped().resolve("golden").resolve(name);
    if (Boolean.getBoolean("raidbench.updateGolden")) {
      Files.writeString(golden, text);
    }
    assertEquals(Files.readString(golden), text);
  }

  @Test
  void formatsAreAsTheyWereOnAnyNumberOfThreads() throws Exception {
    Ledger ledger = withoutComponents(make(shipped(), 1));
    assertGolden("table.txt", TableReport.of(ledger, 90));
    assertGolden("ledger.json", JsonReport.of(ledger));
    assertGolden("page.md", MarkdownReport.of(ledger));
    assertEquals(JsonReport.of(ledger), JsonReport.of(withoutComponents(make(shipped(), 4))));
  }

  /** The catalogue's fitted parameters are the catalogue's affair. */
  private static Ledger withoutComponents(Ledger ledger) {
    return new Ledger(ledger.rows(), List.of(), ledger.seeds(), ledger.timeShare(), ledger.whole());
  }

  @Test
  void linesKeepWithinTheWidth() throws Exception {
    Ledger ledger = make(shipped(), 2);
    String text = TableReport.of(ledger, 60);
    long over = text.lines().filter(line -> line.length() > 60 && line.contains(" ")).count();
    assertEquals(0, over, text);
  }

  @Test
  void verdictsFollowClassAndOutcome() throws Exception {
    Ledger ledger = make(shipped(), 2);
    List<String> verdicts =
        ledger.rows().stream().map(it -> it.fact().id() + " " + it.verdict().words()).toList();
    assertEquals(
        List.of(
            "S0-001 specified",
            "S0-002 contradicted",
            "S0-003 holds",
            "S0-004 holds",
            "S0-005 contradicted",
            "S0-006 holds",
            "S1-001 anomaly",
            "S1-002 inconsistent",
            "S1-003 calibrated",
            "S1-004 not testable",
            "S1-005 contradicted"),
        verdicts);
    assertEquals(5, ledger.simulated());
    assertEquals(3, ledger.holding());
    assertTrue(ledger.rows().get(10).gave().startsWith("n/a ("), ledger.rows().get(10).gave());
  }

  @Test
  void eachCaseIsRunOnceHoweverManyFactsNeedIt() throws Exception {
    LedgerMaker maker = new LedgerMaker(Resources.in(shipped()), RAIDBENCH);
    assertEquals(5, maker.check(maker.data().facts()));
    int[] runs = new int[1];
    maker.make(
        maker.data().facts(), Pace.QUICK, 2, (done, all) -> runs[0] = Math.max(runs[0], done));
    assertEquals(15, runs[0]);
  }

  private Path changed(String file, String from, String to) throws IOException {
    try (Stream<Path> files = Files.walk(shipped())) {
      for (Path path : files.toList()) {
        Path copy = folder.resolve(shipped().relativize(path).toString());
        if (Files.isDirectory(path)) {
          Files.createDirectories(copy);
        } else {
          Files.writeString(copy, Files.readString(path));
        }
      }
    }
    Path path = folder.resolve(file);
    String text = Files.readString(path);
    assertTrue(text.contains(from), from);
    Files.writeString(path, text.replace(from, to));
    return folder;
  }

  private static List<String> faults(Path from) {
    FaultsException e = assertThrows(FaultsException.class, () -> make(from, 1));
    return e.faults().stream()
        .map(it -> it.source() + ":" + it.line() + " " + it.message())
        .toList();
  }

  @Test
  void checksThatFindNoCaseAreFaults() throws IOException {
    assertEquals(
        List.of("checks/all.yaml:8 no case has disks \"five\"; one of: two, four"),
        faults(
            changed(
                "checks/all.yaml",
                "where: {disks: four, queue-depth: 1, board: raid}",
                "where: {disks: five, queue-depth: 1, board: raid}")));
    assertEquals(
        List.of("checks/all.yaml:6 no case has disks \"for\"; nearest: four"),
        faults(changed("checks/all.yaml", "order: two ~ four", "order: two ~ for")));
    assertEquals(
        List.of("checks/all.yaml:6 nothing varies by \"disk\"; nearest: disks"),
        faults(changed("checks/all.yaml", "over: disks", "over: disk")));
    assertEquals(
        List.of("checks/all.yaml:6 2 cases are meant where one is read: say board in \"where\""),
        faults(
            changed(
                "checks/all.yaml",
                "show: iops, where: {queue-depth: 1, board: raid}",
                "show: iops, where: {queue-depth: 1}")));
    assertEquals(
        List.of("checks/all.yaml:1 there is no stand \"smal.yaml\"; nearest: small.yaml"),
        faults(changed("checks/all.yaml", "stand: small.yaml", "stand: smal.yaml")));
  }

  @Test
  void factsChecksAndClassesHaveToAgree() throws IOException {
    assertEquals(
        List.of("checks/all.yaml:3 there is no fact S0-009; nearest: S0-001"),
        faults(changed("checks/all.yaml", "  S0-001:", "  S0-009:")));
    assertEquals(
        List.of("facts.csv:2 S0-001 has no class in classes.csv"),
        faults(changed("classes.csv", "S0-001,specified,\n", "")).stream()
            .filter(it -> it.startsWith("facts"))
            .toList());
    LedgerData data =
        LedgerData.read(
            Resources.in(
                changed(
                    "checks/all.yaml",
                    "  S0-006: {limited-by: queue depth, where: {disks: four, queue-depth: 1,"
                        + " board: raid}}\n",
                    "")));
    assertEquals(
        List.of("S0-006 is simulated and has no check"),
        data.missing().stream().map(Fault::message).toList());
  }

  @Test
  void aFaultElsewhereDoesNotStandInTheWayOfOneFact() throws Exception {
    Path broken = changed("checks/all.yaml", "S1-005: {at-least", "S1-005: {at-lest");
    LedgerMaker maker = new LedgerMaker(Resources.in(broken), RAIDBENCH);
    List<Fact> first = maker.data().facts().subList(0, 1);
    assertEquals(1, maker.make(first, Pace.QUICK, 1, Progress.NONE).rows().size());
    List<Fact> last = maker.data().facts().subList(10, 11);
    assertThrows(FaultsException.class, () -> maker.make(last, Pace.QUICK, 1, Progress.NONE));
  }
}
