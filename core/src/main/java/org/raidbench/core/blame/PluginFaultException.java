package org.raidbench.core.blame;

import org.jspecify.annotations.Nullable;
import org.raidbench.api.fault.Fault;

/** A model of a plug-in failed; says which, of which jar, and what it did. */
public final class PluginFaultException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  // A record: not serialisable, and never serialised.
  private final transient Fault fault;

  /** Whether the plug-in came from a folder. */
  private final boolean given;

  PluginFaultException(Fault fault, boolean given, @Nullable Throwable cause) {
    super(fault.source() + ": " + fault.message(), cause);
    this.fault = fault;
    this.given = given;
  }

  /**
   * What happened.
   *
   * @return the jar as source; model, device and cause as message
   */
  public Fault fault() {
    return fault;
  }

  /**
   * Whether the plug-in was given by the user, in a folder, and is not one of Raidbench's own.
   *
   * @return true if it was
   */
  public boolean isGiven() {
    return given;
  }
}
