package org.raidbench.api.protection;

import org.raidbench.api.spec.Key;

/** Keys of a protection's specification. */
public final class ProtectionKeys {
  /** {@code battery} or {@code flash}. */
  public static final Key KIND = Key.text("kind", "battery, or flash with supercapacitor");

  /** How long a battery keeps the cache; absent if there is no limit. */
  public static final Key RETENTION = Key.time("retention", "how long the cache is kept");

  /** How often it tests itself; optional. */
  public static final Key LEARN_PERIOD = Key.time("learn-period", "time between learn cycles");

  /** How long a test takes, during which it does not protect; optional. */
  public static final Key LEARN_TIME = Key.time("learn-time", "length of a learn cycle");

  /** How long it charges from empty until it protects; optional. */
  public static final Key CHARGE_TIME = Key.time("charge-time", "charging from empty");

  private ProtectionKeys() {}
}
