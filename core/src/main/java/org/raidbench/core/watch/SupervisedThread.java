package org.raidbench.core.watch;

import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;

/** Does one task. A daemon: who has given it up is not kept by it. */
final class SupervisedThread<T> extends Thread {
  private final Callable<T> task;
  private final CountDownLatch over = new CountDownLatch(1);
  private @Nullable T result;
  private @Nullable Throwable thrown;

  /** Counts what the task gets done; until it says otherwise, it gets nothing done. */
  private volatile LongSupplier progress = () -> 0;

  SupervisedThread(Callable<T> task) {
    super(Thread.currentThread().getName() + ", supervised");
    this.task = task;
    setDaemon(true);
  }

  @Override
  public void run() {
    try {
      result = task.call();
    } catch (Throwable e) { // thrown again where the result is waited for
      thrown = e;
    } finally {
      over.countDown();
    }
  }

  boolean isOverWithin(long nanos) throws InterruptedException {
    return over.await(nanos, TimeUnit.NANOSECONDS);
  }

  /** What came of the task that is over. */
  @Nullable T result() {
    return result;
  }

  @Nullable Throwable thrown() {
    return thrown;
  }

  void setProgress(LongSupplier counter) {
    progress = counter;
  }

  long progress() {
    return progress.getAsLong();
  }
}
