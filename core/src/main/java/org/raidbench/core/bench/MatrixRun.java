package org.raidbench.core.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.atomic.AtomicReferenceArray;
import org.jspecify.annotations.Nullable;
import org.raidbench.api.fault.FaultsException;
import org.raidbench.api.result.BenchResult;
import org.raidbench.api.result.CaseResult;
import org.raidbench.core.blame.PluginFaultException;

/**
 * Runs the cases of a bench on a number of threads, one case on one thread from beginning to end.
 * Results are in the order of the bench whatever the threads do, and the same on any number of
 * them.
 */
public final class MatrixRun {
  private final Bench bench;
  private final CaseEngine engine;
  private final int threads;
  private final Progress progress;
  private final AtomicReferenceArray<@Nullable CaseResult> results;
  private final AtomicInteger next = new AtomicInteger();
  private final AtomicReference<@Nullable Failure> failure = new AtomicReference<>();
  private final CountDownLatch over;
  private final Object told = new Object();
  private int done;
  private volatile boolean cancelled;

  /** What ended the run; of several, that of the first case, whichever thread was faster. */
  private record Failure(int index, Throwable thrown) {}

  /**
   * Prepares a run.
   *
   * @param bench the bench
   * @param engine runs the cases
   * @param threads how many run at once, at least 1
   * @param progress told of every case that has ended
   */
  public MatrixRun(Bench bench, CaseEngine engine, int threads, Progress progress) {
    if (threads < 1) {
      throw new IllegalArgumentException("threads must be at least 1: " + threads);
    }
    this.bench = bench;
    this.engine = engine;
    this.threads = Math.min(threads, Math.max(1, bench.cases().size()));
    this.progress = progress;
    this.results = new AtomicReferenceArray<>(bench.cases().size());
    this.over = new CountDownLatch(this.threads);
  }

  /**
   * Runs all cases, or those that end before {@link #cancel}. Call it once.
   *
   * @return the results so far, complete or not
   * @throws FaultsException if a case cannot run because of what the user gave
   * @throws PluginFaultException if a model of a plug-in fails
   * @throws InterruptedException if the calling thread is interrupted
   */
  public BenchResult call() throws InterruptedException {
    progress.done(0, bench.cases().size());
    for (int i = 0; i < threads; i++) {
      Thread worker = new Thread(this::work, "case-" + i);
      worker.setDaemon(true); // a cancelled run does not wait for the cases under way
      worker.start();
    }
    over.await();
    @Nullable Failure first = failure.get();
    @Nullable Throwable failed = first == null ? null : first.thrown();
    if (failed instanceof FaultsException faults) {
      throw faults;
    }
    if (failed instanceof Error error) {
      throw error;
    }
    if (failed != null) {
      throw (RuntimeException) failed;
    }
    return collect();
  }

  /** Ends the run; {@link #call} returns at once with the cases that have ended. */
  public void cancel() {
    cancelled = true;
    while (over.getCount() > 0) {
      over.countDown();
    }
  }

  private void work() {
    int i = next.getAndIncrement();
    try {
      for (; isToRun(i); i = next.getAndIncrement()) {
        results.set(i, run(bench.cases().get(i)));
        synchronized (told) {
          done++;
          if (!cancelled) {
            progress.done(done, bench.cases().size());
          }
        }
      }
    } catch (RuntimeException | Error e) {
      Failure own = new Failure(i, e);
      failure.updateAndGet(before -> before == null || own.index() < before.index() ? own : before);
    } finally {
      over.countDown();
    }
  }

  private boolean isToRun(int i) {
    @Nullable Failure first = failure.get();
    return i < bench.cases().size() && !cancelled && (first == null || i < first.index());
  }

  private CaseResult run(BenchCase benchCase) {
    if (benchCase.notApplicable() != null) {
      return new CaseResult(
          benchCase.coordinates(),
          benchCase.notApplicable(),
          null,
          List.of(),
          List.of(),
          List.of(),
          List.of());
    }
    try {
      return engine.run(benchCase, bench.seed());
    } catch (FaultsException | PluginFaultException e) {
      throw e;
    } catch (RuntimeException e) {
      throw new CaseFailedException(benchCase.coordinates(), bench.seed(), e);
    }
  }

  private BenchResult collect() {
    List<CaseResult> finished = new ArrayList<>();
    for (int i = 0; i < results.length(); i++) {
      @Nullable CaseResult result = results.get(i);
      if (result != null) {
        finished.add(result);
      }
    }
    return new BenchResult(
        bench.title(), bench.seed(), finished, finished.size() == results.length());
  }
}
