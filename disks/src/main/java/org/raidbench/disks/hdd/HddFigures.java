package org.raidbench.disks.hdd;

import static org.raidbench.disks.hdd.HddKeys.CACHE;
import static org.raidbench.disks.hdd.HddKeys.CHAINED_WRITES;
import static org.raidbench.disks.hdd.HddKeys.COMMAND_CACHED;
import static org.raidbench.disks.hdd.HddKeys.COMMAND_HIT;
import static org.raidbench.disks.hdd.HddKeys.COMMAND_READ;
import static org.raidbench.disks.hdd.HddKeys.COMMAND_WRITE;
import static org.raidbench.disks.hdd.HddKeys.EFFECTIVE_DEPTH;
import static org.raidbench.disks.hdd.HddKeys.HEAD_SWITCH;
import static org.raidbench.disks.hdd.HddKeys.QUEUE_BOUND;
import static org.raidbench.disks.hdd.HddKeys.READ_AHEAD;
import static org.raidbench.disks.hdd.HddKeys.SEEK_AVERAGE;
import static org.raidbench.disks.hdd.HddKeys.SEEK_AVERAGE_WRITE;
import static org.raidbench.disks.hdd.HddKeys.SEEK_FULL;
import static org.raidbench.disks.hdd.HddKeys.SEEK_TRACK;
import static org.raidbench.disks.hdd.HddKeys.SEGMENTS;
import static org.raidbench.disks.hdd.HddKeys.SURFACES;
import static org.raidbench.disks.hdd.HddKeys.TRACK_SETTLE;
import static org.raidbench.disks.hdd.HddKeys.TURNAROUND;
import static org.raidbench.disks.hdd.HddKeys.WRITE_CACHE_RUNS;
import static org.raidbench.disks.hdd.HddKeys.WRITE_CACHE_SIZE;
import static org.raidbench.disks.hdd.HddKeys.WRITE_MERGE;
import static org.raidbench.disks.hdd.HddKeys.ZONES;

import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import org.raidbench.api.disk.DiskKeys;
import org.raidbench.api.spec.Certainty;
import org.raidbench.api.spec.Figure;
import org.raidbench.api.spec.Key;
import org.raidbench.api.spec.Spec;
import org.raidbench.api.spec.SpecBuilder;

/**
 * Collects a drive's figures and completes them: what nobody has published is assumed, marked so
 * and with the reason.
 */
final class HddFigures {
  /** Not covered by any drive of this kind. */
  private static final String[] NOT_COVERED = {
    "media errors, retries and reallocated sectors",
    "thermal recalibration, background scans and power-saving states",
    "acoustic management and vibration of neighbouring drives"
  };

  private static final String IBM_120GXP =
      "IBM Deskstar 120GXP specification, p. 27: queued command overhead"
          + " (https://www.manualowl.com/m/IBM/IC35L040AVVN07-0/Manual/335205?page=27)";

  private final Map<String, Figure> figures = new HashMap<>();

  HddFigures datasheet(Key key, String shown, String source) {
    return add(Figure.of(key, shown, Certainty.DATASHEET, source, java.util.List.of()));
  }

  HddFigures measured(Key key, String shown, String source) {
    return add(Figure.of(key, shown, Certainty.MEASURED, source, java.util.List.of()));
  }

  HddFigures assumed(Key key, String shown, String why) {
    return add(Figure.of(key, shown, Certainty.ASSUMED, why, java.util.List.of()));
  }

  HddFigures add(Figure figure) {
    figures.put(figure.key().name(), figure);
    return this;
  }

  boolean has(Key key) {
    return figures.containsKey(key.name());
  }

  private Figure figure(Key key) {
    return Objects.requireNonNull(figures.get(key.name()), key.name());
  }

  /** The whole specification; capacity, speed, rates and average seek must have been given. */
  Spec complete() {
    assume(DiskKeys.KIND, "hdd", "what it is");
    mechanics();
    assume(DiskKeys.INTERFACE, "sata", "the commonest");
    assume(DiskKeys.LINK_RATE, "280MB/s", "SATA 300 without coding and framing");
    assume(DiskKeys.TAGS, "32", "native command queueing");
    assume(EFFECTIVE_DEPTH, "8", "queueing in drives falls short of ideal ordering over all tags");
    assume(QUEUE_BOUND, "3s", "no command may starve; no source");
    assume(COMMAND_READ, "0.3ms", IBM_120GXP + ", read miss; taken for this drive");
    assume(COMMAND_HIT, "0.1ms", IBM_120GXP + ", read hit; taken for this drive");
    assume(COMMAND_WRITE, "0.3ms", "as for a read miss");
    assume(COMMAND_CACHED, "0.015ms", IBM_120GXP + ", write; taken for this drive");
    assume(TURNAROUND, "0.2ms", "0.1 to 0.3 ms pass and a revolution is lost; no source");
    boolean sas = "sas".equals(figure(DiskKeys.INTERFACE).shown());
    assume(
        CHAINED_WRITES,
        sas ? "yes" : "no",
        sas
            ? "SAS drives take in the data of queued writes ahead; no source"
            : "queued writes of ATA drives are taken one by one; no source");
    buffer();
    assume(DiskKeys.WRITE_CACHE, "yes", "on as delivered");
    SpecBuilder spec = Spec.builder().add(figure(DiskKeys.KIND));
    for (Key key : HddKeys.ALL) {
      if (has(key)) {
        spec.add(figure(key));
      }
    }
    for (String line : NOT_COVERED) {
      spec.doesNotCover(line);
    }
    return spec.build();
  }

  private void mechanics() {
    double average = figure(SEEK_AVERAGE).number();
    assume(SEEK_AVERAGE_WRITE, millis(average + 0.5e6), "half a millisecond beyond reading");
    assume(
        SEEK_TRACK, millis(average / 7), "a seventh of the average, as drives of known data have");
    assume(SEEK_FULL, millis(average * 2.2), "2.2 times the average, as 10,000 rpm drives have");
    double track = figure(SEEK_TRACK).number();
    assume(HEAD_SWITCH, millis(track), "as long as a seek to the next cylinder");
    assume(TRACK_SETTLE, "0.2ms", "datasheets give 0.1 to 0.3 ms between the two; no source");
    assume(SURFACES, "4", "no source");
    assume(ZONES, "16", "15 were counted in a drive of 2000; no source");
    assume(DiskKeys.RPM_TOLERANCE, "0.1%", "datasheets allow 0.1 to 0.5 %");
  }

  private void buffer() {
    assume(CACHE, "8MiB", "no source");
    long cache = (long) figure(CACHE).number();
    assume(SEGMENTS, "16", "no source");
    assume(WRITE_CACHE_SIZE, cache / 2 / 1024 + "KiB", "half the buffer; no source");
    long segment =
        (cache - (long) figure(WRITE_CACHE_SIZE).number()) / (long) figure(SEGMENTS).number();
    assume(
        READ_AHEAD,
        Math.max(0, segment / 1024) + "KiB",
        "bounded by what a stream's part of the buffer holds; no source");
    assume(WRITE_CACHE_RUNS, "64", "no source");
    assume(WRITE_MERGE, "512KiB", "no source");
  }

  private void assume(Key key, String shown, String why) {
    if (!has(key)) {
      assumed(key, shown, why);
    }
  }

  private static String millis(double nanos) {
    long micros = Math.round(nanos / 1e3);
    return micros / 1000 + "." + String.valueOf(1000 + micros % 1000).substring(1) + "ms";
  }
}
