package org.raidbench.core.bench;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;
import org.raidbench.api.fault.Fault;
import org.raidbench.api.fault.FaultsException;
import org.raidbench.api.result.BenchResult;
import org.raidbench.api.result.CaseResult;
import org.raidbench.api.workload.AccessLine;
import org.raidbench.api.workload.Job;
import org.raidbench.api.workload.Workload;

/** Cases run on any number of threads and come out in order. */
final class MatrixRunTest {
  private static final int CASES = 23;
  private static final Load LOAD =
      new Load(
          "a",
          Workload.of(
              "reads", Job.of("job", 1, List.of(new AccessLine(1, 4096, 4096, 1, 1, 4096)))));

  private static Bench bench(CaseEngine engine) {
    List<BenchCase> cases = new ArrayList<>();
    for (int i = 0; i < CASES; i++) {
      // A plan is not looked at by these engines, but a case has one or a reason for none.
      cases.add(
          new BenchCase(
              Map.of("case", String.valueOf(i)),
              i % 5 == 0 ? null : TestPlans.any(),
              i % 5 == 0 ? "refused" : null,
              List.of(LOAD),
              CaseSettings.UNTIL_SURE));
    }
    return new Bench("title", 7, cases, engine);
  }

  private static CaseResult result(BenchCase it) {
    return CaseResult.notApplicable(it.coordinates(), 7, "not simulated");
  }

  @Test
  void resultsAreInTheOrderOfTheBenchOnAnyNumberOfThreads() throws InterruptedException {
    BenchResult one = bench((it, seed) -> result(it)).matrix(1, Progress.NONE).call();
    BenchResult many = bench((it, seed) -> result(it)).matrix(8, Progress.NONE).call();
    assertEquals(one, many);
    assertTrue(one.complete());
    assertEquals("22", one.cases().get(CASES - 1).coordinates().get("case"));
    assertEquals("refused", one.cases().get(0).notApplicable());
  }

  @Test
  void everyCaseThatEndsIsTold() throws InterruptedException {
    List<Integer> told = new ArrayList<>();
    bench((it, seed) -> result(it)).matrix(4, (done, cases) -> told.add(done)).call();
    List<Integer> expected = new ArrayList<>();
    for (int i = 0; i <= CASES; i++) {
      expected.add(i);
    }
    assertEquals(expected, told);
  }

  /** Does something from another thread once a latch is down. */
  private static void once(CountDownLatch latch, Runnable action) {
    Thread thread =
        new Thread(
            () -> {
              try {
                latch.await();
              } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
              }
              action.run();
            });
    thread.start();
  }

  @Test
  void aCancelledRunGivesWhatIsFinished() throws InterruptedException {
    CountDownLatch never = new CountDownLatch(1);
    CountDownLatch reached = new CountDownLatch(1);
    MatrixRun run =
        bench(
                (it, seed) -> {
                  if (it.coordinates().get("case").equals("7")) {
                    reached.countDown();
                    try {
                      never.await();
                    } catch (InterruptedException e) {
                      Thread.currentThread().interrupt();
                    }
                  }
                  return result(it);
                })
            .matrix(1, Progress.NONE);
    once(reached, run::cancel);
    BenchResult result = run.call();
    assertFalse(result.complete());
    assertEquals(7, result.cases().size());
  }

  /** Goes on until it is interrupted, as a simulation does that would take hours. */
  private static CaseResult endless(CountDownLatch begun, CountDownLatch ended) {
    begun.countDown();
    try {
      new CountDownLatch(1).await();
      throw new AssertionError("nobody counts it down");
    } catch (InterruptedException e) {
      ended.countDown();
      throw new CancellationException("interrupted");
    }
  }

  @Test
  void whatIsUnderWayWhenARunIsCancelledGivesUp() throws InterruptedException {
    CountDownLatch begun = new CountDownLatch(2);
    CountDownLatch ended = new CountDownLatch(2);
    MatrixRun run = bench((it, seed) -> endless(begun, ended)).matrix(2, Progress.NONE);
    once(begun, run::cancel);
    BenchResult result = run.call();
    assertFalse(result.complete());
    ended.await(); // else this test would not end
  }

  @Test
  void anInterruptedCallerCancels() throws InterruptedException {
    CountDownLatch begun = new CountDownLatch(1);
    CountDownLatch ended = new CountDownLatch(1);
    MatrixRun run = bench((it, seed) -> endless(begun, ended)).matrix(1, Progress.NONE);
    Thread self = Thread.currentThread();
    once(begun, self::interrupt);
    assertThrows(InterruptedException.class, run::call);
    ended.await();
  }

  @Test
  void aRunThatWasCancelledBeforeItBeganGivesNothing() throws InterruptedException {
    MatrixRun run = bench((it, seed) -> result(it)).matrix(3, Progress.NONE);
    run.cancel();
    BenchResult result = run.call();
    assertFalse(result.complete());
  }

  @Test
  void aFailureNamesItsCase() {
    MatrixRun run =
        bench(
                (it, seed) -> {
                  throw new IllegalStateException("out of tags");
                })
            .matrix(2, Progress.NONE);
    CaseFailedException e = assertThrows(CaseFailedException.class, run::call);
    assertTrue(e.getMessage().matches("case \\{case=\\d+} with seed 7 failed: out of tags"));
  }

  @Test
  void aFaultOfTheUserStaysOne() {
    MatrixRun run =
        bench(
                (it, seed) -> {
                  throw new FaultsException(List.of(Fault.of("too large")));
                })
            .matrix(2, Progress.NONE);
    assertThrows(FaultsException.class, run::call);
  }
}
