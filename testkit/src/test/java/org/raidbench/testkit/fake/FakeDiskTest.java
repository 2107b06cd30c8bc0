package org.raidbench.testkit.fake;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.raidbench.api.disk.Disk;
import org.raidbench.api.disk.DiskCompletion;
import org.raidbench.api.disk.DiskOp;
import org.raidbench.api.disk.DiskSetup;
import org.raidbench.api.disk.DiskStart;
import org.raidbench.api.disk.DiskState;
import org.raidbench.api.disk.DiskStatus;

final class FakeDiskTest {
  private final ManualContext context = new ManualContext();
  private final List<String> ended = new ArrayList<>();
  private final DiskCompletion completion =
      (tag, status, firstByteNanos) -> ended.add(tag + " " + status + "@" + context.nowNanos());

  private FakeDisk disk(FakeDiskModel model) {
    return model.create(context, model.spec(), new DiskSetup(false, DiskStart.FRESH), completion);
  }

  @Test
  void timesAreTheScriptsAndTheLastOneStays() {
    FakeDisk disk = disk(FakeDiskModel.of(ServiceTime.scripted(10, 20)));
    disk.submit(0, DiskOp.READ, 0, 1, 0, 0);
    disk.submit(1, DiskOp.WRITE, 8, 8, Disk.FUA, 0);
    disk.submit(2, DiskOp.FLUSH, 0, 0, 0, 0);

    context.runAll();

    assertEquals(List.of("0 OK@10", "1 OK@30", "2 OK@50"), ended);
    assertEquals(new DiskState(0, 0, 1, 1, 512, 4096, 4096, 0, 50), disk.state());
    assertEquals(
        new FakeDisk.Command(1, DiskOp.WRITE, 8, 8, Disk.FUA, 0, 0), disk.commands().get(1));
  }

  @Test
  void severalServersWorkAtOnce() {
    FakeDisk disk = disk(FakeDiskModel.of(ServiceTime.fixed(10)).withServers(2));
    for (int tag = 0; tag < 3; tag++) {
      disk.submit(tag, DiskOp.READ, 0, 1, 0, 0);
    }

    context.runAll();

    assertEquals(List.of("0 OK@10", "1 OK@10", "2 OK@20"), ended);
  }

  @Test
  void aWriteWaitsForItsData() {
    disk(FakeDiskModel.of(ServiceTime.fixed(10))).submit(0, DiskOp.WRITE, 0, 1, 0, 25);

    context.runAll();

    assertEquals(List.of("0 OK@25"), ended);
  }

  @Test
  void failuresComeAsOrdered() {
    List<FakeDisk> made = new ArrayList<>();
    FakeDisk disk = disk(FakeDiskModel.of(ServiceTime.fixed(10)).handingOver(made::add));
    made.get(0).failNext(DiskStatus.MEDIA_ERROR);
    for (int tag = 0; tag < 2; tag++) {
      disk.submit(tag, DiskOp.READ, 0, 1, 0, 0);
    }
    context.runAll();
    disk.fail();
    disk.submit(5, DiskOp.READ, 0, 1, 0, 0);
    context.runAll();

    assertEquals(List.of("0 MEDIA_ERROR@10", "1 OK@20", "5 FAILED@30"), ended);
  }

  private void read(FakeDisk disk, long... sectors) {
    for (long sector : sectors) {
      disk.submit(0, DiskOp.READ, sector, 8, 0, 0);
      context.runAll();
    }
  }

  @Test
  void whatCannotBeReadCanBeWritten() {
    FakeDisk disk =
        disk(FakeDiskModel.of(ServiceTime.fixed(0)).withEnding(Ending.unreadable(10, 2)));
    read(disk, 0, 3, 11, 12);
    disk.submit(0, DiskOp.WRITE, 8, 8, 0, 0);
    context.runAll();

    assertEquals(
        List.of("0 OK@0", "0 MEDIA_ERROR@0", "0 MEDIA_ERROR@0", "0 OK@0", "0 OK@0"), ended);
  }

  @Test
  void faultsAddUp() {
    Ending faults = Ending.everyNth(2, DiskStatus.MEDIA_ERROR).or(Ending.failingFrom(2));
    read(disk(FakeDiskModel.of(ServiceTime.fixed(0)).withEnding(faults)), 0, 0, 0, 0);

    assertEquals(List.of("0 OK@0", "0 MEDIA_ERROR@0", "0 FAILED@0", "0 MEDIA_ERROR@0"), ended);
  }

  @Test
  void whatWasUnderWayWhenThePowerWentNeverEndsAgain() {
    FakeDisk disk = disk(FakeDiskModel.of(ServiceTime.fixed(10)));
    disk.submit(0, DiskOp.READ, 0, 1, 0, 0);
    disk.submit(1, DiskOp.READ, 0, 1, 0, 0);
    context.runUntil(5);
    disk.powerCut();
    disk.powerOn();
    disk.submit(0, DiskOp.READ, 0, 1, 0, 0);

    context.runAll();

    assertEquals(List.of("0 ABORTED@5", "1 ABORTED@5", "0 OK@15"), ended);
  }
}
