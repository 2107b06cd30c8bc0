package org.raidbench.core.kernel;

import org.raidbench.api.sim.EventHandler;

/** Events follow one another without end and time does not move. */
public final class StandstillException extends IllegalStateException {
  private static final long serialVersionUID = 1L;

  private final Class<?> handler;

  StandstillException(long nowNanos, long events, EventHandler last) {
    super("%d events have fired at %d ns, and there is no end to them".formatted(events, nowNanos));
    this.handler = last.getClass();
  }

  /**
   * The class of the last event's handler.
   *
   * @return the class
   */
  public Class<?> handler() {
    return handler;
  }
}
