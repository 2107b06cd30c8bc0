package org.raidbench.validation.judge;

import java.util.List;
import org.raidbench.validation.stand.Sample;

/**
 * What was read off one cell.
 *
 * @param label what it is called among its neighbours
 * @param sample its value for each seed
 * @param limits the part that limits, for each seed
 */
record Reading(String label, Sample sample, List<String> limits) {
  Reading {
    limits = List.copyOf(limits);
  }

  /** {@code RAID0x4: 512 ±3}. */
  String text() {
    return (label.isEmpty() ? "" : label + ": ") + Numbers.mean(sample);
  }
}
