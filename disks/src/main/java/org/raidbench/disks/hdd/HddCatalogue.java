package org.raidbench.disks.hdd;

import static org.raidbench.api.disk.DiskKeys.CAPACITY;
import static org.raidbench.api.disk.DiskKeys.INTERFACE;
import static org.raidbench.api.disk.DiskKeys.LINK_RATE;
import static org.raidbench.api.disk.DiskKeys.TAGS;
import static org.raidbench.api.disk.DiskKeys.WRITE_CACHE;

import java.util.List;
import org.raidbench.api.ModelId;
import org.raidbench.api.disk.DiskKeys;
import org.raidbench.api.disk.DiskModel;
import org.raidbench.api.disk.DiskReader;

/**
 * The hard disks that can be named in a bench file, and the readers of those that are described.
 */
public final class HddCatalogue {
  private static final String UNVERIFIED = "general knowledge, unverified";
  private static final String TECHREPORT =
      "https://techreport.com/review/6390/western-digital-raptor-wd740gd-sata-hard-drive";
  private static final String SATA_150 = "SATA 150 without coding and framing";

  private static final List<DiskModel> MODELS =
      List.of(raptor74(), raptor36(), deskstar75gxp(), ultrastar15k600(), ultrastar7k4000(), he8());

  private static final List<DiskReader> READERS = List.of(new HddReader());

  private HddCatalogue() {}

  /**
   * The models.
   *
   * @return an unmodifiable list, the same each time
   */
  public static List<DiskModel> models() {
    return MODELS;
  }

  /**
   * The readers of what stands in a bench file: {@code hdd}.
   *
   * @return an unmodifiable list, the same each time
   */
  public static List<DiskReader> readers() {
    return READERS;
  }

  private static DiskModel model(String id, String title, HddFigures figures) {
    return new HddModel(ModelId.of(id), title, figures.complete());
  }

  private static DiskModel raptor74() {
    return model(
        "wd/wd740gd",
        "Western Digital Raptor WD740GD",
        new HddFigures()
            .measured(CAPACITY, "74355769344B", "145,226,112 sectors in a Linux boot log")
            .datasheet(INTERFACE, "sata", TECHREPORT)
            .assumed(LINK_RATE, "130MB/s", SATA_150 + ", behind an ATA bridge; no source")
            .assumed(TAGS, "32", "ATA tagged queueing; " + UNVERIFIED)
            .assumed(
                HddKeys.EFFECTIVE_DEPTH,
                "8",
                "ATA tagged queueing falls short of ordering over all 32 tags; no source")
            .datasheet(DiskKeys.RPM, "10000", TECHREPORT)
            .assumed(HddKeys.OUTER_RATE, "72MB/s", UNVERIFIED + "; the sustained rate published")
            .assumed(HddKeys.INNER_RATE, "54MB/s", UNVERIFIED)
            .datasheet(HddKeys.SEEK_AVERAGE, "4.5ms", TECHREPORT)
            .datasheet(HddKeys.SEEK_AVERAGE_WRITE, "5.9ms", TECHREPORT)
            .assumed(HddKeys.SEEK_TRACK, "0.65ms", "0.6 to 0.7 ms; " + UNVERIFIED)
            .assumed(HddKeys.SEEK_FULL, "10.2ms", UNVERIFIED)
            .datasheet(HddKeys.SURFACES, "4", TECHREPORT + ": two platters of 37 GB")
            .datasheet(HddKeys.CACHE, "8MB", TECHREPORT)
            .measured(WRITE_CACHE, "yes", "enabled in a Linux boot log"));
  }

  private static DiskModel raptor36() {
    return model(
        "wd/wd360gd",
        "Western Digital Raptor WD360GD",
        new HddFigures()
            .datasheet(CAPACITY, "37GB", TECHREPORT)
            .datasheet(INTERFACE, "sata", TECHREPORT)
            .assumed(LINK_RATE, "130MB/s", SATA_150 + ", behind an ATA bridge; no source")
            .measured(
                TAGS,
                "1",
                "no command queueing:"
                    + " https://techreport.com/review/17183/a-storage-performance-retrospective/9")
            .datasheet(DiskKeys.RPM, "10000", TECHREPORT)
            .datasheet(HddKeys.OUTER_RATE, "55MB/s", TECHREPORT + ": average sustained transfer")
            .assumed(HddKeys.INNER_RATE, "41MB/s", "the ratio of the WD740GD")
            .datasheet(HddKeys.SEEK_AVERAGE, "5.2ms", TECHREPORT)
            .assumed(HddKeys.SEEK_FULL, "10.2ms", "as the WD740GD; " + UNVERIFIED)
            .assumed(HddKeys.SURFACES, "2", "one platter of 37 GB")
            .datasheet(HddKeys.CACHE, "8MB", TECHREPORT));
  }

  private static DiskModel deskstar75gxp() {
    String manual = "https://www.manualowl.com/m/IBM/DTLA-307075/Manual/335212?page=25";
    String rates =
        "https://manualshive.com/ru/manual/ibm/dtla-305040-deskstar-41-1-gb-hard-drive/3758033"
            + "?page=28, 16.8 MB read in 0.48 and 0.95 s";
    return model(
        "ibm/dtla-307015",
        "IBM Deskstar 75GXP DTLA-307015",
        new HddFigures()
            .measured(CAPACITY, "15GB", "a Linux boot log")
            .assumed(INTERFACE, "ata", "ATA/100; " + UNVERIFIED)
            .assumed(LINK_RATE, "90MB/s", "ATA/100 without protocol; no source")
            .assumed(TAGS, "1", "tagged queueing exists, but hosts of its time did not use it")
            .measured(DiskKeys.RPM, "7200", "a Linux boot log")
            .datasheet(HddKeys.OUTER_RATE, "35MB/s", rates)
            .datasheet(HddKeys.INNER_RATE, "17.7MB/s", rates)
            .assumed(HddKeys.SEEK_AVERAGE, "8.5ms", UNVERIFIED)
            .assumed(HddKeys.SEEK_AVERAGE_WRITE, "9.5ms", UNVERIFIED)
            .assumed(HddKeys.SEEK_TRACK, "1.2ms", "as long as the head switch")
            .datasheet(HddKeys.SEEK_FULL, "14.7ms", manual + ", typical")
            .datasheet(HddKeys.HEAD_SWITCH, "1.2ms", manual + ", typical")
            .datasheet(HddKeys.ZONES, "15", rates)
            .assumed(HddKeys.SURFACES, "2", "one platter of 15 GB; " + UNVERIFIED)
            .assumed(HddKeys.CACHE, "2MB", UNVERIFIED));
  }

  private static DiskModel ultrastar15k600() {
    return model(
        "hitachi/hus156030vls600",
        "Hitachi Ultrastar 15K600 HUS156030VLS600",
        new HddFigures()
            .datasheet(CAPACITY, "300GB", "S1, the review it was tested in")
            .datasheet(INTERFACE, "sas", "S1, the review it was tested in")
            .assumed(LINK_RATE, "550MB/s", "SAS 6 Gbit/s without coding and framing; " + UNVERIFIED)
            .assumed(TAGS, "128", UNVERIFIED)
            .assumed(HddKeys.EFFECTIVE_DEPTH, "64", "SAS drives order deep queues; no source")
            .datasheet(DiskKeys.RPM, "15000", "S1, the review it was tested in")
            .assumed(HddKeys.OUTER_RATE, "198MB/s", UNVERIFIED)
            .assumed(HddKeys.INNER_RATE, "116MB/s", UNVERIFIED)
            .assumed(HddKeys.SEEK_AVERAGE, "3.3ms", "3.2 to 3.4 ms; " + UNVERIFIED)
            .assumed(HddKeys.SEEK_AVERAGE_WRITE, "3.7ms", UNVERIFIED)
            .assumed(HddKeys.SEEK_TRACK, "0.4ms", UNVERIFIED)
            .assumed(HddKeys.SEEK_FULL, "7.0ms", UNVERIFIED)
            .assumed(HddKeys.SURFACES, "4", UNVERIFIED)
            .assumed(HddKeys.COMMAND_READ, "0.1ms", "SAS; no source")
            .assumed(HddKeys.COMMAND_WRITE, "0.1ms", "SAS; no source")
            .assumed(HddKeys.COMMAND_HIT, "0.05ms", "SAS; no source")
            .assumed(HddKeys.CACHE, "64MB", UNVERIFIED)
            .assumed(WRITE_CACHE, "no", "server drives are delivered with it off; " + UNVERIFIED));
  }

  private static DiskModel ultrastar7k4000() {
    String manual =
        "HGST Ultrastar 7K4000 SAS specification, table 6"
            + " (https://www.easymanua.ls/hgst/hus724040als640/manual?p=25)";
    return model(
        "hgst/hus724020als640",
        "HGST Ultrastar 7K4000 HUS724020ALS640, 2 TB nearline",
        new HddFigures()
            .assumed(CAPACITY, "2TB", "the model code 7240 20; " + UNVERIFIED)
            .datasheet(INTERFACE, "sas", manual)
            .assumed(LINK_RATE, "550MB/s", "SAS 6 Gbit/s without coding and framing; " + UNVERIFIED)
            .assumed(TAGS, "128", UNVERIFIED)
            .assumed(HddKeys.EFFECTIVE_DEPTH, "32", "no source")
            .assumed(DiskKeys.RPM, "7200", UNVERIFIED)
            .assumed(HddKeys.OUTER_RATE, "171MB/s", UNVERIFIED)
            .assumed(HddKeys.INNER_RATE, "85MB/s", "half the outer rate; " + UNVERIFIED)
            .datasheet(HddKeys.SEEK_AVERAGE, "8.2ms", manual + ", typical")
            .datasheet(HddKeys.SEEK_AVERAGE_WRITE, "8.2ms", manual + ", typical")
            .assumed(HddKeys.SEEK_TRACK, "0.6ms", UNVERIFIED)
            .assumed(HddKeys.SEEK_FULL, "16ms", UNVERIFIED)
            .assumed(HddKeys.SURFACES, "5", UNVERIFIED)
            .assumed(HddKeys.COMMAND_READ, "0.1ms", "SAS; no source")
            .assumed(HddKeys.COMMAND_WRITE, "0.1ms", "SAS; no source")
            .assumed(HddKeys.COMMAND_HIT, "0.05ms", "SAS; no source")
            .assumed(HddKeys.CACHE, "64MB", UNVERIFIED)
            .assumed(WRITE_CACHE, "no", "server drives are delivered with it off; " + UNVERIFIED));
  }

  private static DiskModel he8() {
    return model(
        "hgst/huh728080ale604",
        "HGST Ultrastar He8 HUH728080ALE604, 8 TB nearline",
        new HddFigures()
            .assumed(CAPACITY, "8001563222016B", "15,628,053,168 sectors, the industry's 8 TB")
            .assumed(INTERFACE, "sata", UNVERIFIED)
            .assumed(LINK_RATE, "550MB/s", "SATA 600 without coding and framing; " + UNVERIFIED)
            .assumed(TAGS, "32", "native command queueing; " + UNVERIFIED)
            .assumed(HddKeys.EFFECTIVE_DEPTH, "32", "no source")
            .assumed(DiskKeys.RPM, "7200", UNVERIFIED)
            .measured(HddKeys.OUTER_RATE, "205MB/s", "http://inc1.net/hard-drive/hdd-capacity.html")
            .assumed(HddKeys.INNER_RATE, "95MB/s", UNVERIFIED)
            .assumed(HddKeys.SEEK_AVERAGE, "9.0ms", UNVERIFIED)
            .assumed(HddKeys.SEEK_AVERAGE_WRITE, "9.2ms", UNVERIFIED)
            .assumed(HddKeys.SEEK_TRACK, "0.6ms", UNVERIFIED)
            .assumed(HddKeys.SEEK_FULL, "18ms", UNVERIFIED)
            .assumed(HddKeys.SURFACES, "14", "seven platters; " + UNVERIFIED)
            .assumed(HddKeys.COMMAND_READ, "0.1ms", "no source")
            .assumed(HddKeys.COMMAND_WRITE, "0.1ms", "no source")
            .assumed(HddKeys.COMMAND_HIT, "0.05ms", "no source")
            .assumed(HddKeys.CACHE, "128MB", UNVERIFIED));
  }
}
