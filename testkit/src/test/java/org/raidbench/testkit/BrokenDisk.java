package org.raidbench.testkit;

import java.util.List;
import org.raidbench.api.ModelId;
import org.raidbench.api.disk.Disk;
import org.raidbench.api.disk.DiskCompletion;
import org.raidbench.api.disk.DiskKeys;
import org.raidbench.api.disk.DiskModel;
import org.raidbench.api.disk.DiskOp;
import org.raidbench.api.disk.DiskSetup;
import org.raidbench.api.disk.DiskState;
import org.raidbench.api.disk.DiskStatus;
import org.raidbench.api.sim.Context;
import org.raidbench.api.spec.Certainty;
import org.raidbench.api.spec.Figure;
import org.raidbench.api.spec.Spec;
import org.raidbench.testkit.fake.FakeDiskModel;
import org.raidbench.testkit.fake.ServiceTime;

/** A fake disk that breaks its contract in one way. */
final class BrokenDisk implements Disk {
  /** How it is broken, and a test of the contract that must see it. */
  enum Fault {
    ENDS_TWICE("everyCommandEndsExactlyOnceAndNeverInsideSubmit"),
    NEVER_ENDS("everyCommandEndsExactlyOnceAndNeverInsideSubmit"),
    ENDS_IN_SUBMIT("everyCommandEndsExactlyOnceAndNeverInsideSubmit"),
    FAILS_IN_HEALTH("everyCommandEndsExactlyOnceAndNeverInsideSubmit"),
    FIRST_BYTE_AFTER_END("everyCommandEndsExactlyOnceAndNeverInsideSubmit"),
    FIRST_BYTE_IN_THE_PAST("everyCommandEndsExactlyOnceAndNeverInsideSubmit"),
    KEEPS_TAG_IN_COMPLETION("aTagIsFreeAgainInItsCompletion"),
    CANNOT_REACH_LAST_SECTOR("theFirstAndTheLastSectorCanBeReachedAndAllAtOnceIsOneCommand"),
    WRITES_BEFORE_DATA_COMES("aWriteIsNotDoneBeforeItsDataHasCome"),
    DIFFERS_FROM_RUN_TO_RUN("theSameSeedGivesTheSameTimes"),
    TAKES_ANY_RANGE("whatIsOutOfBoundsIsRefusedAndLeavesNothingBehind"),
    TAKES_TAG_IN_USE("aTagInUseIsRefused"),
    FLUSHES_NOTHING("afterAFlushNothingThatWasAcknowledgedBeforeCanBeLost"),
    IGNORES_FORCE("aForcedWriteThatIsDoneCannotBeLost"),
    CACHES_WITHOUT_CACHE("withoutAWriteCacheNothingIsLost"),
    SURVIVES_POWER_CUT("aPowerCutEndsEverythingAtOnceAndTellsWhatIsLost"),
    LOSES_MORE_THAN_IT_HAD("aPowerCutEndsEverythingAtOnceAndTellsWhatIsLost"),
    STAYS_OFF("aPowerCutEndsEverythingAtOnceAndTellsWhatIsLost"),
    REMEMBERS_WITHOUT_POWER("cachesAreEmptyWhenThePowerComesBack"),
    MISCOUNTS("countersAddUp"),
    IS_BUSIER_THAN_TIME("countersAddUp"),
    IGNORES_THE_BENCH("figuresOfTheBenchReplaceTheModelsOwn"),
    HAS_NO_KIND("requiredFiguresAreThere"),
    IS_A_TAPE("figuresAreWithinTheirRanges");

    final String caughtBy;

    Fault(String caughtBy) {
      this.caughtBy = caughtBy;
    }
  }

  private static long runs;

  private final Fault fault;
  private final Context context;
  private final Disk disk;
  private final DiskCompletion told;
  private boolean everCut;
  private long ends;
  private long dirtyBytes;

  private BrokenDisk(
      Fault fault, Context context, Spec spec, DiskSetup setup, DiskCompletion told) {
    this.fault = fault;
    this.context = context;
    this.told = told;
    long salt = fault == Fault.DIFFERS_FROM_RUN_TO_RUN ? ++runs : 0;
    ServiceTime time = (index, op, sector, sectors) -> 100_000 + salt + (sector * 31 + index) % 977;
    disk = FakeDiskModel.of(time).withServers(4).create(context, spec, setup, this::done);
  }

  static DiskModel model(Fault fault) {
    FakeDiskModel sound = FakeDiskModel.of(ServiceTime.fixed(1));
    return new DiskModel() {
      @Override
      public ModelId id() {
        return ModelId.of("broken/disk");
      }

      @Override
      public String title() {
        return "Broken disk";
      }

      @Override
      public Spec spec() {
        if (fault == Fault.IS_A_TAPE) {
          Figure tape =
              Figure.of(DiskKeys.KIND, "tape", Certainty.ASSUMED, "chosen for a test", List.of());
          return sound.spec().with(tape);
        }
        return fault != Fault.HAS_NO_KIND
            ? sound.spec()
            : Spec.builder()
                .add(sound.spec().figure(DiskKeys.TAGS))
                .add(sound.spec().figure(DiskKeys.CAPACITY))
                .build();
      }

      @Override
      public Disk create(Context context, Spec spec, DiskSetup setup, DiskCompletion completion) {
        Spec used = fault == Fault.IGNORES_THE_BENCH ? spec() : spec;
        return new BrokenDisk(fault, context, used, setup, completion);
      }
    };
  }

  @Override
  public void submit(int tag, DiskOp op, long sector, int sectors, int flags, long dataNanos) {
    switch (fault) {
      case ENDS_IN_SUBMIT -> told.done(tag, DiskStatus.OK, context.nowNanos());
      case STAYS_OFF -> {
        if (everCut) {
          throw new IllegalStateException("still off");
        }
        disk.submit(tag, op, sector, sectors, flags, dataNanos);
      }
      case CANNOT_REACH_LAST_SECTOR -> {
        if (sector + sectors == (1L << 30) / 512) {
          throw new IllegalArgumentException("off by one");
        }
        disk.submit(tag, op, sector, sectors, flags, dataNanos);
      }
      case WRITES_BEFORE_DATA_COMES ->
          disk.submit(tag, op, sector, sectors, flags, context.nowNanos());
      case TAKES_ANY_RANGE -> disk.submit(tag, op, 0, 1, 0, context.nowNanos());
      case TAKES_TAG_IN_USE -> {
        try {
          disk.submit(tag, op, sector, sectors, flags, dataNanos);
        } catch (IllegalStateException e) {
          // it should have said so
        }
      }
      default -> disk.submit(tag, op, sector, sectors, flags, dataNanos);
    }
    boolean caches =
        switch (fault) {
          case FLUSHES_NOTHING, LOSES_MORE_THAN_IT_HAD -> flags == 0;
          case IGNORES_FORCE -> true;
          case CACHES_WITHOUT_CACHE -> flags == 0;
          default -> false;
        };
    if (caches && op == DiskOp.WRITE) {
      dirtyBytes += 512L * sectors;
    }
  }

  private void done(int tag, DiskStatus status, long firstByteNanos) {
    boolean seventh = ++ends % 7 == 0 && status == DiskStatus.OK;
    switch (fault) {
      case ENDS_TWICE -> {
        told.done(tag, status, firstByteNanos);
        if (seventh) {
          context.at(context.nowNanos() + 1, t -> told.done(tag, status, firstByteNanos), 0);
        }
      }
      case NEVER_ENDS -> {
        if (!seventh) {
          told.done(tag, status, firstByteNanos);
        }
      }
      case FAILS_IN_HEALTH ->
          told.done(tag, seventh ? DiskStatus.MEDIA_ERROR : status, firstByteNanos);
      case FIRST_BYTE_AFTER_END -> told.done(tag, status, firstByteNanos + 1);
      case FIRST_BYTE_IN_THE_PAST -> told.done(tag, status, 0);
      case KEEPS_TAG_IN_COMPLETION -> {
        disk.submit(tag, DiskOp.READ, 0, 1, 0, 0);
        told.done(tag, status, firstByteNanos);
      }
      case SURVIVES_POWER_CUT -> told.done(tag, DiskStatus.OK, firstByteNanos);
      default -> told.done(tag, status, firstByteNanos);
    }
  }

  @Override
  public long powerCut() {
    everCut = true;
    long lost = fault == Fault.LOSES_MORE_THAN_IT_HAD ? 2 * dirtyBytes : dirtyBytes;
    dirtyBytes = 0;
    disk.powerCut();
    return lost;
  }

  @Override
  public void powerOn() {
    disk.powerOn();
  }

  @Override
  public DiskState state() {
    DiskState state = disk.state();
    return new DiskState(
        state.queued(),
        dirtyBytes,
        state.reads() + (fault == Fault.MISCOUNTS && ends > 7 ? 1 : 0),
        state.writes(),
        state.bytesRead(),
        state.bytesWritten(),
        state.mediaBytesWritten(),
        fault == Fault.REMEMBERS_WITHOUT_POWER ? Math.max(0, state.reads() - 1) : state.cacheHits(),
        fault == Fault.IS_BUSIER_THAN_TIME ? 10 * state.busyNanos() : state.busyNanos());
  }
}
