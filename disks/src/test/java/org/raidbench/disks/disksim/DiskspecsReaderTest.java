package org.raidbench.disks.disksim;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.raidbench.api.disk.Disk;
import org.raidbench.api.disk.DiskKeys;
import org.raidbench.api.disk.DiskModel;
import org.raidbench.api.disk.DiskOp;
import org.raidbench.api.disk.DiskSetup;
import org.raidbench.api.disk.DiskStart;
import org.raidbench.api.fault.FaultsException;
import org.raidbench.testkit.fake.ManualContext;

final class DiskspecsReaderTest {
  @TempDir Path directory = Path.of("");

  @BeforeEach
  void writeDescription() throws IOException {
    Texts texts = new Texts();
    for (String file : new String[] {"small.diskspecs", "small.model", "small.seek"}) {
      Files.writeString(directory.resolve(file), texts.read(file));
    }
  }

  private DiskModel model() {
    return new DiskspecsReader().readFile(directory.resolve("small.diskspecs"));
  }

  @Test
  void aDescriptionIsAModel() {
    DiskModel model = model();
    assertEquals("diskspecs/small", model.id().toString());
    assertEquals("SMALL", model.title());
    assertEquals(3_780 * 512, model.spec().whole(DiskKeys.CAPACITY));
    assertEquals(25_600_000, model.spec().whole(DiskKeys.LINK_RATE));
    assertTrue(
        model.spec().notCovered().stream().anyMatch(line -> line.startsWith("ignored: Scheduler")));
  }

  @Test
  void itsDiskTakesCommandsLikeAnyOther() {
    DiskModel model = model();
    ManualContext context = new ManualContext();
    int[] done = {0};
    Disk disk =
        model.create(
            context,
            model.spec(),
            new DiskSetup(true, DiskStart.STEADY),
            (tag, status, firstByte) -> done[0]++);
    for (int tag = 0; tag < 32; tag++) {
      disk.submit(tag, tag % 3 == 0 ? DiskOp.WRITE : DiskOp.READ, 100L * tag, 8, 0, 0);
    }
    context.runAll();
    assertEquals(32, done[0]);
    assertEquals(0, disk.state().dirtyBytes());
  }

  @Test
  void aDriveWithoutABusTimeIsAssumedToStandOnANarrowBus() throws IOException {
    Files.writeString(
        directory.resolve("small.diskspecs"),
        new Texts()
            .with(
                "small.diskspecs",
                "Bulk sector transfer time = 0.02",
                "Bulk sector transfer time = 0")
            .read("small.diskspecs"));
    assertEquals(3_518_900, model().spec().whole(DiskKeys.LINK_RATE));
    assertTrue(model().spec().figure(DiskKeys.LINK_RATE).certainty().isUnverified());
  }

  @Test
  void faultsAreThrownTogether() throws IOException {
    Files.delete(directory.resolve("small.seek"));
    FaultsException thrown = assertThrows(FaultsException.class, this::model);
    assertEquals(1, thrown.faults().size());
    assertEquals("small.model", thrown.faults().get(0).source());
  }
}
