package org.raidbench.api.cache;

import org.raidbench.api.spec.Spec;

/** A cache whose decisions are figures. */
final class SpecCacheDevice implements CacheDevice {
  private static final int SECTOR_BYTES = 512;

  private final CacheMode mode;
  private final int lineSectors;
  private final long fillBytesPerSecond;
  private final long admitTouches;
  private final long admitWriteTouches;
  private final long bypassConsecutive;
  private final boolean needsProtection;

  SpecCacheDevice(Spec spec, CacheMode mode) {
    this.mode = mode;
    this.lineSectors = Math.toIntExact(spec.whole(CacheKeys.LINE) / SECTOR_BYTES);
    this.fillBytesPerSecond = spec.whole(CacheKeys.FILL_RATE, Long.MAX_VALUE);
    this.admitTouches = spec.whole(CacheKeys.ADMIT_TOUCHES, 1);
    this.admitWriteTouches = spec.whole(CacheKeys.ADMIT_WRITE_TOUCHES, admitTouches);
    this.bypassConsecutive = spec.whole(CacheKeys.BYPASS_CONSECUTIVE, Long.MAX_VALUE);
    this.needsProtection = spec.text(CacheKeys.KIND, "").equals("dram");
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
    boolean taken = !view.write() || mode == CacheMode.WRITE_BACK;
    long touches = view.write() ? admitWriteTouches : admitTouches;
    return taken && view.consecutive() < bypassConsecutive && view.touches() >= touches;
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
    return needsProtection;
  }
}
