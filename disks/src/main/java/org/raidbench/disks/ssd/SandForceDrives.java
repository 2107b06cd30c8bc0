package org.raidbench.disks.ssd;

import org.raidbench.api.disk.DiskKeys;
import org.raidbench.api.disk.DiskModel;
import org.raidbench.api.spec.SpecBuilder;

/** Kingston's and OCZ's drives with SandForce controllers, tested behind an SAS3 expander. */
final class SandForceDrives {
  private static final String AT_LEAST = "the least that is said of a single drive";
  private static final String UNVERIFIED = "general knowledge";
  private static final String HOLD =
      "8 lanes / 448,000 IOPS: 24 drives behind an SAS3 expander, mixed types";
  private static final String MYCE =
      "https://myce.com/blog/reviews/kingston-ssdnow-e100-enterprise-ssd-67999/";

  private SandForceDrives() {}

  static DiskModel kc300() {
    SpecBuilder spec =
        performance("7.37%", "one die of 128 GiB is parity", "52000", "450MB/s")
            .assumed(DiskKeys.CAPACITY, "120GB", "the review does not say which")
            .calibrated(DiskKeys.LANE_HOLD, "17857ns", HOLD, "S4-104")
            .datasheet(SsdKeys.SUSTAINED_RANDOM_WRITE, "20000", Catalogued.HELD)
            .assumed(SsdKeys.POWER_LOSS_PROTECTION, "no", "a drive for desktops")
            .assumed(DiskKeys.ENDURANCE, "71TB", UNVERIFIED);
    return Catalogued.model(
        "kingston/kc300", "Kingston SSDNow KC300", Catalogued.array(spec, "16", "166MB/s", "2MiB"));
  }

  static DiskModel e50() {
    SpecBuilder spec =
        performance("7.37%", "one die of 256 GiB is parity", "52000", "450MB/s")
            .assumed(DiskKeys.CAPACITY, "240GB", "the review does not say which")
            .calibrated(DiskKeys.LANE_HOLD, "17857ns", HOLD, "S4-104")
            .assumed(SsdKeys.POWER_LOSS_PROTECTION, "yes", "an enterprise drive")
            .assumed(DiskKeys.ENDURANCE, "437TB", UNVERIFIED);
    return Catalogued.model(
        "kingston/e50", "Kingston SSDNow E50", Catalogued.array(spec, "32", "166MB/s", "2MiB"));
  }

  static DiskModel e100() {
    SpecBuilder spec =
        performance("28.8%", "128 GiB (" + MYCE + ") less 8 GiB of parity", "52000", "400MB/s")
            .datasheet(DiskKeys.CAPACITY, "100GB", MYCE)
            .calibrated(DiskKeys.LANE_HOLD, "17857ns", HOLD, "S4-104")
            .assumed(SsdKeys.POWER_LOSS_PROTECTION, "yes", "an enterprise drive")
            .assumed(DiskKeys.ENDURANCE, "428TB", UNVERIFIED)
            .doesNotCover(
                "incompressible data: a review of the 200 GB drive ended at 12,000 random writes a"
                    + " second (https://www.thessdreview.com/our-reviews/"
                    + "kingston-200gb-ssdnow-e100-enterprise-ssd-review-kingston-gets-back-to-the-"
                    + "enterprise/5/); the figures here give more than twice that");
    return Catalogued.model(
        "kingston/e100", "Kingston SSDNow E100", Catalogued.array(spec, "16", "166MB/s", "2MiB"));
  }

  static DiskModel denevaR() {
    SpecBuilder spec =
        Catalogued.sata600()
            .assumed(DiskKeys.CAPACITY, "200GB", "the report does not say which")
            .assumed(SsdKeys.OVER_PROVISIONING, "28.8%", "usual for SF-2500 enterprise drives")
            .assumed(SsdKeys.RANDOM_READ, "60000", UNVERIFIED)
            .assumed(SsdKeys.RANDOM_WRITE, "60000", UNVERIFIED)
            .assumed(SsdKeys.SEQUENTIAL_READ, "550MB/s", UNVERIFIED)
            .assumed(SsdKeys.SEQUENTIAL_WRITE, "500MB/s", UNVERIFIED)
            .assumed(SsdKeys.READ_LATENCY, "150us", "as other drives of the controller")
            .assumed(SsdKeys.WRITE_LATENCY, "65us", "as other drives of the controller")
            .calibrated(
                DiskKeys.LANE_HOLD,
                "14760ns",
                "8 lanes / 542,000 IOPS: 24 drives behind an expander",
                "S4-103")
            .assumed(SsdKeys.POWER_LOSS_PROTECTION, "yes", "capacitors are what the R stands for");
    return Catalogued.model(
        "ocz/deneva-r", "OCZ Deneva 2 R", Catalogued.array(spec, "32", "166MB/s", "2MiB"));
  }

  private static SpecBuilder performance(
      String spare, String whySpare, String randomWrite, String sequentialWrite) {
    return Catalogued.sata600()
        .assumed(SsdKeys.OVER_PROVISIONING, spare, whySpare)
        .calibrated(SsdKeys.RANDOM_READ, "30000", AT_LEAST, "S4-106")
        .assumed(SsdKeys.RANDOM_WRITE, randomWrite, UNVERIFIED)
        .assumed(SsdKeys.SEQUENTIAL_READ, "525MB/s", UNVERIFIED)
        .assumed(SsdKeys.SEQUENTIAL_WRITE, sequentialWrite, UNVERIFIED + "; compressible data")
        .assumed(SsdKeys.READ_LATENCY, "150us", "as other drives of the controller")
        .assumed(SsdKeys.WRITE_LATENCY, "65us", "as other drives of the controller");
  }
}
