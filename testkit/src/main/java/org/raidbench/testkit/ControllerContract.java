package org.raidbench.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.raidbench.api.ModelId;
import org.raidbench.api.controller.CommandPath;
import org.raidbench.api.controller.Controller;
import org.raidbench.api.controller.ControllerKeys;
import org.raidbench.api.controller.ControllerModel;
import org.raidbench.api.controller.Costs;
import org.raidbench.api.controller.Parts;
import org.raidbench.api.disk.DiskKeys;
import org.raidbench.api.host.HostKeys;
import org.raidbench.api.sim.RandomStream;
import org.raidbench.api.spec.Dimension;
import org.raidbench.api.spec.Key;
import org.raidbench.api.spec.Quantity;
import org.raidbench.api.spec.Spec;
import org.raidbench.testkit.fake.ManualContext;

/**
 * What every controller keeps to. Extend it and return your model:
 *
 * <pre>{@code
 * final class MyControllerTest extends ControllerContract {
 *   @Override
 *   protected ControllerModel model() {
 *     return new MyControllerModel();
 *   }
 * }
 * }</pre>
 *
 * <p>The parts it brings are asked about thousands of random views; a slot it leaves empty is not
 * tested.
 */
public abstract class ControllerContract extends ModelContract<ControllerModel> {
  private static final int SEEDS = 500;
  private static final int[] LENGTHS = {1, 8, 16, 128, 512, 2048, 8192};

  /** For subclasses. */
  protected ControllerContract() {}

  @Override
  protected final List<Key> requiredKeys() {
    return ControllerModel.REQUIRED_KEYS;
  }

  @Override
  protected final List<Key> knownKeys() {
    return KnownKeys.of(ControllerKeys.class);
  }

  @Test
  void figuresAreWithinTheirRanges() {
    Spec spec = model().spec();
    assertOneOf(ControllerKeys.KIND, "raid", "hba");
    assertOneOf(ControllerKeys.HOST_BUS, HostKeys.BUSES.toArray(String[]::new));
    assertOneOf(ControllerKeys.DISK_BUS, DiskKeys.BUSES.toArray(String[]::new));
    assertOneOf(ControllerKeys.UNPROTECTED_BACK, "through", "refused");
    assertOneOf(ControllerKeys.DEFAULT_READ, "none", "always", "adaptive");
    assertOneOf(ControllerKeys.DEFAULT_WRITE, "through", "back", "forced-back");
    assertOneOf(ControllerKeys.DEFAULT_IO, "direct", "cached");
    for (Key key :
        List.of(
            ControllerKeys.HOST_LANES,
            ControllerKeys.PORTS,
            ControllerKeys.CHIP_LANES,
            ControllerKeys.MAX_COMMANDS,
            ControllerKeys.MAX_REQUEST,
            ControllerKeys.MAX_DISKS,
            ControllerKeys.MAX_ARRAYS,
            ControllerKeys.MAX_SPANS,
            ControllerKeys.MAX_SPAN_DISKS,
            ControllerKeys.CACHE,
            ControllerKeys.CACHE_LINE,
            ControllerKeys.CACHE_RATE,
            ControllerKeys.DATA_PATH_RATE,
            ControllerKeys.PARITY_RATE,
            ControllerKeys.FIRMWARE_CORES,
            ControllerKeys.DEFAULT_STRIP)) {
      assertPositive(key);
    }
    assertTrue(
        !spec.has(ControllerKeys.CACHE) || spec.has(ControllerKeys.CACHE_LINE),
        "a cache without the size of its line");
    boolean usesCache =
        !spec.text(ControllerKeys.DEFAULT_WRITE, "").equals("through")
            || !spec.text(ControllerKeys.DEFAULT_READ, "").equals("none");
    assertTrue(
        !usesCache || spec.has(ControllerKeys.CACHE), "a policy as delivered that needs a cache");
  }

  @Test
  void stripsIncludeTheOneAsDelivered() {
    List<String> strips = model().spec().words(ControllerKeys.STRIPS);
    List<Double> bytes =
        strips.stream().map(s -> Quantity.parse(s, Dimension.SIZE).orElseThrow()).toList();
    assertTrue(
        bytes.isEmpty() || bytes.contains(model().spec().real(ControllerKeys.DEFAULT_STRIP)),
        () -> "the strip as delivered is none of " + strips);
  }

  @Test
  void whatItNamesAreModels() {
    for (Key key : List.of(ControllerKeys.PROTECTIONS, ControllerKeys.CACHE_DEVICES)) {
      for (String id : model().spec().words(key)) {
        assertEquals(id, ModelId.of(id).toString(), key.name());
      }
    }
  }

  @Test
  void costsAndPartsAreTheSameEachTime() {
    Controller controller = controller(model().spec(), 1);
    assertSame(controller.costs(), controller.costs());
    assertEquals(controller.parts(), controller.parts());
  }

  @Test
  void costsAreNeverNegativeAndDoNotFallWithLength() {
    Costs costs = controller(model().spec(), 1).costs();
    assertTrue(costs.destageLineNanos() >= 0, "cost of destaging a line");
    for (boolean write : new boolean[] {false, true}) {
      long disk = 0;
      for (int sectors : LENGTHS) {
        disk = notLess(disk, costs.diskCommandNanos(write, sectors), "disk command");
      }
      for (CommandPath path : CommandPath.values()) {
        long host = 0;
        for (int sectors : LENGTHS) {
          long now = costs.hostCommandNanos(path, write, sectors);
          assertEquals(now, costs.hostCommandNanos(path, write, sectors), "asked again");
          host = notLess(host, now, path + (write ? " write of " : " read of ") + sectors);
        }
      }
    }
  }

  private static long notLess(long before, long now, String what) {
    assertTrue(now >= before, () -> what + ": " + now + " ns, where less cost " + before);
    return now;
  }

  @Test
  void theFastPathCostsNoMoreThanTheNormalOne() {
    Costs costs = controller(model().spec(), 1).costs();
    for (boolean write : new boolean[] {false, true}) {
      for (int sectors : LENGTHS) {
        long fast = costs.hostCommandNanos(CommandPath.FAST, write, sectors);
        // A command on the fast path contains its disk command.
        long normal =
            costs.hostCommandNanos(CommandPath.NORMAL, write, sectors)
                + costs.diskCommandNanos(write, sectors);
        assertTrue(fast <= normal, () -> "fast: " + fast + " ns, normal: " + normal + " ns");
      }
    }
  }

  @Test
  void figuresOfTheBenchReplaceTheModelsOwn() {
    if (model().spec().has(ControllerKeys.READ_COMMAND)) {
      long own = readNanos(model().spec());
      long others = readNanos(with(ControllerKeys.READ_COMMAND, "987654ns"));
      assertNotEquals(own, others, "cost of a read with the bench's figure");
    }
  }

  private long readNanos(Spec spec) {
    return controller(spec, 1).costs().hostCommandNanos(CommandPath.NORMAL, false, 8);
  }

  @Test
  void changesOfStateAreTaken() {
    Controller controller = controller(model().spec(), 1);
    for (String kind :
        List.of("protection-ready", "protection-lost", "reboot", "array-degraded", "no-such")) {
      controller.changed(kind, "told by a test");
    }
  }

  @Test
  void mirrorChoiceKeepsToTheCopies() {
    part((parts, random) -> ifThere(parts.mirrorChoice(), random, PartsChecks::mirrorChoice));
  }

  @Test
  void parityMethodIsAFunction() {
    part((parts, random) -> ifThere(parts.parityMethod(), random, PartsChecks::parityMethod));
  }

  @Test
  void readAheadIsNotNegative() {
    part((parts, random) -> ifThere(parts.readAhead(), random, PartsChecks::readAhead));
  }

  @Test
  void destageChoosesDirtyRowsAndEmptiesAFullCache() {
    part((parts, random) -> ifThere(parts.destage(), random, PartsChecks::destage));
  }

  @Test
  void cacheQuotaKeepsToTheCache() {
    part((parts, random) -> ifThere(parts.cacheQuota(), random, PartsChecks::cacheQuota));
  }

  @Test
  void writeRuleNeverRisksWhatItWasNotAskedTo() {
    part((parts, random) -> ifThere(parts.writeRule(), random, PartsChecks::writeRule));
  }

  @Test
  void pathRuleUsesOnlyAPathThatIsThere() {
    part((parts, random) -> ifThere(parts.pathRule(), random, PartsChecks::pathRule));
  }

  private void part(BiConsumer<Parts, RandomStream> check) {
    Sweep.seeds(
        getClass(),
        SEEDS,
        seed ->
            check.accept(
                controller(model().spec(), seed).parts(), new RandomStream(seed, "views")));
  }

  private static <P> void ifThere(
      @Nullable P part, RandomStream random, BiConsumer<P, RandomStream> check) {
    if (part != null) {
      check.accept(part, random);
    }
  }

  private Controller controller(Spec spec, long seed) {
    return model().create(new ManualContext(seed, "controller"), spec);
  }
}
