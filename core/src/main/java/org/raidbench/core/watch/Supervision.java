package org.raidbench.core.watch;

import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;

/**
 * Has a task done by another thread, and looks at that thread now and then: whether it gets on, and
 * if not, where it is. A look that finds progress costs a read of a counter; nothing is asked of
 * the thread itself.
 */
public final class Supervision {
  /** Looks in a row without progress before it is said. */
  private static final int LOOKS = 20;

  private Supervision() {}

  /**
   * Does a task and waits for it. An interrupt of the caller's thread is passed on, and waiting
   * goes on.
   *
   * @param <T> what comes of it
   * @param task what is done
   * @param patience how long it may get nowhere; without end, the caller's own thread does the task
   * @param verdict whose fault it is that the task gets nowhere; empty to go on waiting. What it
   *     gives is thrown, and the task is left to itself: a thread cannot be ended from outside.
   * @return what came of it
   */
  public static <T> T call(
      Callable<T> task,
      Patience patience,
      Function<StallException, Optional<? extends RuntimeException>> verdict) {
    if (patience.seconds() == 0) {
      return calledHere(task);
    }
    SupervisedThread<T> thread = new SupervisedThread<>(task);
    thread.start();
    boolean interrupted = false;
    try {
      Watch watch = new Watch(thread, patience);
      while (true) {
        try {
          if (thread.isOverWithin(watch.periodNanos())) {
            return outcome(thread);
          }
          Optional<? extends RuntimeException> fault = watch.look().flatMap(verdict);
          if (fault.isPresent()) {
            throw fault.get();
          }
        } catch (InterruptedException e) {
          interrupted = true;
          thread.interrupt();
        }
      }
    } finally {
      if (interrupted) {
        Thread.currentThread().interrupt();
      }
    }
  }

  /**
   * Says what counts as progress of the task that the present thread does; nothing happens if it is
   * not supervised.
   *
   * @param counter read from another thread now and then; a value that is late does no harm
   */
  public static void progress(LongSupplier counter) {
    if (Thread.currentThread() instanceof SupervisedThread<?> thread) {
      thread.setProgress(counter);
    }
  }

  private static <T> T calledHere(Callable<T> task) {
    try {
      return task.call();
    } catch (Exception e) {
      Supervision.<RuntimeException>rethrow(e);
      throw new AssertionError(e);
    }
  }

  @SuppressWarnings("NullAway") // a result is null if the task may give null
  private static <T> T outcome(SupervisedThread<T> thread) {
    @Nullable Throwable thrown = thread.thrown();
    if (thrown != null) {
      Supervision.<RuntimeException>rethrow(thrown);
    }
    return thread.result();
  }

  /** Whatever the task has thrown, checked or not, goes on as if it had been thrown here. */
  @SuppressWarnings("unchecked")
  private static <E extends Throwable> void rethrow(Throwable thrown) throws E {
    throw (E) thrown;
  }

  /** Remembers what the last looks have found. */
  private static final class Watch {
    private final SupervisedThread<?> thread;
    private final Patience patience;
    private long progress;
    private int looks;
    private CommonStack stacks = new CommonStack();

    Watch(SupervisedThread<?> thread, Patience patience) {
      this.thread = thread;
      this.patience = patience;
    }

    long periodNanos() {
      return TimeUnit.SECONDS.toNanos(patience.seconds()) / LOOKS;
    }

    /** Where the thread has been all the time, if that has become too long. */
    Optional<StallException> look() {
      long now = thread.progress();
      if (now != progress) {
        progress = now;
        begin();
        return Optional.empty();
      }
      stacks.add(thread.getStackTrace());
      if (++looks < LOOKS) {
        return Optional.empty();
      }
      StallException stall = new StallException(patience.seconds(), stacks.innermostFirst());
      begin();
      return Optional.of(stall);
    }

    private void begin() {
      looks = 0;
      stacks = new CommonStack();
    }
  }
}
