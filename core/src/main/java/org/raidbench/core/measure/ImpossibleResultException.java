package org.raidbench.core.measure;

/**
 * A measurement contradicts a law that every queueing system obeys: the simulation is at fault, not
 * the user, and the figure must not be shown.
 */
public final class ImpossibleResultException extends IllegalStateException {
  private static final long serialVersionUID = 1L;

  /**
   * Makes the exception.
   *
   * @param message which law is broken and by what
   */
  public ImpossibleResultException(String message) {
    super("internal error, impossible result: " + message);
  }
}
