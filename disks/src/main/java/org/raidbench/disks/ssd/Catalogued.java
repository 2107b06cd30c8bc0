package org.raidbench.disks.ssd;

import org.raidbench.api.ModelId;
import org.raidbench.api.disk.DiskKeys;
import org.raidbench.api.disk.DiskModel;
import org.raidbench.api.spec.Spec;
import org.raidbench.api.spec.SpecBuilder;

/** What the drives of the catalogue have in common. */
final class Catalogued {
  /** Why a SandForce drive for desktops writes at random no faster than it does. */
  static final String HELD =
      "https://clubic.com/disque-dur-memoire/disques-durs-ssd/"
          + "actualite-400788-sandforce-sf-2000-controleur-ssd-grand-public.html: 60,000 in bursts,"
          + " held to 20,000 when it lasts";

  private Catalogued() {}

  /** Begins a SATA drive's specification: what the interface says. */
  static SpecBuilder sata600() {
    return sata("560MB/s", "SATA 600 after 8b/10b coding, less framing");
  }

  /** Begins the specification of a drive with the older interface. */
  static SpecBuilder sata300() {
    return sata("280MB/s", "SATA 300 after 8b/10b coding, less framing");
  }

  private static SpecBuilder sata(String rate, String why) {
    return Spec.builder()
        .datasheet(DiskKeys.KIND, "ssd", "its name")
        .datasheet(DiskKeys.INTERFACE, "sata", "its name")
        .assumed(DiskKeys.LINK_RATE, rate, why)
        .datasheet(DiskKeys.TAGS, "32", "native command queuing has 32");
  }

  /** Adds what an ordinary flash array of 2011 to 2014 looks like. */
  static SpecBuilder array(SpecBuilder spec, String dies, String channelRate, String buffer) {
    return spec.assumed(SsdKeys.DIES, dies, "flash fitted over dies of 64 Gbit, of 32 Gbit if SLC")
        .assumed(SsdKeys.CHANNELS, "8", "usual for the controller's kind")
        .assumed(SsdKeys.CHANNEL_RATE, channelRate, "synchronous ONFI 2 or toggle flash")
        .assumed(SsdKeys.DIE_PAGE, "16KiB", "two planes of 8 KiB")
        .assumed(SsdKeys.BUFFER, buffer, "a few pages a die")
        .assumed(DiskKeys.WRITE_CACHE, "yes", "as drives are delivered");
  }

  /** Says what no SSD model covers. */
  static SpecBuilder limits(SpecBuilder spec) {
    return spec.doesNotCover("compression: a drive that compresses does so as for its figures")
        .doesNotCover("trim: what has been written stays mapped")
        .doesNotCover("read-ahead, and reads answered from the write buffer")
        .doesNotCover("hot spots within a sixty-fourth of the addresses")
        .doesNotCover("collection while idle, wear-levelling moves, failing dies, temperature");
  }

  static DiskModel model(String id, String title, SpecBuilder spec) {
    return new SsdModel(ModelId.of(id), title, limits(spec).build());
  }
}
