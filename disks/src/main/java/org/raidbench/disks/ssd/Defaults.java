package org.raidbench.disks.ssd;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.raidbench.api.disk.DiskKeys;
import org.raidbench.api.spec.Certainty;
import org.raidbench.api.spec.Figure;
import org.raidbench.api.spec.Key;
import org.raidbench.api.spec.Spec;
import org.raidbench.api.spec.SpecBuilder;

/** What is assumed of an SSD whose owner does not say. */
final class Defaults {
  private static final long DIE_BYTES = 8L << 30;
  private static final long CHANNELS_MAX = 8;
  private static final long CHANNEL_RATE = 200_000_000;
  private static final long DIES_MAX = 128;
  private static final long PAGE_BYTES = 16 << 10;
  private static final long BUFFER_MIN = 1 << 20;

  private final Map<String, Figure> given;
  private final SpecBuilder spec = Spec.builder();

  private Defaults(Map<String, Figure> given) {
    this.given = given;
  }

  /**
   * Completes figures.
   *
   * @param given those that the owner gives, the needed ones among them
   * @return a specification that lacks none
   */
  static Spec complete(Map<String, Figure> given) {
    return new Defaults(given).complete();
  }

  private Spec complete() {
    spec.add(Figure.of(DiskKeys.KIND, "ssd", Certainty.GIVEN, "the bench file", List.of()));
    long capacity = whole(DiskKeys.CAPACITY);
    boolean sas = "sas".equals(text(DiskKeys.INTERFACE, "sata", "most are"));
    if (given.containsKey(SsdKeys.FLASH.name())) {
      whole(SsdKeys.FLASH);
    } else {
      text(SsdKeys.OVER_PROVISIONING, "7.37%", "what a GiB has more than a GB");
    }
    optional(SsdKeys.FLASH_TYPE);
    text(DiskKeys.LINK_RATE, sas ? "1100MiB/s" : "560MB/s", sas ? "SAS3" : "SATA 600");
    text(DiskKeys.TAGS, sas ? "128" : "32", sas ? "usual for SAS" : "native command queuing");
    optional(DiskKeys.LANE_HOLD);
    whole(SsdKeys.RANDOM_READ);
    whole(SsdKeys.RANDOM_WRITE);
    optional(SsdKeys.SUSTAINED_RANDOM_WRITE);
    long read = whole(SsdKeys.SEQUENTIAL_READ);
    whole(SsdKeys.SEQUENTIAL_WRITE);
    whole(SsdKeys.READ_LATENCY);
    optional(SsdKeys.WRITE_LATENCY);
    long dies = Math.max(1, Math.min(DIES_MAX, Math.round((double) capacity / DIE_BYTES)));
    Figure channelsGiven = given.get(SsdKeys.CHANNELS.name());
    if (channelsGiven != null) {
      dies = Math.max(dies, StrictMath.round(channelsGiven.number()));
    }
    dies = whole(SsdKeys.DIES, dies, "", "dies of 64 Gbit");
    long channels =
        whole(SsdKeys.CHANNELS, Math.min(CHANNELS_MAX, dies), "", "eight if there are dies");
    long rate = Math.max(CHANNEL_RATE, read / Math.max(1, channels) * 2);
    whole(SsdKeys.CHANNEL_RATE, rate, "B/s", "ONFI 2 or what twice the sequential read takes");
    long page = whole(SsdKeys.DIE_PAGE, PAGE_BYTES, "B", "two planes of 8 KiB");
    optional(SsdKeys.MAPPING_UNIT);
    whole(SsdKeys.BUFFER, Math.max(BUFFER_MIN, 2 * dies * page), "B", "two pages a die");
    text(SsdKeys.POWER_LOSS_PROTECTION, "no", "none is mentioned");
    text(DiskKeys.WRITE_CACHE, "yes", "as most are delivered");
    optional(DiskKeys.ENDURANCE);
    optional(DiskKeys.DAILY_WRITES);
    optional(DiskKeys.WARRANTY);
    return Catalogued.limits(spec).build();
  }

  private void optional(Key key) {
    Figure figure = given.get(key.name());
    if (figure != null) {
      spec.add(figure);
    }
  }

  private long whole(Key key) {
    return whole(key, 0, "", "");
  }

  private long whole(Key key, long otherwise, String unit, String why) {
    text(key, otherwise + unit, why);
    @Nullable Figure figure = given.get(key.name());
    return figure == null ? otherwise : StrictMath.round(figure.number());
  }

  private String text(Key key, String otherwise, String why) {
    @Nullable Figure figure = given.get(key.name());
    if (figure == null) {
      spec.assumed(key, otherwise, why);
      return otherwise;
    }
    spec.add(figure);
    return figure.shown();
  }
}
