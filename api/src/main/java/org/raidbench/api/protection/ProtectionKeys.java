package org.raidbench.api.protection;

import org.raidbench.api.spec.Dimension;
import org.raidbench.api.spec.Key;
import org.raidbench.api.stability.Evolving;

/** Keys of a protection's specification. */
@Evolving
public final class ProtectionKeys {
  /** {@code battery} or {@code flash}. */
  public static final Key KIND =
      Key.text("kind", "battery, or flash with supercapacitor").oneOf("battery", "flash");

  /** How long a battery keeps the cache; absent if there is no limit. */
  public static final Key RETENTION = Key.time("retention", "how long the cache is kept");

  /** How often it tests itself; optional. */
  public static final Key LEARN_PERIOD = Key.time("learn-period", "time between learn cycles");

  /** How long a test takes, during which it does not protect; optional. */
  public static final Key LEARN_TIME = Key.time("learn-time", "length of a learn cycle");

  /** How long it charges from empty until it is full; optional: it holds the charge it is given. */
  public static final Key CHARGE_TIME = Key.time("charge-time", "charging from empty");

  /** Whether the controller is told how much charge there is; optional, {@code yes} if absent. */
  public static final Key REPORTS_CHARGE =
      Key.flag("reports-charge", "whether the controller is told its charge");

  /** Charge below which it does not count as ready; optional, all of it if absent. */
  public static final Key READY_CHARGE =
      new Key("ready-charge", Dimension.SHARE, "charge from which it counts as ready");

  /** How long it lasts until it has to be replaced; optional. */
  public static final Key LIFE = Key.time("life", "time until it is worn out");

  /** How old it is when the bench begins; optional, new if absent. */
  public static final Key AGE = Key.time("age", "its age when the bench begins");

  private ProtectionKeys() {}
}
