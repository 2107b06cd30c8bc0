package org.raidbench.core.link;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** A bus to disks, with the practical data rate of one lane or port. */
public enum DiskBus {
  /** ATA/100, burst rate. */
  ATA_100("ata-100", 100_000_000L),
  /** Ultra320 SCSI, burst rate; shared by its disks in reality, here each has its own. */
  SCSI_320("scsi-320", 320_000_000L),
  /** 137 MB/s (practical burst, datasheets.csv). */
  SATA_150("sata-150", 137_000_000L),
  /** Twice {@link #SATA_150}: the same coding at twice the clock. */
  SATA_300("sata-300", 274_000_000L),
  /** Four times {@link #SATA_150}. */
  SATA_600("sata-600", 548_000_000L),
  /** Half of {@link #SAS_2}. */
  SAS_1("sas1", 275L << 20),
  /** 550 MiB/s a lane: 4,400 over eight (fact S4-069). */
  SAS_2("sas2", 550L << 20),
  /** 1,100 MiB/s a lane: 8,800 over eight (fact S4-070). */
  SAS_3("sas3", 1100L << 20),
  /** Fibre Channel of 8 Gbit/s: 8.5 GBd a port, of which 8b/10b leaves 850 MB/s for frames. */
  FC_8("fc-8", 850_000_000L);

  private final String word;
  private final long laneBytesPerSecond;

  DiskBus(String word, long laneBytesPerSecond) {
    this.word = word;
    this.laneBytesPerSecond = laneBytesPerSecond;
  }

  /**
   * What specifications and bench files call it.
   *
   * @return the word, such as {@code sas2}
   */
  public String word() {
    return word;
  }

  /**
   * Its rate.
   *
   * @return bytes a second of one lane
   */
  public long laneBytesPerSecond() {
    return laneBytesPerSecond;
  }

  /**
   * The bus of a name.
   *
   * @param word what a specification calls it
   * @return the bus, if there is one
   */
  public static Optional<DiskBus> named(String word) {
    return Arrays.stream(values()).filter(bus -> bus.word.equals(word)).findFirst();
  }

  /**
   * All names.
   *
   * @return in no particular order of merit
   */
  public static List<String> words() {
    return Arrays.stream(values()).map(DiskBus::word).toList();
  }
}
