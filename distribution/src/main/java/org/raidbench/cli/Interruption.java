package org.raidbench.cli;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/**
 * Ends a run on Ctrl-C so that what is finished is still printed. The virtual machine stops when
 * its shutdown hooks have returned; this one cancels the run and waits until it has been printed.
 */
final class Interruption {
  private static final long PRINTING_SECONDS_MAX = 10;

  private static volatile boolean underWay;
  private static volatile boolean givenUp;

  private final CountDownLatch allPrinted = new CountDownLatch(1);
  private final Thread hook;

  Interruption(Runnable cancel) {
    hook =
        new Thread(
            () -> {
              if (givenUp) {
                return;
              }
              underWay = true;
              cancel.run();
              try {
                allPrinted.await(PRINTING_SECONDS_MAX, TimeUnit.SECONDS);
              } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
              }
            },
            "interruption");
    Runtime.getRuntime().addShutdownHook(hook);
  }

  /** Whether the virtual machine is stopping, so that nobody may stop it again. */
  static boolean isUnderWay() {
    return underWay;
  }

  /** Nothing more is going to be printed: the virtual machine may stop at once. */
  static void giveUp() {
    givenUp = true;
  }

  /** Everything has been printed. */
  void printed() {
    allPrinted.countDown();
    if (!underWay) {
      try {
        Runtime.getRuntime().removeShutdownHook(hook);
      } catch (IllegalStateException e) {
        underWay = true; // interrupted this very moment: the hook finds everything printed
      }
    }
  }
}
