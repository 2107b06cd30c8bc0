package org.raidbench.core.watch;

import java.util.List;

/**
 * A thread has got nowhere for long; the stack trace is what it was in all the time, with the
 * method that goes on without end on top.
 */
public final class StallException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /** For how long the thread got nowhere. */
  private final long seconds;

  StallException(long seconds, List<StackTraceElement> innermostFirst) {
    super("has not come back for %d s".formatted(seconds));
    this.seconds = seconds;
    setStackTrace(innermostFirst.toArray(new StackTraceElement[0]));
  }

  /**
   * For how long.
   *
   * @return seconds, as long as patience lasts
   */
  public long seconds() {
    return seconds;
  }
}
