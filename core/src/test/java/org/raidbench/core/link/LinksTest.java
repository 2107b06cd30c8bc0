package org.raidbench.core.link;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.raidbench.testkit.fake.ManualContext;

final class LinksTest {
  @Test
  void cardAndSlotAgreeOnGenerationAndLanes() {
    HostSlot card = new HostSlot(HostBus.PCIE_3, 8);
    assertEquals(6400L << 20, HostSlot.parse("pcie-3.0-x16").orElseThrow().bytesPerSecond(card));
    assertEquals(3200L << 20, HostSlot.parse("pcie-2.0-x8").orElseThrow().bytesPerSecond(card));
    assertEquals(3200L << 20, HostSlot.parse("pcie-3.0-x4").orElseThrow().bytesPerSecond(card));
    assertEquals(
        1_066_000_000L,
        HostSlot.parse("pci-x-133")
            .orElseThrow()
            .bytesPerSecond(new HostSlot(HostBus.PCI_X_133, 1)));
    assertFalse(HostSlot.parse("pci-x-133").orElseThrow().takes(card));
    assertEquals(Optional.empty(), HostSlot.parse("pcie-3.0"));
    assertEquals(Optional.empty(), HostSlot.parse("pcie-3.0-x3"));
    assertEquals(Optional.empty(), HostSlot.parse("pci-x-133-x2"));
  }

  @Test
  void everyNameIsFoundAgain() {
    for (HostBus bus : HostBus.values()) {
      assertEquals(Optional.of(bus), HostBus.named(bus.word()));
    }
    for (DiskBus bus : DiskBus.values()) {
      assertEquals(Optional.of(bus), DiskBus.named(bus.word()));
    }
    assertEquals(HostBus.values().length, HostBus.words().size());
    assertEquals(DiskBus.values().length, DiskBus.words().size());
  }

  @Test
  void noTimeIsLostToRounding() {
    ManualContext context = new ManualContext();
    HostLink link = new HostLink(context, 3_000_000_007L, true, 0);
    long end = 0;
    for (int i = 0; i < 100_000; i++) {
      end = link.toHost(512);
    }
    assertEquals(100_000L * 512 * 1_000_000_000L / 3_000_000_007L, end);
    assertEquals(171, link.toController(512), 1, "the other direction is free");
  }

  @Test
  void aParallelBusIsSharedBothWays() {
    ManualContext context = new ManualContext();
    HostLink link = new HostLink(context, 1_000_000_000L, false, 0);
    assertEquals(512, link.toHost(512));
    assertEquals(1_024, link.toController(512));
  }

  @Test
  void aNarrowerPathSetsThePace() {
    ManualContext context = new ManualContext();
    HostLink link = new HostLink(context, 1_000_000_000L, true, 500_000_000L);
    assertEquals(1_024 + 512, link.toHost(512));
    assertEquals(2_048 + 512, link.toHost(512));
    assertEquals(512 + 1_024, link.toController(512));
  }

  @Test
  void aNarrowerPathBehindASharedBusKeepsTheOrder() {
    ManualContext context = new ManualContext();
    HostLink link = new HostLink(context, 1_000_000_000L, false, 500_000_000L);
    assertEquals(1_536, link.toHost(512));
    assertEquals(1_536 + 512 + 1_024, link.toController(512), "waits for what was sent before");
  }

  @Test
  void aDiskLinkOverlapsTheMediaAndEndsNoEarlier() {
    ManualContext context = new ManualContext();
    DiskLink link = DiskLink.direct(context, 1_000_000_000L, 2_000_000_000L);
    context.runUntil(10_000);
    assertEquals(10_000, link.read(5_000, 4_096), "the link was done before the media");
    assertEquals(5_000 + 4_096 + 8_192, link.read(8_000, 8_192), "the link is busy until 9,096");
    assertEquals(17_288 + 100, link.write(100));
  }

  @Test
  void aLaneIsHeldAtTheDisksRateUnlessTheExpanderBuffers() {
    for (boolean buffered : new boolean[] {false, true}) {
      ManualContext context = new ManualContext();
      Lanes lanes = new Lanes(context.child("expander"), 1, 1_000_000_000L, buffered);
      DiskLink slow = DiskLink.behind(lanes, context.child("a"), 250_000_000L, 0);
      DiskLink fast = DiskLink.behind(lanes, context.child("b"), 1_000_000_000L, 1_300);
      assertEquals(4_000, slow.write(1_000), "its own link takes that long in any case");
      long lane = buffered ? 1_000 : 4_000;
      assertEquals(lane + 1_300, fast.write(1_000), "small: the tunnel's time");
      assertEquals(lane + 1_300 + 2_000, fast.write(2_000), "large: the data's time");
    }
  }

  @Test
  void lanesServeAsManyDisksAtOnce() {
    ManualContext context = new ManualContext();
    Lanes lanes = new Lanes(context.child("expander"), 2, 1_000_000_000L, false);
    long[] ends = new long[4];
    for (int disk = 0; disk < 4; disk++) {
      DiskLink link = DiskLink.behind(lanes, context.child("d" + disk), 1_000_000_000L, 0);
      ends[disk] = link.write(1_000);
    }
    assertTrue(ends[0] == 1_000 && ends[1] == 1_000 && ends[2] == 2_000 && ends[3] == 2_000);
  }
}
