package org.raidbench.lsi;

import org.raidbench.api.controller.ControllerKeys;
import org.raidbench.api.spec.SpecBuilder;

/** Nytro MegaRAID boards: a SAS2208 and a pair of SSD modules that serve as its cache. */
final class NytroBoards {
  private static final String REVIEW = "review of the Nytro MegaRAID 8110-4i, ";

  private NytroBoards() {}

  /** The 8100-4i, with 100 GB of SLC flash. */
  static Board nytro8100() {
    return board("8100");
  }

  /** The 8110-4i, with 200 GB of eMLC flash. */
  static Board nytro8110() {
    return board("8110");
  }

  /** The 8120-4i, with 400 GB of eMLC flash. */
  static Board nytro8120() {
    return board("8120");
  }

  private static Board board(String number) {
    SpecBuilder spec =
        Sas2208.chip()
            .measured(ControllerKeys.PORTS, "4", REVIEW + "S1-024: one SFF-8087")
            .assumed(ControllerKeys.HOST_BUS, "pcie-3.0", MegaRaid.UNVERIFIED)
            .measured(
                ControllerKeys.PROTECTIONS, "lsi/scm01", REVIEW + "S1-023; taken for the family")
            .measured(
                ControllerKeys.CACHE_DEVICES, "lsi/nytro-cache", REVIEW + "S1-030, S1-031, S1-032")
            .measured(
                ControllerKeys.ONBOARD_DISK,
                "lsi/nytro-" + number + "-module",
                REVIEW + "S1-015 to S1-021")
            .measured(ControllerKeys.ONBOARD_COUNT, "2", REVIEW + "S1-015, S1-026")
            .measured(ControllerKeys.FIRMWARE, "23.6.1-0006", REVIEW + "S1-040")
            .measured(ControllerKeys.DRIVER, "v00.00.06.18", REVIEW + "S1-041");
    return MegaRaid.board(
        "nytro-megaraid-" + number + "-4i", "LSI Nytro MegaRAID " + number + "-4i", spec);
  }
}
