package org.raidbench.validation.stand;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.raidbench.api.fault.Fault;
import org.raidbench.api.fault.FaultsException;
import org.raidbench.api.result.CaseResult;
import org.raidbench.core.bench.BenchCase;
import org.raidbench.core.bench.CaseEngine;
import org.raidbench.core.bench.CaseFailedException;
import org.raidbench.core.bench.Progress;

/**
 * Runs every case that is needed, once for each seed, on a number of threads. What comes out does
 * not depend on the threads; the longest cases are begun first so that all threads end together.
 */
public final class Campaign {
  private final CaseEngine engine;
  private final Pace pace;
  private final IdentityHashMap<BenchCase, Wanted> wanted = new IdentityHashMap<>();
  private final List<Wanted> inOrder = new ArrayList<>();

  /** A case, the seed its bench begins with, and what it gave. */
  private static final class Wanted {
    private final BenchCase benchCase;
    private final long seed;
    private final @Nullable CaseResult[] results;
    private long nanos;

    private Wanted(BenchCase benchCase, long seed, int seeds) {
      this.benchCase = benchCase;
      this.seed = seed;
      this.results = new @Nullable CaseResult[seeds];
    }
  }

  /**
   * Starts with nothing to run.
   *
   * @param engine runs a case
   * @param pace how much is run
   */
  public Campaign(CaseEngine engine, Pace pace) {
    this.engine = engine;
    this.pace = pace;
  }

  /**
   * Asks for the cases of some cells; a case that is asked for again is run once.
   *
   * @param stand their stand
   * @param combinations the cells
   */
  public void want(Stand stand, List<Combination> combinations) {
    for (Combination combination : combinations) {
      for (Cell cell : combination.cells()) {
        cell.left().forEach(it -> want(stand, it));
        cell.right().forEach(it -> want(stand, it));
      }
    }
  }

  /**
   * How many different cases are wanted.
   *
   * @return the number, each counted once whatever the seeds
   */
  public int cases() {
    return inOrder.size();
  }

  private void want(Stand stand, BenchCase benchCase) {
    if (!wanted.containsKey(benchCase)) {
      Wanted it = new Wanted(benchCase, stand.bench().seed(), pace.seeds());
      wanted.put(benchCase, it);
      inOrder.add(it);
    }
  }

  /**
   * Runs everything.
   *
   * @param threads how many cases run at once, at least 1
   * @param progress told of every run that has ended
   * @return what the cases gave
   * @throws InterruptedException if the calling thread is interrupted
   */
  public Runs call(int threads, Progress progress) throws InterruptedException {
    Tally tally = new Tally(progress, inOrder.size() * pace.seeds());
    ExecutorService workers =
        Executors.newFixedThreadPool(
            threads,
            task -> {
              Thread thread = new Thread(task, "ledger");
              thread.setDaemon(true);
              return thread;
            });
    try {
      List<Future<?>> first = new ArrayList<>();
      for (Wanted it : inOrder) {
        first.add(workers.submit(() -> run(it, 0, tally)));
      }
      await(first);
      List<Wanted> longestFirst = new ArrayList<>(inOrder);
      longestFirst.sort(Comparator.comparingLong((Wanted it) -> it.nanos).reversed());
      List<Future<?>> rest = new ArrayList<>();
      for (Wanted it : longestFirst) {
        for (int seed = 1; seed < pace.seeds(); seed++) {
          int number = seed;
          rest.add(workers.submit(() -> run(it, number, tally)));
        }
      }
      await(rest);
    } finally {
      workers.shutdownNow();
    }
    return collect();
  }

  private static void await(List<Future<?>> runs) throws InterruptedException {
    for (Future<?> run : runs) {
      try {
        run.get();
      } catch (ExecutionException e) {
        if (e.getCause() instanceof RuntimeException failed) {
          throw failed;
        }
        throw new IllegalStateException(e.getCause());
      }
    }
  }

  private void run(Wanted it, int number, Tally tally) {
    long start = System.nanoTime();
    it.results[number] = result(it.benchCase, it.seed + number);
    if (number == 0) {
      it.nanos = System.nanoTime() - start;
    }
    tally.one();
  }

  private CaseResult result(BenchCase benchCase, long seed) {
    @Nullable String reason = benchCase.notApplicable();
    if (reason != null) {
      return CaseResult.notApplicable(benchCase.coordinates(), seed, reason);
    }
    BenchCase paced =
        new BenchCase(
            benchCase.coordinates(),
            benchCase.plan(),
            null,
            benchCase.loads().stream().map(pace::of).toList(),
            pace.of(benchCase.settings()),
            benchCase.moment());
    try {
      return engine.run(paced, seed);
    } catch (FaultsException e) {
      return CaseResult.notApplicable(
          benchCase.coordinates(),
          seed,
          e.faults().stream().map(Fault::message).collect(Collectors.joining("; ")));
    } catch (RuntimeException e) {
      throw new CaseFailedException(benchCase.coordinates(), seed, e);
    }
  }

  private Runs collect() {
    Runs runs = new Runs(pace.seeds());
    for (Wanted it : inOrder) {
      List<CaseResult> results = new ArrayList<>();
      for (@Nullable CaseResult result : it.results) {
        if (result == null) {
          throw new IllegalStateException("was not run: " + it.benchCase.coordinates());
        }
        results.add(result);
      }
      runs.put(it.benchCase, results);
    }
    return runs;
  }

  /** Counts runs for the progress, one thread at a time. */
  private static final class Tally {
    private final Progress progress;
    private final int all;
    private int done;

    Tally(Progress progress, int all) {
      this.progress = progress;
      this.all = all;
      progress.done(0, all);
    }

    synchronized void one() {
      done++;
      progress.done(done, all);
    }
  }
}
