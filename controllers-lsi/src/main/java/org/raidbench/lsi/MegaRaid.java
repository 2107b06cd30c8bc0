package org.raidbench.lsi;

import org.raidbench.api.ModelId;
import org.raidbench.api.controller.ControllerKeys;
import org.raidbench.api.controller.Parts;
import org.raidbench.api.spec.Spec;
import org.raidbench.api.spec.SpecBuilder;

/** What MegaRAID boards have in common: the parts of their firmware, and figures. */
final class MegaRaid {
  /** What is not verified. */
  static final String WINDOW =
      "no source: four commands of destaging a disk, with which a prototype of the 300-8X came"
          + " near";

  static final String UNVERIFIED = "general knowledge, unverified";

  /** What the firmware of every MegaRAID decides in its own way. */
  static final Parts PARTS = Parts.STANDARD.withParityMethod(new PeerReadOnTies());

  private static final String DRIVER_MANUAL = "Oracle manual page mr_sas(4D)";
  private static final String MANAGER = "what the manager of a 9280-16i4e offers first, ";

  private MegaRaid() {}

  /**
   * Makes a board.
   *
   * @param product the second half of its id
   * @param title its name
   * @param spec its figures
   */
  static Board board(String product, String title, SpecBuilder spec) {
    return board(product, title, spec, PARTS);
  }

  /**
   * Makes a board that decides some things in a way of its own.
   *
   * @param product the second half of its id
   * @param title its name
   * @param spec its figures
   * @param parts the decisions of its firmware
   */
  static Board board(String product, String title, SpecBuilder spec, Parts parts) {
    return new Board(new ModelId("lsi", product), title, spec.build(), parts);
  }

  /** Figures of all MegaRAID boards here, to which each adds its own. */
  static SpecBuilder figures() {
    return Spec.builder()
        .datasheet(ControllerKeys.KIND, "raid", DRIVER_MANUAL)
        .measured(
            ControllerKeys.LEVELS,
            "raid0, raid00, raid1, raid5, raid6, raid10, raid50, raid60",
            DRIVER_MANUAL + "; RAID 00 on a 9280: S3-041, taken for every board")
        .datasheet(ControllerKeys.MAX_ARRAYS, "64", DRIVER_MANUAL)
        .assumed(ControllerKeys.MAX_SPANS, "8", UNVERIFIED)
        .assumed(ControllerKeys.MAX_SPAN_DISKS, "32", UNVERIFIED)
        .assumed(ControllerKeys.DISK_INTERFACES, "sas, sata", UNVERIFIED)
        .assumed(ControllerKeys.CACHE_LINE, "64KiB", UNVERIFIED)
        .assumed(ControllerKeys.DESTAGE_WINDOW, "4", WINDOW)
        .calibrated(
            ControllerKeys.LONE_READ_AHEAD,
            "0B",
            "52,000 random reads of 4 KiB under always: with a strip each, a 9280 would have moved"
                + " 13 GB/s; taken for every board",
            "S3-028")
        .assumed(ControllerKeys.DEFAULT_STRIP, "256KiB", MANAGER + "S3-017; taken for every board")
        .assumed(ControllerKeys.DEFAULT_READ, "always", MANAGER + "S3-018; taken for every board")
        .assumed(ControllerKeys.DEFAULT_WRITE, "back", MANAGER + "S3-019; taken for every board")
        .assumed(ControllerKeys.DEFAULT_IO, "direct", MANAGER + "S3-020; taken for every board")
        .assumed(ControllerKeys.DEFAULT_DISK_CACHE, "no", MANAGER + "S3-022; taken for every board")
        .doesNotCover("initialisation, consistency check, patrol read")
        .doesNotCover("what generates Q on the card: not published, the layout is DDF's");
  }
}
