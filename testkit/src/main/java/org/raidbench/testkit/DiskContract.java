package org.raidbench.testkit;

import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.raidbench.api.disk.Disk;
import org.raidbench.api.disk.DiskKeys;
import org.raidbench.api.disk.DiskModel;
import org.raidbench.api.disk.DiskOp;
import org.raidbench.api.disk.DiskSetup;
import org.raidbench.api.disk.DiskStart;
import org.raidbench.api.spec.Key;
import org.raidbench.api.spec.Spec;

/**
 * What every disk keeps to. Extend it and return your model:
 *
 * <pre>{@code
 * final class MyDiskTest extends DiskContract {
 *   @Override
 *   protected DiskModel model() {
 *     return new MyDiskModel();
 *   }
 * }
 * }</pre>
 *
 * <p>Each test is run for each of {@link #setups}, with a few seeds. Nothing is assumed about how
 * long a command takes, except that it is less than an hour.
 */
public abstract class DiskContract extends ModelContract<DiskModel> {
  private static final int SEEDS = 2;

  /** For subclasses. */
  protected DiskContract() {}

  /**
   * The setups to test.
   *
   * @return at least one; all combinations unless overridden
   */
  protected List<DiskSetup> setups() {
    List<DiskSetup> setups = new ArrayList<>();
    for (DiskStart start : DiskStart.values()) {
      setups.add(new DiskSetup(true, start));
      setups.add(new DiskSetup(false, start));
    }
    return setups;
  }

  /**
   * How many commands a test gives a disk; fewer make the tests faster.
   *
   * @return at least 1
   */
  protected int commands() {
    return 200;
  }

  @Override
  protected final List<Key> requiredKeys() {
    return DiskModel.REQUIRED_KEYS;
  }

  @Override
  protected final List<Key> knownKeys() {
    return KnownKeys.of(DiskKeys.class);
  }

  @Test
  void figuresAreWithinTheirRanges() {
    assertOneOf(DiskKeys.KIND, "hdd", "ssd");
    assertOneOf(DiskKeys.INTERFACE, "sas", "sata", "scsi", "ata");
    assertPositive(DiskKeys.TAGS);
    assertPositive(DiskKeys.LINK_RATE);
    assertPositive(DiskKeys.ENDURANCE);
    assertTrue(model().spec().whole(DiskKeys.CAPACITY) >= 512, "capacity of at least a sector");
  }

  @Test
  void everyCommandEndsExactlyOnceAndNeverInsideSubmit() {
    sweep(DiskCommandChecks::endsOnce);
  }

  @Test
  void aTagIsFreeAgainInItsCompletion() {
    sweep(DiskCommandChecks::tagsAreFree);
  }

  @Test
  void theFirstAndTheLastSectorCanBeReachedAndAllAtOnceIsOneCommand() {
    sweep(DiskCommandChecks::wholeRange);
  }

  @Test
  void aWriteIsNotDoneBeforeItsDataHasCome() {
    sweep(DiskCommandChecks::writesAwaitData);
  }

  @Test
  void theSameSeedGivesTheSameTimes() {
    sweep(DiskCommandChecks::sameTimes);
  }

  @Test
  void whatIsOutOfBoundsIsRefusedAndLeavesNothingBehind() {
    sweep(DiskCommandChecks::bounds);
  }

  @Test
  void aTagInUseIsRefused() {
    sweep(DiskCommandChecks::tagInUse);
  }

  @Test
  void afterAFlushNothingThatWasAcknowledgedBeforeCanBeLost() {
    sweep(DiskPowerChecks::flush);
  }

  @Test
  void aForcedWriteThatIsDoneCannotBeLost() {
    sweep(DiskPowerChecks::forcedWrites);
  }

  @Test
  void withoutAWriteCacheNothingIsLost() {
    sweep(DiskPowerChecks::withoutCache);
  }

  @Test
  void aPowerCutEndsEverythingAtOnceAndTellsWhatIsLost() {
    sweep(DiskPowerChecks::powerCut);
  }

  @Test
  void cachesAreEmptyWhenThePowerComesBack() {
    sweep(DiskPowerChecks::emptyCaches);
  }

  @Test
  void countersAddUp() {
    sweep(DiskCommandChecks::counters);
  }

  @Test
  void figuresOfTheBenchReplaceTheModelsOwn() {
    DiskSetup setup = setups().get(0);
    Spec oneTag = with(DiskKeys.TAGS, "1");
    usedOrRefused(oneTag, setup, disk -> disk.submit(1, DiskOp.READ, 0, 1, 0, 0), "one tag");
    long half = model().spec().whole(DiskKeys.CAPACITY) / 1024;
    Spec halved = with(DiskKeys.CAPACITY, 512 * half + "B");
    usedOrRefused(
        halved, setup, disk -> disk.submit(0, DiskOp.READ, half, 1, 0, 0), "half the capacity");
  }

  private void usedOrRefused(Spec spec, DiskSetup setup, Misuse misuse, String what) {
    DiskProbe probe;
    try {
      probe = new DiskProbe(model(), spec, setup, 1);
    } catch (IllegalArgumentException e) {
      assertTrue(e.getMessage() != null, () -> what + " is refused without a word");
      return;
    }
    assertThrows(
        IllegalArgumentException.class,
        () -> misuse.commit(probe.disk),
        what + " given by the bench");
    probe.read(0, 0, 1);
    probe.drain();
  }

  private interface Misuse {
    void commit(Disk disk);
  }

  private void sweep(Consumer<DiskStand> check) {
    for (DiskSetup setup : setups()) {
      Sweep.seeds(
          getClass(),
          SEEDS,
          seed -> {
            try {
              check.accept(new DiskStand(model(), setup, seed, commands()));
            } catch (AssertionError e) {
              throw new AssertionError(model().id() + ", " + setup + ": " + e.getMessage(), e);
            }
          });
    }
  }
}
