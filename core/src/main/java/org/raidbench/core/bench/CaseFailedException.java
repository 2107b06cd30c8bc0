package org.raidbench.core.bench;

import java.util.Map;

/** A case went wrong for a reason that is ours and not the user's. */
public final class CaseFailedException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /**
   * Says which case it was.
   *
   * @param coordinates the case
   * @param seed the seed it ran with
   * @param cause what went wrong
   */
  public CaseFailedException(Map<String, String> coordinates, long seed, RuntimeException cause) {
    super("case " + coordinates + " with seed " + seed + " failed: " + cause.getMessage(), cause);
  }
}
