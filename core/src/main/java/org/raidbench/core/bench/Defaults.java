package org.raidbench.core.bench;

/** Every default of a bench, in one place. */
public final class Defaults {
  /** The host of a bench that names none: that of the Adaptec-versus-Avago review. */
  public static final String HOST = "supermicro/x10sri-f";

  /** The seed of a bench that names none. */
  public static final long SEED = 1;

  /** Half the width of the interval a run is to reach, as a share of the mean. */
  public static final double PRECISION = 0.01;

  /** Strip of an SSD pool for which none is named. */
  static final long POOL_STRIP_BYTES = 64 * 1024;

  private Defaults() {}
}
