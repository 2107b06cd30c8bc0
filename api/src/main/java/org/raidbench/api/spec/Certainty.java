package org.raidbench.api.spec;

import org.raidbench.api.stability.Stable;

/** How well a figure is known. */
@Stable
public enum Certainty {
  /** The maker's datasheet or manual. */
  DATASHEET,
  /** A published measurement by somebody else. */
  MEASURED,
  /** Fitted so that the model reproduces published facts; those facts then prove nothing. */
  CALIBRATED,
  /** General knowledge or a modelling choice; nobody has verified it. */
  ASSUMED,
  /** Given by the user in a bench file. */
  GIVEN;

  /**
   * Whether results that rest on such a figure must be marked as unverified.
   *
   * @return true for {@link #ASSUMED} alone
   */
  public boolean isUnverified() {
    return this == ASSUMED;
  }
}
