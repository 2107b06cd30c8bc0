package org.raidbench.core.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.raidbench.api.fault.FaultsException;
import org.raidbench.api.result.BenchResult;
import org.raidbench.api.result.CaseResult;
import org.raidbench.core.blame.PluginFaultException;

/**
 * Runs the cases of a bench on a number of threads, one case on one thread from beginning to end;
 * neighbouring moments of one course run on one system, one after the other. Results are in the
 * order of the bench whatever the threads do, and the same on any number of them.
 */
public final class MatrixRun {
  private final Bench bench;
  private final int[] firstOf;
  private final CaseEngine engine;
  private final int threads;
  private final Progress progress;
  private final AtomicReferenceArray<@Nullable CaseResult> results;
  private final AtomicInteger next = new AtomicInteger();
  private final AtomicReference<@Nullable Failure> failure = new AtomicReference<>();
  private final CountDownLatch over;
  private final Object told = new Object();
  private final List<Thread> workers = new CopyOnWriteArrayList<>();
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
    this.firstOf = lots(bench.cases());
    this.engine = engine;
    this.threads = Math.min(threads, Math.max(1, bench.cases().size()));
    this.progress = progress;
    this.results = new AtomicReferenceArray<>(bench.cases().size());
    this.over = new CountDownLatch(this.threads);
  }

  /**
   * Runs all cases, or those that end before {@link #cancel}. Call it once. If the calling thread
   * is interrupted, the run is cancelled.
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
      workers.add(worker);
      worker.start();
    }
    if (cancelled) {
      cancel(); // before there were workers to tell
    }
    try {
      over.await();
    } catch (InterruptedException e) {
      cancel();
      throw e;
    }
    @Nullable Failure first = failure.get();
    @Nullable Throwable failed = first == null ? null : first.thrown();
    if (failed instanceof FaultsException faults) {
      throw faults;
    }
    if (failed instanceof Error error) {
      throw error;
    }
    if (failed instanceof RuntimeException exception) {
      throw exception;
    }
    if (failed != null) {
      throw new IllegalStateException(failed); // a checked one, past the compiler
    }
    return collect();
  }

  /**
   * Ends the run, from any thread; {@link #call} returns at once with the cases that have ended.
   * Those under way are interrupted, and give up soon after.
   */
  public void cancel() {
    cancelled = true;
    workers.forEach(Thread::interrupt);
    while (over.getCount() > 0) {
      over.countDown();
    }
  }

  private void work() {
    int i = next.getAndIncrement();
    try {
      for (; isToRun(i); i = next.getAndIncrement()) {
        int first = firstOf[i];
        int end = i + 1 < firstOf.length ? firstOf[i + 1] : bench.cases().size();
        List<CaseResult> part = run(bench.cases().subList(first, end));
        if (cancelled) {
          return; // an engine may have cut short what it was interrupted in
        }
        for (int j = 0; j < part.size(); j++) {
          results.set(first + j, part.get(j));
        }
        synchronized (told) {
          done += part.size();
          if (!cancelled) {
            progress.done(done, bench.cases().size());
          }
        }
      }
    } catch (Throwable e) { // a checked exception too, of a plug-in in another language
      if (cancelled && e instanceof CancellationException) {
        return;
      }
      Failure own = new Failure(i, e);
      failure.updateAndGet(before -> before == null || own.index() < before.index() ? own : before);
    } finally {
      over.countDown();
    }
  }

  private boolean isToRun(int i) {
    @Nullable Failure first = failure.get();
    return i < firstOf.length && !cancelled && (first == null || i < first.index());
  }

  /** The first case of each lot that is run in one go. */
  private static int[] lots(List<BenchCase> cases) {
    return IntStream.range(0, cases.size())
        .filter(i -> i == 0 || !cases.get(i).continues(cases.get(i - 1)))
        .toArray();
  }

  private List<CaseResult> run(List<BenchCase> lot) {
    BenchCase first = lot.get(0);
    @Nullable String reason = first.notApplicable();
    if (reason != null) {
      return List.of(CaseResult.notApplicable(first.coordinates(), bench.seed(), reason));
    }
    try {
      return lot.size() == 1
          ? List.of(engine.run(first, bench.seed()))
          : engine.run(lot, bench.seed());
    } catch (FaultsException | PluginFaultException | CancellationException e) {
      throw e;
    } catch (RuntimeException e) {
      throw new CaseFailedException(first.coordinates(), bench.seed(), e);
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
