package org.raidbench.disks.disksim;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.raidbench.api.fault.Fault;
import org.raidbench.api.fault.FaultsException;
import org.raidbench.disks.hdd.Mechanism;
import org.raidbench.disks.hdd.ReadAhead;

final class DescriptionReaderTest {
  private static Description read(Texts texts) {
    return DescriptionReader.read(texts, "small.diskspecs");
  }

  private static List<String> faults(Texts texts) {
    FaultsException thrown = assertThrows(FaultsException.class, () -> read(texts));
    return thrown.faults().stream().map(DescriptionReaderTest::shown).toList();
  }

  private static String shown(Fault fault) {
    return fault.source() + ":" + fault.line() + ":" + fault.column() + " " + fault.message();
  }

  @Test
  void aDescriptionIsRead() {
    Description small = read(new Texts());
    Mechanism mechanism = small.design().mechanism();
    assertEquals("SMALL", small.name());
    assertEquals(20_000, small.busSectorNanos());
    assertEquals(2 * 10 * 110 - 10 - 10 + 2 * 10 * 80, mechanism.layout().sectors());
    assertEquals(10_000_000, mechanism.rotationNanos());
    assertEquals(800_000, mechanism.headSwitchNanos());
    assertEquals(500_000, mechanism.writeSettleNanos());
    assertEquals(2_000_000, mechanism.readSeek().nanos(4));
    assertEquals(2_200_000, mechanism.readSeek().nanos(5));
    assertEquals(400_000, small.design().times().readMissAfterWrite());
    assertEquals(ReadAhead.SEGMENT, small.design().buffer().readAhead());
    assertEquals(64, small.design().buffer().segmentSectors());
  }

  @Test
  void whatDoesNotAffectTheModelIsListed() {
    List<String> ignored = read(new Texts()).ignored();
    assertTrue(
        ignored.stream().anyMatch(line -> line.startsWith("Print stats: ")), ignored::toString);
    assertTrue(
        ignored.stream().anyMatch(line -> line.startsWith("Scheduler: ")), ignored::toString);
    assertFalse(
        ignored.stream().anyMatch(line -> line.startsWith("Head switch")), ignored::toString);
  }

  @Test
  void aStatedBlockCountThatIsNotTheZonesIsSaid() {
    assertTrue(
        read(new Texts().with("small.model", "Block count = 3780", "Block count = 4000"))
            .ignored()
            .contains("Block count: 4000 is stated, but the zones hold 3780"));
  }

  @Test
  void everyFaultIsFoundAtOnceWithItsPlaceAndTheNearestName() {
    Texts texts =
        new Texts()
            .with("small.diskspecs", "Preseeking level = 0", "Preseeking level = 3")
            .with("small.diskspecs", "Never disconnect = 0", "Never disconect = 0")
            .with("small.model", "Head switch time = 0.8", "Head switch time = fast")
            .with("small.model", "Blocks per track = 80", "Blocks per track = 80.5")
            .with("small.seek", "4, 2.0, 0.1", "4; 2.0");
    assertEquals(
        List.of(
            "small.diskspecs:1:1 disksim_disk lacks \"Never disconnect\" = a whole number",
            "small.diskspecs:14:23 \"Preseeking level\" is between 0 and 2, not \"3\"",
            "small.diskspecs:15:4 \"Never disconect\" is not a parameter of disksim_disk"
                + "; nearest: Never disconnect",
            "small.model:25:32 \"Blocks per track\" is a whole number, not \"80.5\"",
            "small.model:41:26 \"Head switch time\" is a number, not \"fast\"",
            "small.seek:3:1 expected DISTANCE, MILLISECONDS; found \"4; 2.0\""),
        faults(texts));
  }

  @Test
  void otherLayoutsAndMechanicsAreNamedAsUnsupported() {
    assertEquals(
        List.of(
            "small.model:5:19 \"Layout Model\" is a dm_layout_g4; only dm_layout_g1 is supported"),
        faults(new Texts().with("small.model", "dm_layout_g1 {", "dm_layout_g4 {")));
    assertEquals(
        List.of(
            "small.model:37:26 access time type \"averageRotation\" is not supported"
                + "; nearest: trackSwitchPlusRotation"),
        faults(new Texts().with("small.model", "trackSwitchPlusRotation", "averageRotation")));
  }

  @Test
  void aMissingFileIsAFaultWhereItIsNamed() {
    assertEquals(
        List.of("small.diskspecs:2:19 cannot read small.model: there is no such file"),
        faults(new Texts().without("small.model")));
    assertEquals(
        List.of("small.model:39:25 cannot read seek curve small.seek"),
        faults(new Texts().without("small.seek")));
  }

  @Test
  void syntaxThatIsWrongIsReportedAndReadingGoesOn() {
    List<String> faults =
        faults(
            new Texts()
                .with("small.diskspecs", "Print stats = 1,", "Print stats 1,")
                .with("small.model", "slips = [ 25, 26 ],", "slips = [ 25, x ],"));
    assertTrue(
        faults.contains("small.diskspecs:16:17 expected NAME = VALUE, found \",\""),
        faults::toString);
    assertTrue(
        faults.contains("small.model:19:27 \"slips\" holds whole numbers, not \"x\""),
        faults::toString);
  }

  @Test
  void anUnfinishedFileIsAFault() {
    assertTrue(
        faults(new Texts().put("small.diskspecs", "disksim_disk SMALL {\n  Model = [ 1,\n"))
            .contains("small.diskspecs:3:1 expected \"]\", found the end of the file"));
    assertEquals(
        List.of("small.diskspecs:0:0 expected one disksim_disk block, found 0"),
        faults(new Texts().put("small.diskspecs", "# nothing\n")));
  }

  @Test
  void zonesMustFollowEachOtherWithinTheDrive() {
    assertEquals(
        List.of("small.model:22:10 the zone begins before the previous one ends"),
        faults(
            new Texts()
                .with("small.model", "First cylinder number = 10", "First cylinder number = 9")));
    assertEquals(
        List.of("small.model:10:10 slip 2200 lies beyond the zone's 2200 sectors"),
        faults(new Texts().with("small.model", "[ 25, 26 ]", "[ 25, 2200 ]")));
  }

  @Test
  void seekTypesOfTheManualAreRead() {
    Texts formula =
        new Texts()
            .with(
                "small.model",
                "Seek type = extracted",
                "Seek type = hplplus10, HPL seek equation values = [ 12, 1.0, 0.5, 2.0, 0.1, -1.0 ],"
                    + " First ten seek times = [ 1, 2, 3, 4, 5, 6, 7, 8, 9, 10 ]");
    assertEquals(3_000_000, read(formula).design().mechanism().readSeek().nanos(3));
    assertEquals(
        Math.round(1e6 + 0.5e6 * StrictMath.sqrt(11)),
        read(formula).design().mechanism().readSeek().nanos(11));
    assertEquals(3_500_000, read(formula).design().mechanism().readSeek().nanos(15));
    Texts constant =
        new Texts()
            .with(
                "small.model",
                "Seek type = extracted",
                "Seek type = constant, Constant seek time = 4.0");
    assertEquals(4_000_000, read(constant).design().mechanism().readSeek().nanos(7));
    String three =
        ", Single cylinder seek time = 1.0, Average seek time = 3.0, Full strobe seek time = 6.0";
    Texts lines =
        new Texts().with("small.model", "Seek type = extracted", "Seek type = linear" + three);
    assertEquals(1_000_000, read(lines).design().mechanism().readSeek().nanos(1));
    assertEquals(6_000_000, read(lines).design().mechanism().readSeek().nanos(19));
    Texts curve =
        new Texts().with("small.model", "Seek type = extracted", "Seek type = curve" + three);
    assertEquals(1_000_000, read(curve).design().mechanism().readSeek().nanos(1));
    assertEquals(
        List.of(
            "small.model:38:19 seek type constant needs \"Constant seek time\""
                + " = a number of milliseconds"),
        faults(new Texts().with("small.model", "= extracted", "= constant")));
  }

  @Test
  void aSeekFileMayGiveWritesTheirOwnTimes() {
    Mechanism mechanism =
        read(new Texts().put("small.seek", "1, 1.0, 0.1, 1.5\n19, 5.0, 0.1, 5.5\n"))
            .design()
            .mechanism();
    assertEquals(1_000_000, mechanism.readSeek().nanos(1));
    assertEquals(1_500_000, mechanism.writeSeek().nanos(1));
  }
}
