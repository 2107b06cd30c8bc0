package org.raidbench.core.contract;

import org.jspecify.annotations.Nullable;
import org.raidbench.api.cache.CacheDevice;
import org.raidbench.api.cache.CacheMode;

/** A cache device whose answers are looked at before the pipeline acts on them. */
public final class CheckedCacheDevice implements CacheDevice {
  /** Lines of one pool that are simulated at most: each takes about a hundred bytes of memory. */
  public static final long LINES_MAX = 1 << 22;

  private final CacheDevice device;
  private final String context;
  private final int lineSectors;
  private final CacheMode mode;
  private final long fillBytesPerSecond;

  /**
   * Looks at what the device says of itself.
   *
   * @param device the device
   * @param context the name of its context
   * @param asked the mode it was created for
   * @param sectors what the pool holds
   * @throws ContractBreachException if a pool cannot be of such a device
   */
  public CheckedCacheDevice(CacheDevice device, String context, CacheMode asked, long sectors) {
    this.device = device;
    this.context = context;
    this.lineSectors = device.lineSectors();
    if (Integer.bitCount(lineSectors) != 1 || lineSectors < 0) {
      throw breach("its line is %d sectors, not a power of two".formatted(lineSectors));
    }
    if (lineSectors > sectors || sectors / lineSectors > LINES_MAX) {
      throw breach(
          "its line is %d sectors; a pool of %d sectors has 1 to %d lines"
              .formatted(lineSectors, sectors, LINES_MAX));
    }
    @Nullable CacheMode said = device.mode();
    if (said != asked) {
      throw breach("its mode is %s, and it was created for %s".formatted(said, asked));
    }
    this.mode = asked;
    this.fillBytesPerSecond = device.fillBytesPerSecond();
    if (fillBytesPerSecond <= 0) {
      throw breach("its lines are filled at %d bytes a second".formatted(fillBytesPerSecond));
    }
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
    return device.admit(view);
  }

  @Override
  public int victim(Lines lines) {
    int line = device.victim(lines);
    if (line != NONE && !isFree(lines, line)) {
      throw breach("it gives up line %d, which cannot be given up now".formatted(line));
    }
    return line;
  }

  private static boolean isFree(Lines lines, int line) {
    try {
      return lines.free(line);
    } catch (MisuseException e) {
      return false;
    }
  }

  @Override
  public long fillBytesPerSecond() {
    return fillBytesPerSecond;
  }

  @Override
  public boolean needsProtection() {
    return device.needsProtection();
  }

  private ContractBreachException breach(String what) {
    return new ContractBreachException(Role.CACHE_DEVICE, context, device.getClass(), what);
  }
}
