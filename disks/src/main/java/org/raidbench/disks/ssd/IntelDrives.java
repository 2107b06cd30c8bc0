package org.raidbench.disks.ssd;

import org.raidbench.api.disk.DiskKeys;
import org.raidbench.api.disk.DiskModel;
import org.raidbench.api.spec.SpecBuilder;

/** Intel's drives of 2008 to 2012. */
final class IntelDrives {
  private static final String ANANDTECH_710 =
      "https://www.anandtech.com/Show/Index/4902 (SSD 710 review)";
  private static final String TOMS_710 =
      "https://www.tomshardware.com/reviews/ssd-710-enterprise-x25-e,3038-2.html";
  private static final String SPEC_520 = "https://studylib.net/doc/14761671/ (Intel 325968-001US)";
  private static final String SPEC_S3700 = "https://docslib.org/doc/12283368/ (Intel DC S3700)";
  private static final String UNVERIFIED = "general knowledge";

  private IntelDrives() {}

  static DiskModel ssd520() {
    SpecBuilder spec =
        Catalogued.sata600()
            .datasheet(DiskKeys.CAPACITY, "120GB", SPEC_520)
            .assumed(
                SsdKeys.FLASH,
                "120GiB",
                "128 GiB less 8 GiB of parity over the dies, as other SF-2281 drives")
            .assumed(SsdKeys.RANDOM_READ, "25000", UNVERIFIED + "; the family reaches 50,000")
            .datasheet(SsdKeys.RANDOM_WRITE, "80000", SPEC_520 + ", family, out of the box")
            .datasheet(SsdKeys.SUSTAINED_RANDOM_WRITE, "20000", Catalogued.HELD)
            .datasheet(SsdKeys.FLASH_TYPE, "MLC", SPEC_520 + ", 25 nm")
            .datasheet(SsdKeys.SEQUENTIAL_READ, "550MB/s", SPEC_520 + ", family")
            .assumed(SsdKeys.SEQUENTIAL_WRITE, "500MB/s", UNVERIFIED + "; compressible data")
            .assumed(
                SsdKeys.READ_LATENCY,
                "160us",
                "60 MB/s at depth 3 (https://www.anandtech.com/Show/Index/5508) less waiting")
            .datasheet(SsdKeys.WRITE_LATENCY, "85us", SPEC_520)
            .assumed(SsdKeys.POWER_LOSS_PROTECTION, "no", "a consumer drive without capacitors")
            .datasheet(DiskKeys.ENDURANCE, "36.5TB", "20 GB a day for 5 years (S1-072)")
            .datasheet(DiskKeys.DAILY_WRITES, "20GB", "review of the Nytro 8110-4i (S1-072)")
            .datasheet(DiskKeys.WARRANTY, "1825d", "five years (S1-071)");
    return Catalogued.model(
        "intel/520-120gb", "Intel SSD 520 120 GB", Catalogued.array(spec, "16", "166MB/s", "2MiB"));
  }

  static DiskModel ssd710() {
    SpecBuilder spec =
        Catalogued.sata300()
            .datasheet(DiskKeys.CAPACITY, "100GB", TOMS_710)
            .measured(SsdKeys.FLASH, "160GiB", "half of the 200 GB drive's 320 GiB: " + TOMS_710)
            .datasheet(SsdKeys.RANDOM_READ, "38500", TOMS_710)
            .assumed(SsdKeys.RANDOM_WRITE, "20000", "what its controller does with flash to spare")
            .datasheet(SsdKeys.SEQUENTIAL_READ, "270MB/s", TOMS_710)
            .assumed(SsdKeys.SEQUENTIAL_WRITE, "170MB/s", UNVERIFIED + "; 200 GB: 210 MB/s")
            .assumed(SsdKeys.READ_LATENCY, "100us", "50 us of 25 nm flash, engine and channel")
            .assumed(SsdKeys.WRITE_LATENCY, "85us", UNVERIFIED)
            .assumed(SsdKeys.DIES, "20", "160 GiB of 64 Gbit dies")
            .measured(SsdKeys.CHANNELS, "10", TOMS_710)
            .measured(SsdKeys.CHANNEL_RATE, "166MB/s", "ONFI 2.2: " + TOMS_710)
            .assumed(SsdKeys.DIE_PAGE, "16KiB", "two planes of 8 KiB")
            .assumed(
                SsdKeys.MAPPING_UNIT,
                "32KiB",
                "random 4 KiB writes are amplified about 12 times with 40 % of the flash to spare ("
                    + ANANDTECH_710
                    + "): 8 x 1.4 explains it, pages of 4 KiB do not")
            .assumed(SsdKeys.BUFFER, "2MiB", "a part of its 64 MB of memory")
            .measured(SsdKeys.POWER_LOSS_PROTECTION, "yes", "capacitors: " + TOMS_710)
            .assumed(DiskKeys.WRITE_CACHE, "yes", "as drives are delivered")
            .datasheet(DiskKeys.ENDURANCE, "500TB", "4 KiB random writes: " + ANANDTECH_710);
    return Catalogued.model("intel/710-100gb", "Intel SSD 710 100 GB", spec);
  }

  static DiskModel dcS3700() {
    SpecBuilder spec =
        Catalogued.sata600()
            .datasheet(DiskKeys.CAPACITY, "100GB", SPEC_S3700)
            .measured(
                SsdKeys.FLASH,
                "132GiB",
                "half of the 200 GB drive's 264 GiB:"
                    + " https://www.tomshardware.com/reviews/ssd-dc-s3700-enterprise-storage,3352-2.html")
            .datasheet(SsdKeys.RANDOM_READ, "75000", SPEC_S3700 + ", family")
            .datasheet(SsdKeys.RANDOM_WRITE, "36000", SPEC_S3700 + ", family")
            .datasheet(SsdKeys.SEQUENTIAL_READ, "500MB/s", SPEC_S3700 + ", family")
            .assumed(SsdKeys.SEQUENTIAL_WRITE, "200MB/s", UNVERIFIED + "; the family has 460 MB/s")
            .assumed(SsdKeys.READ_LATENCY, "90us", "50 us are given for sequential reads")
            .datasheet(SsdKeys.WRITE_LATENCY, "65us", SPEC_S3700)
            .measured(
                SsdKeys.POWER_LOSS_PROTECTION,
                "yes",
                "two capacitors: https://www.anandtech.com/Show/Index/6433")
            .datasheet(
                DiskKeys.ENDURANCE, "1825TB", "10 drive writes a day for 5 years: " + SPEC_S3700);
    return Catalogued.model(
        "intel/dc-s3700-100gb",
        "Intel SSD DC S3700 100 GB",
        Catalogued.array(spec, "16", "200MB/s", "2MiB"));
  }

  static DiskModel x25e() {
    SpecBuilder spec =
        Catalogued.sata300()
            .datasheet(DiskKeys.CAPACITY, "32GB", "techreport.com/review/15931")
            .assumed(SsdKeys.FLASH, "40GiB", "ten channels of two 16 Gbit dies")
            .datasheet(SsdKeys.RANDOM_READ, "35000", "WikiTableQuestions 204-csv/152")
            .assumed(SsdKeys.RANDOM_WRITE, "20000", "what its controller does with flash to spare")
            .datasheet(SsdKeys.SEQUENTIAL_READ, "250MB/s", "techreport.com/review/15931")
            .datasheet(SsdKeys.SEQUENTIAL_WRITE, "170MB/s", "techreport.com/review/15931")
            .assumed(SsdKeys.READ_LATENCY, "140us", "25 us of SLC flash, engine and a slow channel")
            .assumed(SsdKeys.WRITE_LATENCY, "85us", UNVERIFIED)
            .assumed(SsdKeys.DIES, "20", "40 GiB of 16 Gbit dies")
            .measured(
                SsdKeys.CHANNELS,
                "10",
                "https://www.tomshardware.com/reviews/x25-e-ssd-performance,2365-2.html")
            .assumed(SsdKeys.CHANNEL_RATE, "50MB/s", "ONFI 1.0")
            .assumed(SsdKeys.DIE_PAGE, "8KiB", "two planes of 4 KiB")
            .assumed(SsdKeys.MAPPING_UNIT, "32KiB", "as the 710, which has its controller's kind")
            .assumed(SsdKeys.BUFFER, "1MiB", "a part of its 16 MB of memory")
            .assumed(SsdKeys.POWER_LOSS_PROTECTION, "no", "known for losing its cache")
            .assumed(DiskKeys.WRITE_CACHE, "yes", "as drives are delivered")
            .datasheet(DiskKeys.ENDURANCE, "1000TB", "4 KiB random writes: " + ANANDTECH_710);
    return Catalogued.model("intel/x25-e-32gb", "Intel X25-E 32 GB", spec);
  }
}
