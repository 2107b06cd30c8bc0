package org.raidbench.validation.check;

import java.util.List;
import org.raidbench.core.bench.Place;

/**
 * A bench file of those that come with the checks, possibly changed.
 *
 * @param name its file name
 * @param sets patches, {@code PATH=VALUE}, as on the command line
 * @param at where it was said
 */
public record StandRef(String name, List<String> sets, Place at) {
  /** Copies the list. */
  public StandRef {
    sets = List.copyOf(sets);
  }
}
