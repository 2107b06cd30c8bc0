package com.example.areca;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.raidbench.api.controller.Destage;
import org.raidbench.testkit.fake.FakeDestageView;

/** When the cache is written to the disks, and in which order: on a dirty set made by hand. */
final class BufferThresholdTest {
  private final Destage half = new BufferThreshold(0.5);

  /** Of a hundred lines that may be dirty. */
  private static FakeDestageView dirty(int lines) {
    return new FakeDestageView().limit(100).dirty(7, lines);
  }

  @Test
  void keepsWhatIsBelowTheThreshold() {
    assertEquals(Destage.NONE, half.next(dirty(50)));
    assertEquals(7, half.next(dirty(51)));
  }

  @Test
  void theThresholdIsTheBoards() {
    assertEquals(Destage.NONE, new BufferThreshold(0.75).next(dirty(51)));
    assertEquals(7, new BufferThreshold(0.25).next(dirty(26)));
  }

  @Test
  void aFullCacheIsWrittenWhateverTheThreshold() {
    assertEquals(7, new BufferThreshold(1.0).next(dirty(100)));
  }

  @Test
  void everythingIsWrittenOnceTheHostIsQuiet() {
    assertEquals(Destage.NONE, half.next(dirty(1).idle(49_999_999)));
    assertEquals(7, half.next(dirty(1).idle(50_000_000)));
  }

  @Test
  void nothingIsWrittenOfACleanCache() {
    assertEquals(Destage.NONE, half.next(new FakeDestageView().idle(50_000_000)));
  }

  @Test
  void rowsAreTakenInAscendingOrderAndOverAgain() {
    FakeDestageView view = dirty(30).dirty(3, 30).dirty(9, 30).last(7);
    assertEquals(9, half.next(view));
    assertEquals(3, half.next(view.last(9)));
  }
}
