package org.raidbench.core.pipeline;

import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import org.junit.jupiter.api.Test;
import org.raidbench.api.controller.ControllerKeys;
import org.raidbench.api.controller.IoPolicy;
import org.raidbench.api.controller.Policy;
import org.raidbench.api.controller.ReadPolicy;
import org.raidbench.api.controller.WritePolicy;
import org.raidbench.api.disk.DiskModel;
import org.raidbench.api.host.HostKeys;
import org.raidbench.api.sim.RandomStream;
import org.raidbench.core.system.ExpanderPart;
import org.raidbench.disks.DisksPlugin;

/** What an I/O costs that no clock is needed for: events, and garbage. */
final class HotPathTest {
  private static final int WARM_UP_IOS = 100_000;
  private static final int MEASURED_IOS = 50_000;

  /** Tables still grow a little now and then; more than this for each I/O is a leak. */
  private static final long GARBAGE_BYTES_MAX = 8;

  private static Stand stand(String disk) {
    Stand stand =
        new Stand()
            .host(HostKeys.CORES, "12")
            .host(HostKeys.CLOCK, "2.6GHz")
            .controller(ControllerKeys.DRIVER_CYCLES, "28000")
            .controller(ControllerKeys.FAST_PATH, "yes")
            .controller(ControllerKeys.FAST_COMMAND, "700ns")
            .controller(ControllerKeys.READ_COMMAND, "5us")
            .controller(ControllerKeys.PARITY_RATE, "2GB/s")
            .controller(ControllerKeys.CACHE_RATE, "6GB/s")
            .controller(ControllerKeys.CACHE, "64MiB")
            .controller(ControllerKeys.CACHE_LINE, "64KiB");
    DiskModel model =
        new DisksPlugin()
            .disks().stream()
                .filter(one -> one.id().product().equals(disk))
                .findFirst()
                .orElseThrow();
    stand.diskModel = model;
    stand.disk = model.spec();
    return stand;
  }

  @Test
  void aReadThroughAnExpanderTakesEightEventsAndNoGarbage() {
    Stand stand = stand("husmm1680ass204").controller(ControllerKeys.MAX_COMMANDS, "4000");
    stand.diskCount = 12;
    stand.level("raid0");
    stand.expander = new ExpanderPart("sas3", 8, false, 0);
    check(stand, 3_072, 0, 8, 8);
  }

  @Test
  void writingBackToParityMakesNoGarbage() {
    Stand stand = stand("hus156030vls600").controller(ControllerKeys.MAX_COMMANDS, "255");
    stand.diskCount = 8;
    stand.level("raid5");
    stand.policy = new Policy(ReadPolicy.NONE, WritePolicy.FORCED_BACK, IoPolicy.DIRECT, false);
    check(stand, 32, 30, 16, 12);
  }

  private static void check(Stand stand, int depth, int writePercent, int sectors, int eventsMax) {
    RandomStream random = new RandomStream(1, "load");
    StorageSystem[] system = new StorageSystem[1];
    long[] done = new long[1];
    long[] places = new long[1];
    system[0] =
        stand.buildWith(
            request -> {
              done[0]++;
              submit(system[0], random, request, writePercent, places[0], sectors);
            });
    places[0] = system[0].targetSectors(0) / sectors;
    for (int request = 0; request < depth; request++) {
      submit(system[0], random, request, writePercent, places[0], sectors);
    }
    run(stand, done, WARM_UP_IOS);
    long events = stand.simulation.eventCount();
    long garbage = allocatedBytes();
    run(stand, done, MEASURED_IOS);
    garbage = allocatedBytes() - garbage;
    events = stand.simulation.eventCount() - events;
    String found = events + " events, " + garbage + " bytes of garbage";
    assertTrue(garbage <= GARBAGE_BYTES_MAX * MEASURED_IOS, found);
    assertTrue(events <= (long) eventsMax * MEASURED_IOS, found);
  }

  private static void run(Stand stand, long[] done, long more) {
    long end = done[0] + more;
    while (done[0] < end) {
      stand.simulation.step();
    }
  }

  private static void submit(
      StorageSystem system,
      RandomStream random,
      int request,
      int writePercent,
      long places,
      int sectors) {
    boolean write = random.below(100) < writePercent;
    system.submit(request, 0, write, random.below(places) * sectors, sectors);
  }

  private static long allocatedBytes() {
    return ((ThreadMXBean) ManagementFactory.getThreadMXBean()).getCurrentThreadAllocatedBytes();
  }
}
