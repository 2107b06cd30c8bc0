package org.raidbench.testkit;

import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Runs a test for many seeds, and says which seed failed and how to run it again.
 *
 * <pre>{@code
 * Sweep.seeds(200, seed -> {
 *   RandomStream random = new RandomStream(seed, "my test");
 *   ...
 * });
 * }</pre>
 *
 * <p>With the system property {@value #PROPERTY} only that seed is run.
 */
public final class Sweep {
  /** The system property that names the one seed to run. */
  public static final String PROPERTY = "raidbench.seed";

  private Sweep() {}

  /**
   * Runs a test for the seeds 1, 2, 3 and so on.
   *
   * @param count how many seeds, at least 1
   * @param test the test
   * @throws AssertionError at the first seed that fails, with the seed, the command that runs it
   *     again, and what went wrong as its cause
   */
  public static void seeds(int count, SeedTest test) {
    seeds(System::getProperty, caller(), count, test);
  }

  /** For contracts, which are run as the class that extends them. */
  static void seeds(Class<?> testClass, int count, SeedTest test) {
    seeds(System::getProperty, testClass.getName(), count, test);
  }

  static void seeds(
      Function<String, @Nullable String> properties, String name, int count, SeedTest test) {
    String only = properties.apply(PROPERTY);
    if (only != null) {
      run(name, Long.parseLong(only), test);
      return;
    }
    for (long seed = 1; seed <= count; seed++) {
      run(name, seed, test);
    }
  }

  private static void run(String name, long seed, SeedTest test) {
    try {
      test.run(seed);
    } catch (Throwable e) {
      if (e instanceof VirtualMachineError fatal) {
        throw fatal;
      }
      throw new AssertionError(
          "seed %d: %s%nagain with: mvn -B test -Dtest=%s -D%s=%d"
              .formatted(seed, e.getMessage(), name, PROPERTY, seed),
          e);
    }
  }

  private static String caller() {
    return StackWalker.getInstance()
        .walk(
            frames ->
                frames
                    .filter(frame -> !frame.getClassName().equals(Sweep.class.getName()))
                    .findFirst()
                    .map(frame -> frame.getClassName() + "#" + frame.getMethodName())
                    .orElse("THE_TEST"));
  }

  /** A test that depends on a seed. */
  @FunctionalInterface
  public interface SeedTest {
    /**
     * Runs.
     *
     * @param seed what every random draw derives from
     * @throws Throwable to fail
     */
    void run(long seed) throws Throwable;
  }
}
