package org.raidbench.core.fio;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.raidbench.api.workload.Distribution;

/**
 * The values of {@code random_distribution}, and of {@code file_service_type} which has them too.
 */
final class RandomPlaces {
  private static final double ZIPF_THETA = 1.1;
  private static final double PARETO_H = 0.2;
  private static final int ZONES_MAX = 256;

  private RandomPlaces() {}

  /** Checks a value as fio's parser does. */
  static void check(String text, String kind, int kiloBase) throws FioSyntax.Refused {
    if (kind.startsWith("zoned")) {
      boolean absolute = kind.equals("zoned_abs");
      zones(zoneList(text, kind), absolute, kiloBase);
    } else if (List.of("zipf", "pareto", "normal", "gauss").contains(kind)) {
      parameter(text, kind);
    }
  }

  /**
   * What a value means.
   *
   * @param text a value that fio takes
   * @param kind its first word
   * @return the distribution
   * @throws FioSyntax.Refused if it is one that is not supported
   */
  static Distribution of(String text, String kind) throws FioSyntax.Refused {
    return switch (kind) {
      case "random" -> Distribution.UNIFORM;
      case "zipf" -> zipf(text);
      case "pareto" -> new Distribution.Pareto(parameter(centred(text), kind));
      case "normal" -> normal(text);
      case "zoned" -> zoned(text);
      default ->
          throw new FioSyntax.Refused(
              " is not supported; supported are random, zipf, pareto, normal and zoned");
    };
  }

  private static Distribution zipf(String text) throws FioSyntax.Refused {
    double theta = parameter(centred(text), "zipf");
    if (!(theta > 0)) {
      throw new FioSyntax.Refused(" is not supported; expected a theta above 0");
    }
    return new Distribution.Zipf(theta);
  }

  private static Distribution normal(String text) throws FioSyntax.Refused {
    double percent = parameter(centred(text), "normal");
    if (!(percent > 0)) {
      throw new FioSyntax.Refused(" is not supported; expected a deviation above 0");
    }
    return new Distribution.Normal(percent / 100);
  }

  private static Distribution zoned(String text) throws FioSyntax.Refused {
    List<Distribution.Zone> zones = new ArrayList<>();
    int covered = 0;
    for (int[] zone : zones(zoneList(text, "zoned"), false, 1024)) {
      if (zone[1] == 0) {
        throw new FioSyntax.Refused(" is not supported: a zone has no size");
      }
      zones.add(new Distribution.Zone(zone[0] / 100.0, zone[1] / 100.0));
      covered += zone[1];
    }
    if (covered < 100) {
      zones.add(new Distribution.Zone(0, (100 - covered) / 100.0));
    }
    return new Distribution.Zoned(zones);
  }

  private static String centred(String text) throws FioSyntax.Refused {
    if (text.indexOf(':') != text.lastIndexOf(':')) {
      throw new FioSyntax.Refused(" is not supported: a distribution has no centre of its own");
    }
    return text;
  }

  private static double parameter(String text, String kind) throws FioSyntax.Refused {
    String[] parts = text.split(":", 3);
    double value =
        switch (kind) {
          case "zipf" -> ZIPF_THETA;
          case "pareto" -> PARETO_H;
          default -> 0;
        };
    if (parts.length > 1) {
      value = real(parts[1].strip());
    }
    double centre = parts.length > 2 ? real(parts[2]) : -1;
    if (centre != -1 && (centre < 0 || centre > 1)) {
      throw new FioSyntax.Refused(": the centre is out of range; expected from 0 to 1");
    }
    if (kind.equals("zipf") && value == 1) {
      throw new FioSyntax.Refused(": theta must not be 1");
    }
    if (kind.equals("pareto") && (value <= 0 || value >= 1)) {
      throw new FioSyntax.Refused(" is out of range; expected more than 0 and less than 1");
    }
    if ((kind.equals("normal") || kind.equals("gauss")) && (value < 0 || value >= 100)) {
      throw new FioSyntax.Refused(" is out of range; expected from 0 to less than 100");
    }
    return value;
  }

  private static double real(String text) throws FioSyntax.Refused {
    Double value = Reals.leading(text);
    if (value == null) {
      throw new FioSyntax.Refused(": \"" + text + "\" is not a number");
    }
    return value;
  }

  private static String zoneList(String text, String kind) throws FioSyntax.Refused {
    String start = kind + ":";
    String own = text.strip();
    if (!own.startsWith(start)) {
      throw new FioSyntax.Refused(" has no zones; expected such as zoned:60/10:40/90");
    }
    return own.substring(start.length());
  }

  /** Access and size of each zone, in percent; sizes count only where they are not absolute. */
  private static List<int[]> zones(String text, boolean absolute, int kiloBase)
      throws FioSyntax.Refused {
    List<int[]> zones = new ArrayList<>();
    int access = 0;
    int size = 0;
    int missing = 0;
    for (String part : text.split(":", -1)) {
      if (part.isEmpty() || zones.size() == ZONES_MAX) {
        break;
      }
      int slash = part.indexOf('/');
      String after = slash < 0 ? "" : part.substring(slash + 1);
      FioNumber share = FioNumber.bytes(slash < 0 ? part : part.substring(0, slash), kiloBase);
      @Nullable FioNumber length = absolute && slash >= 0 ? FioNumber.bytes(after, kiloBase) : null;
      if (share == null || (absolute && slash >= 0 && length == null)) {
        throw new FioSyntax.Refused(
            ": \"" + part + "\" is not a zone; expected such as zoned:60/10:40/90");
      }
      Integer percent = absolute || slash < 0 ? null : SizeSplit.percent(after);
      int kept = (int) (share.value() & 0xff);
      zones.add(new int[] {kept, percent == null ? -1 : percent});
      access += kept == 0xff ? 0 : kept;
      size += percent == null ? 0 : percent;
      missing += percent == null ? 1 : 0;
    }
    if (zones.isEmpty()) {
      return zones;
    }
    if (access != 100 || size > 100) {
      throw new FioSyntax.Refused(
          ": the "
              + (access != 100 ? "accesses add up to " + access : "sizes add up to " + size)
              + " %; expected 100");
    }
    for (int[] zone : zones) {
      if (zone[1] < 0) {
        zone[1] = zones.size() == 1 ? 0 : (100 - size) / missing;
      }
    }
    return zones;
  }
}
