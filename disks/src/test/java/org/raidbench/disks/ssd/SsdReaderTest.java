package org.raidbench.disks.ssd;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.raidbench.api.disk.DiskKeys;
import org.raidbench.api.disk.DiskModel;
import org.raidbench.api.disk.DiskOp;
import org.raidbench.api.disk.DiskStart;
import org.raidbench.api.fault.Fault;
import org.raidbench.api.fault.FaultsException;
import org.raidbench.api.spec.Certainty;

/** A drive of the user's own, by its figures. */
final class SsdReaderTest {
  private static final Map<String, String> FIGURES =
      Map.of(
          "capacity", "400GB",
          "random-read", "80000",
          "random-write", "60000",
          "sequential-read", "520MB/s",
          "sequential-write", "400MB/s",
          "read-latency", "95us");

  private final SsdReader reader = new SsdReader();

  private static Map<String, String> with(String... pairs) {
    Map<String, String> figures = new TreeMap<>(FIGURES);
    for (int i = 0; i < pairs.length; i += 2) {
      figures.put(pairs[i], pairs[i + 1]);
    }
    return figures;
  }

  private List<String> faults(Map<String, String> figures) {
    FaultsException thrown =
        assertThrows(FaultsException.class, () -> reader.readFigures("mine", figures));
    return thrown.faults().stream().map(Fault::message).toList();
  }

  @Test
  void doesWhatItsFiguresSay() {
    DiskModel model = reader.readFigures("My drive", FIGURES);
    assertEquals("ssd/my-drive", model.id().toString());
    assertEquals(
        80_000, new Load(model, DiskStart.STEADY).rate(DiskOp.READ, false, 4096, 32, 40_000), 400);
    assertEquals(
        520e6,
        (1 << 20) * new Load(model, DiskStart.STEADY).rate(DiskOp.READ, true, 1 << 20, 32, 1_000),
        5.2e6);
    Load writes = new Load(model, DiskStart.FRESH);
    writes.rate(DiskOp.WRITE, true, 1 << 20, 32, 1_000);
    assertEquals(400e6, (1 << 20) * writes.rate(DiskOp.WRITE, true, 1 << 20, 32, 1_000), 8e6);
    Load one = new Load(model, DiskStart.STEADY);
    one.rate(DiskOp.READ, false, 4096, 1, 1_000);
    assertEquals(95_000, one.meanLatencyNanos(), 100);
  }

  @Test
  void tellsGivenFromAssumed() {
    DiskModel model = reader.readFigures("mine", with("tags", "16"));
    assertEquals(Certainty.GIVEN, model.spec().figure(DiskKeys.TAGS).certainty());
    assertEquals(Certainty.ASSUMED, model.spec().figure(SsdKeys.DIES).certainty());
    assertEquals(16, model.spec().whole(DiskKeys.TAGS));
  }

  @Test
  void takesEveryKey() {
    Map<String, String> all =
        with(
            "over-provisioning", "28 %",
            "interface", "sas",
            "link-rate", "1100MiB/s",
            "tags", "64",
            "lane-hold", "1us",
            "write-latency", "40us",
            "dies", "32",
            "channels", "8",
            "channel-rate", "300MB/s",
            "die-page", "16KiB",
            "mapping-unit", "8KiB",
            "buffer", "8MiB",
            "power-loss-protection", "yes",
            "write-cache", "no",
            "endurance", "7PB");
    all.remove("endurance");
    all.put("endurance", "7000TB");
    DiskModel model = reader.readFigures("mine", all);
    all.forEach(
        (key, shown) ->
            assertTrue(
                model.spec().figures().stream()
                    .anyMatch(f -> f.key().name().equals(key) && f.shown().equals(shown)),
                key));
    all.remove("over-provisioning");
    all.put("flash", "512GB");
    assertEquals(512e9, reader.readFigures("mine", all).spec().real(SsdKeys.FLASH));
  }

  @Test
  void namesAllFaultsAtOnce() {
    Map<String, String> figures = new TreeMap<>(FIGURES);
    figures.remove("read-latency");
    figures.put("capacity", "400");
    figures.put("random-raed", "80000");
    figures.put("interface", "satta");
    figures.put("random-write", "0");
    assertEquals(
        List.of(
            "capacity: \"400\" is not a size such as 64KiB or 74GB",
            "random-raed: is not a figure of an SSD; nearest: random-read",
            "an SSD needs read-latency, a time such as 2ms, 30s or 10min",
            "interface: \"satta\" is not known; nearest: sata",
            "random-write: expected from 1 to 100000000"),
        faults(figures));
  }

  @Test
  void refusesWhatContradictsItself() {
    assertEquals(
        List.of(
            "read-latency: it is shorter than the command engine (one over random-read) and the"
                + " transfer of 4 KiB take together"),
        faults(with("read-latency", "20us")));
    assertEquals(
        List.of("flash: without more flash than capacity nothing can be collected"),
        faults(with("flash", "400GB")));
    assertEquals(
        List.of("over-provisioning: flash says the same; give one of them"),
        faults(with("flash", "500GB", "over-provisioning", "7 %")));
    assertEquals(
        List.of(
            "tags: expected from 1 to 4096",
            "die-page: expected a power of two",
            "mapping-unit: expected a power of two"),
        faults(
            with(
                "tags",
                "0",
                "dies",
                "4",
                "channels",
                "8",
                "die-page",
                "5KiB",
                "mapping-unit",
                "12KiB",
                "buffer",
                "1KiB")));
    assertEquals(
        List.of("random-read: expected from 1 to 100000000"), faults(with("random-read", "0")));
  }

  @Test
  void refusesFiguresBeyondReason() {
    assertEquals(
        List.of(
            "capacity: expected from 1MiB to 100TB",
            "random-read: expected from 1 to 100000000",
            "sequential-read: expected from 1MB/s to 1TB/s",
            "read-latency: expected from 0s to 1s",
            "dies: expected from 1 to 1024"),
        faults(
            with(
                "random-read",
                "900000000000000000",
                "sequential-read",
                "900000TB/s",
                "capacity",
                "900000TB",
                "dies",
                "5000",
                "channels",
                "8",
                "read-latency",
                "10000d",
                "flash",
                "920000TB")));
  }
}
