package org.raidbench.disks.hdd;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.raidbench.api.disk.DiskKeys;
import org.raidbench.api.disk.DiskModel;
import org.raidbench.api.disk.DiskOp;
import org.raidbench.api.fault.Fault;
import org.raidbench.api.fault.FaultsException;
import org.raidbench.api.spec.Certainty;

final class HddReaderTest {
  private final HddReader reader = new HddReader();

  private static Map<String, String> figures() {
    Map<String, String> figures = new LinkedHashMap<>();
    figures.put("capacity", "74GB");
    figures.put("rpm", "10000");
    figures.put("outer-rate", "72MB/s");
    figures.put("inner-rate", "54MB/s");
    figures.put("seek-average", "4.5ms");
    return figures;
  }

  private List<String> faults(Map<String, String> figures) {
    return assertThrows(FaultsException.class, () -> reader.readFigures("Mine", figures))
        .faults()
        .stream()
        .map(Fault::message)
        .toList();
  }

  @Test
  void fiveFiguresAreEnough() {
    DiskModel model = reader.readFigures("My disk", figures());
    assertEquals("hdd/my-disk", model.id().toString());
    assertEquals(Certainty.GIVEN, model.spec().figure(DiskKeys.RPM).certainty());
    assertEquals(Certainty.ASSUMED, model.spec().figure(HddKeys.SEEK_FULL).certainty());
    assertEquals(74_000_000_000L, model.spec().whole(DiskKeys.CAPACITY));
    Rig rig = new Rig(model, true, 1);
    double each = 1e3 / rig.perSecond(DiskOp.READ, 1, 2_000, 16, rig.anywhere(16));
    assertEquals(0.3 + 4.5 + 3.0 + 0.1, each, 0.3);
  }

  @Test
  void everyFaultIsToldAtOnce() {
    Map<String, String> figures = figures();
    figures.remove("capacity");
    figures.put("rpms", "10000");
    figures.put("seek-average", "4.5");
    assertEquals(
        List.of(
            "seek-average: \"4.5\" is not a time such as 2ms, 30s or 10min",
            "rpms: is not a figure of a hard disk; nearest: rpm",
            "a hard disk needs capacity, a size such as 64KiB or 74GB"),
        faults(figures));
  }

  @Test
  void figuresThatContradictEachOtherAreFaults() {
    Map<String, String> figures = figures();
    figures.put("inner-rate", "80MB/s");
    assertEquals(List.of("inner-rate is above outer-rate"), faults(figures));
    figures.put("inner-rate", "54MB/s");
    figures.put("seek-full", "3ms");
    assertTrue(faults(figures).get(0).startsWith("seek-track, seek-average and seek-full"));
  }
}
