package org.raidbench.lsi;

import org.raidbench.api.cache.CacheDevice;
import org.raidbench.api.cache.CacheKeys;
import org.raidbench.api.cache.CacheMode;
import org.raidbench.api.spec.Spec;

/**
 * A cache on flash that takes in what is read repeatedly and at random, and gives up what was used
 * longest ago.
 */
final class HotDataCache implements CacheDevice {
  private static final int SECTOR_BYTES = 512;

  private final CacheMode mode;
  private final int lineSectors;
  private final long fillBytesPerSecond;
  private final int admitTouches;
  private final int bypassConsecutive;

  HotDataCache(Spec spec, CacheMode mode) {
    this.mode = mode;
    this.lineSectors = Math.toIntExact(spec.whole(CacheKeys.LINE) / SECTOR_BYTES);
    this.fillBytesPerSecond = spec.whole(CacheKeys.FILL_RATE, Long.MAX_VALUE);
    this.admitTouches = Math.toIntExact(spec.whole(CacheCade.ADMIT_TOUCHES));
    this.bypassConsecutive = Math.toIntExact(spec.whole(CacheCade.BYPASS_CONSECUTIVE));
  }

  @Override
  public int lineSectors() {
    return lineSectors;
  }

  @Override
  public CacheMode mode() {
    return mode;
  }

  @Override
  public boolean admit(Access view) {
    boolean taken = !view.write() || mode != CacheMode.READ_ONLY;
    return taken && view.consecutive() < bypassConsecutive && view.touches() >= admitTouches;
  }

  @Override
  public int victim(Lines lines) {
    int line = lines.oldest();
    while (line != NONE && !lines.free(line)) {
      line = lines.younger(line);
    }
    return line;
  }

  @Override
  public long fillBytesPerSecond() {
    return fillBytesPerSecond;
  }

  @Override
  public boolean needsProtection() {
    return false;
  }
}
