package org.raidbench.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.raidbench.api.cache.CacheDevice;
import org.raidbench.api.cache.CacheDeviceModel;
import org.raidbench.api.cache.CacheKeys;
import org.raidbench.api.cache.CacheMode;
import org.raidbench.api.sim.RandomStream;
import org.raidbench.api.spec.Key;
import org.raidbench.testkit.fake.FakeAccess;
import org.raidbench.testkit.fake.FakeLines;
import org.raidbench.testkit.fake.ManualContext;

/**
 * What every cache device keeps to. Extend it and return your model:
 *
 * <pre>{@code
 * final class MyCacheTest extends CacheDeviceContract {
 *   @Override
 *   protected CacheDeviceModel model() {
 *     return new MyCacheModel();
 *   }
 * }
 * }</pre>
 *
 * <p>Modes, levels, sizes and members that the specification does not offer must be refused.
 */
public abstract class CacheDeviceContract extends ModelContract<CacheDeviceModel> {
  private static final int SEEDS = 20;
  private static final long GIB = 1L << 30;

  /** For subclasses. */
  protected CacheDeviceContract() {}

  /**
   * A level for a pool with nothing wrong with it.
   *
   * @return the first that the specification offers, unless overridden
   */
  protected String level() {
    List<String> levels = model().spec().words(CacheKeys.LEVELS);
    return levels.isEmpty() ? "" : levels.get(0);
  }

  /**
   * Members of a pool with nothing wrong with it.
   *
   * @return two of the first model that may be one, or of any if all may, unless overridden
   */
  protected List<String> members() {
    List<String> may = model().spec().words(CacheKeys.MEMBERS);
    return Collections.nCopies(2, may.isEmpty() ? "any/ssd" : may.get(0));
  }

  @Override
  protected final List<Key> requiredKeys() {
    return CacheDeviceModel.REQUIRED_KEYS;
  }

  @Override
  protected final List<Key> knownKeys() {
    return KnownKeys.of(CacheKeys.class);
  }

  @Test
  void figuresAreWithinTheirRanges() {
    assertOneOf(CacheKeys.KIND, "dram", "ssd-pool");
    assertPositive(CacheKeys.MAX_CAPACITY);
    assertPositive(CacheKeys.MAX_DISKS);
    assertPositive(CacheKeys.FILL_RATE);
    assertPositive(CacheKeys.ADMIT_TOUCHES);
    assertPositive(CacheKeys.ADMIT_WRITE_TOUCHES);
    assertPositive(CacheKeys.BYPASS_CONSECUTIVE);
    assertFalse(modes().isEmpty(), "no mode");
    assertTrue(
        !pool() || model().spec().has(CacheKeys.LEVELS), "a pool that says no level it can have");
  }

  @Test
  void whatIsOfferedIsTakenAndTheRestRefused() {
    for (CacheMode mode : CacheMode.values()) {
      List<String> faults = model().check(level(), mode, members(), capacity());
      faults.forEach(fault -> assertOneLine("fault", fault));
      if (modes().contains(mode)) {
        assertEquals(List.of(), faults, () -> mode + " is offered");
        model().advice(level(), mode).forEach(line -> assertOneLine("advice", line));
      } else {
        assertFalse(faults.isEmpty(), () -> mode + " is taken, and not offered");
      }
    }
    CacheMode mode = modes().get(0);
    List<String> levels = model().spec().words(CacheKeys.LEVELS);
    for (String level : List.of("raid0", "raid1", "raid5", "raid6", "raid10", "no-such-level")) {
      if (pool() && !levels.contains(level)) {
        refused(model().check(level, mode, members(), capacity()), level);
      }
    }
    if (model().spec().has(CacheKeys.MAX_CAPACITY)) {
      long most = model().spec().whole(CacheKeys.MAX_CAPACITY);
      assertEquals(List.of(), model().check(level(), mode, members(), most), "largest capacity");
      refused(model().check(level(), mode, members(), most + 512), "a capacity above the largest");
    }
    if (model().spec().has(CacheKeys.MAX_DISKS)) {
      int most = Math.toIntExact(model().spec().whole(CacheKeys.MAX_DISKS));
      String member = members().get(0);
      refused(
          model().check(level(), mode, Collections.nCopies(most + 1, member), capacity()),
          "one disk more than may be");
    }
    if (model().spec().has(CacheKeys.MEMBERS)) {
      refused(
          model().check(level(), mode, List.of("no-such/ssd", "no-such/ssd"), capacity()),
          "members of another make");
    }
  }

  @Test
  void aDeviceIsWhatItsSpecificationSays() {
    for (CacheMode mode : modes()) {
      CacheDevice device = device(mode, 1);
      int sectors = device.lineSectors();
      assertTrue(Integer.bitCount(sectors) == 1, () -> sectors + " sectors are no power of two");
      assertEquals(model().spec().whole(CacheKeys.LINE), 512L * sectors, "line");
      assertEquals(mode, device.mode(), "mode");
      assertEquals(!pool(), device.needsProtection(), "needs protection");
      long rate = model().spec().whole(CacheKeys.FILL_RATE, Long.MAX_VALUE);
      assertEquals(rate, device.fillBytesPerSecond(), "fill rate");
      CacheDevice other = model().create(new ManualContext(), with(CacheKeys.LINE, "2KiB"), mode);
      assertEquals(4, other.lineSectors(), "the bench's line");
    }
  }

  @Test
  void admissionIsTheSameEachTime() {
    Sweep.seeds(
        getClass(),
        SEEDS,
        seed -> {
          for (CacheMode mode : modes()) {
            CacheDevice one = device(mode, seed);
            CacheDevice other = device(mode, seed);
            RandomStream random = new RandomStream(seed, "accesses");
            for (int i = 0; i < 100; i++) {
              int consecutive = 1 + (int) random.below(random.below(2) == 0 ? 2 : 100);
              FakeAccess access =
                  new FakeAccess(
                      random.below(2) == 0,
                      1 + (int) random.below(2048),
                      consecutive,
                      1 + (int) random.below(4));
              assertEquals(one.admit(access), other.admit(access), access::toString);
            }
          }
        });
  }

  /**
   * Only a pool that is written back keeps writes: elsewhere a write that missed brings nothing in.
   */
  @Test
  void writesAreTakenInByWritingBackAlone() {
    for (CacheMode mode : modes()) {
      CacheDevice device = device(mode, 1);
      FakeAccess often = new FakeAccess(true, 8, 1, 1_000);
      assertEquals(mode == CacheMode.WRITE_BACK, device.admit(often), () -> "a write, " + mode);
      assertTrue(device.admit(new FakeAccess(false, 8, 1, 1_000)), () -> "a read, " + mode);
    }
  }

  @Test
  void aVictimIsFreeAndFoundIfThereIsOne() {
    Sweep.seeds(
        getClass(),
        SEEDS,
        seed -> {
          for (CacheMode mode : modes()) {
            CacheDevice one = device(mode, seed);
            CacheDevice other = device(mode, seed);
            RandomStream random = new RandomStream(seed, "lines");
            for (int i = 0; i < 50; i++) {
              FakeLines lines = lines(random);
              int victim = one.victim(lines);
              assertEquals(victim, other.victim(lines), () -> "victim of " + lines);
              boolean some = false;
              for (int line = lines.oldest(); line >= 0; line = lines.younger(line)) {
                some |= lines.free(line);
              }
              if (some) {
                assertTrue(
                    victim != CacheDevice.NONE && lines.free(victim),
                    () -> "victim " + victim + " of " + lines);
              } else {
                assertEquals(CacheDevice.NONE, victim, () -> "victim of " + lines);
              }
            }
          }
        });
  }

  /** None to forty lines in any order of use; most, some or none of them free. */
  private static FakeLines lines(RandomStream random) {
    List<FakeLines.Line> lines = new ArrayList<>();
    int count = (int) random.below(41);
    long freeOfEight = random.below(9);
    for (int number = 0; number < count; number++) {
      lines.add(
          (int) random.below(lines.size() + 1L),
          new FakeLines.Line(number, random.below(8) < freeOfEight, (int) random.below(5)));
    }
    return new FakeLines(lines);
  }

  private boolean pool() {
    return model().spec().text(CacheKeys.KIND, "").equals("ssd-pool");
  }

  private long capacity() {
    return Math.min(8 * GIB, model().spec().whole(CacheKeys.MAX_CAPACITY, Long.MAX_VALUE));
  }

  private List<CacheMode> modes() {
    return model().spec().words(CacheKeys.MODES).stream()
        .map(word -> CacheMode.valueOf(word.replace('-', '_').toUpperCase(Locale.ROOT)))
        .toList();
  }

  private CacheDevice device(CacheMode mode, long seed) {
    return model().create(new ManualContext(seed, "cache"), model().spec(), mode);
  }

  private static void refused(List<String> faults, String what) {
    assertFalse(faults.isEmpty(), () -> what + " is not refused");
    faults.forEach(fault -> assertOneLine("fault", fault));
  }
}
