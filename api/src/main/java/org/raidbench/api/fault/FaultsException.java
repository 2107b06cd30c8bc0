package org.raidbench.api.fault;

import java.util.List;
import java.util.stream.Collectors;
import org.raidbench.api.stability.Stable;

/**
 * Thrown when the user's input is wrong; carries every fault that was found, not just the first.
 */
@Stable
public final class FaultsException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  // A list of records: not serialisable as such, and never serialised.
  private final transient List<Fault> faults;

  /**
   * Makes the exception.
   *
   * @param faults at least one fault, in the order of their places
   * @throws IllegalArgumentException if there is none
   */
  public FaultsException(List<Fault> faults) {
    super(faults.stream().map(Fault::message).collect(Collectors.joining("; ")));
    if (faults.isEmpty()) {
      throw new IllegalArgumentException("no fault");
    }
    this.faults = List.copyOf(faults);
  }

  /**
   * The faults.
   *
   * @return at least one
   */
  public List<Fault> faults() {
    return faults;
  }
}
