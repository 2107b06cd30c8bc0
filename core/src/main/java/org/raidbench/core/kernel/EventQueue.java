package org.raidbench.core.kernel;

import org.raidbench.api.sim.EventHandler;

/**
 * Events to come, ordered by time, those of one time in the order in which they were added.
 *
 * <p>An event that has been taken is known by a number; what it was can be asked until the next one
 * is added.
 */
interface EventQueue {
  /** What {@link #pollUntil} returns if there is no such event. */
  int NONE = -1;

  /**
   * Adds an event.
   *
   * @param timeNanos not before the last event taken
   * @param handler to be called
   * @param token to be passed to it
   */
  void add(long timeNanos, EventHandler handler, long token);

  /**
   * Takes the first event unless it is later than a limit.
   *
   * @param limitNanos the limit
   * @return its number, or {@link #NONE}
   */
  int pollUntil(long limitNanos);

  /**
   * The time of the event taken last.
   *
   * @param event its number
   * @return nanoseconds
   */
  long timeNanos(int event);

  /**
   * The handler of the event taken last.
   *
   * @param event its number
   * @return the handler
   */
  EventHandler handler(int event);

  /**
   * The token of the event taken last.
   *
   * @param event its number
   * @return the token
   */
  long token(int event);
}
