package org.raidbench.core.host;

import java.util.List;
import org.raidbench.api.ModelId;
import org.raidbench.api.host.HostKeys;
import org.raidbench.api.host.HostModel;
import org.raidbench.api.spec.Spec;

/**
 * The hosts of the four reviews. What a review does not print (which slot the card sat in, how many
 * cores a processor of that name has) is marked as assumed.
 */
public final class Hosts {
  private static final String ADAPTEC_VERSUS_AVAGO = "seed 004, S4-033, S4-034";
  private static final String RAPTORS = "seed 000, S0-056, S0-057";
  private static final String NYTRO = "seed 001, S1-035, S1-036";
  private static final String CRYSTAL = "seed 003, S3-007";

  private Hosts() {}

  /**
   * All of them.
   *
   * @return the models
   */
  public static List<HostModel> all() {
    return List.of(se7520bd2(), x9dr7(), x10sri(), crystalDiskMarkServer());
  }

  private static HostModel x10sri() {
    return new CatalogueHost(
        ModelId.of("supermicro/x10sri-f"),
        "Supermicro X10SRi-F, Xeon E5-2690 v3",
        Spec.builder()
            .measured(HostKeys.CORES, "12", ADAPTEC_VERSUS_AVAGO)
            .measured(HostKeys.CLOCK, "2.6GHz", ADAPTEC_VERSUS_AVAGO)
            .assumed(
                HostKeys.SLOT,
                "pcie-3.0-x8",
                "the review states limits of x8 cards, S4-068, but not the slot")
            .doesNotCover("turbo frequencies: a core runs at its base clock")
            .doesNotCover("memory bandwidth and interrupts: they are part of the cycles of an I/O")
            .build());
  }

  private static HostModel se7520bd2() {
    return new CatalogueHost(
        ModelId.of("intel/se7520bd2"),
        "Intel SE7520BD2, two Xeon 2.8 GHz",
        Spec.builder()
            .measured(HostKeys.CORES, "2", RAPTORS)
            .measured(HostKeys.CLOCK, "2.8GHz", RAPTORS)
            .measured(HostKeys.SLOT, "pci-x-133", "seed 000, S0-051")
            .doesNotCover("hyper-threading, which the review does not mention")
            .build());
  }

  private static HostModel x9dr7() {
    return new CatalogueHost(
        ModelId.of("supermicro/x9dr7-ln4f"),
        "Supermicro X9DR7-LN4F, two Xeon E5-2620",
        Spec.builder()
            .measured(HostKeys.PROCESSORS, "2 x Xeon E5-2620", NYTRO)
            .assumed(
                HostKeys.CORES, "12", NYTRO + " names the processors; six cores each, unverified")
            .assumed(HostKeys.CLOCK, "2GHz", NYTRO + " names the processors; unverified")
            .assumed(HostKeys.SLOT, "pcie-3.0-x8", "not stated; the board's slots, unverified")
            .doesNotCover("memory of two sockets: every core reaches the controller alike")
            .build());
  }

  private static HostModel crystalDiskMarkServer() {
    return new CatalogueHost(
        ModelId.of("review/crystaldiskmark-server"),
        "server of the 9280-16i4e review, model not stated",
        Spec.builder()
            .assumed(HostKeys.CORES, "4", CRYSTAL + " names only the operating system; unverified")
            .assumed(HostKeys.CLOCK, "2GHz", CRYSTAL + " names only the operating system")
            .assumed(HostKeys.SLOT, "pcie-2.0-x8", "not stated; the card's own bus")
            .calibrated(
                HostKeys.SLOT_RATE,
                "875MB/s",
                "the ceiling that the reviewer blames on the server",
                "S3-035")
            .build());
  }
}
