package org.raidbench.core.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.raidbench.api.fault.FaultsException;
import org.raidbench.api.result.BenchResult;
import org.raidbench.api.result.CaseResult;
import org.raidbench.api.workload.Workload;
import org.raidbench.core.plugin.Registry;

/**
 * A bench: systems that have been composed and checked, and what is to be done to them. Immutable;
 * it can be run any number of times, from any thread, and gives the same results each time.
 *
 * <p>The cases all run with the same seed. Random streams are named after their users, so two
 * controllers meet the very same requests, and comparing them is a paired comparison with common
 * random numbers.
 */
public final class Bench {
  private final String title;
  private final long seed;
  private final List<BenchCase> cases;
  private final CaseEngine engine;

  /**
   * Makes a bench of cases.
   *
   * @param title its title
   * @param seed seed of every random draw
   * @param cases its cases, at least one
   * @param engine runs a case
   */
  public Bench(String title, long seed, List<BenchCase> cases, CaseEngine engine) {
    if (cases.isEmpty()) {
      throw new IllegalArgumentException("a bench has at least one case");
    }
    this.title = title;
    this.seed = seed;
    this.cases = List.copyOf(cases);
    this.engine = new AttributedCase(engine);
  }

  /**
   * Starts composing a bench of the plug-ins on the class path.
   *
   * @return an empty builder
   * @throws FaultsException if anything is wrong with any of them; {@link #builder(Registry)} with
   *     {@code Raidbench.start().registry()} goes on without
   */
  public static BenchBuilder builder() {
    return builder(ClassPathRegistry.get());
  }

  /**
   * Starts composing a bench.
   *
   * @param registry where models are looked up
   * @return an empty builder
   */
  public static BenchBuilder builder(Registry registry) {
    return builder(registry, new SimulatedCase());
  }

  /**
   * Starts composing a bench.
   *
   * @param registry where models are looked up
   * @param engine runs its cases
   * @return an empty builder
   */
  public static BenchBuilder builder(Registry registry, CaseEngine engine) {
    return new BenchBuilder(registry, engine);
  }

  /**
   * Starts describing an array.
   *
   * @param name its name
   * @param level its level, such as {@code raid5}
   * @return an empty description
   */
  public static ArrayBuilder array(String name, String level) {
    return new ArrayBuilder(name, level);
  }

  /**
   * Its title.
   *
   * @return one line, possibly empty
   */
  public String title() {
    return title;
  }

  /**
   * The seed of every random draw.
   *
   * @return the seed
   */
  public long seed() {
    return seed;
  }

  /**
   * Its cases.
   *
   * @return at least one, in order
   */
  public List<BenchCase> cases() {
    return cases;
  }

  /**
   * Runs a workload on the one array of a bench that was built in Java.
   *
   * @param workload the workload
   * @return what it gave
   * @throws IllegalStateException if the bench has several cases or arrays
   * @throws FaultsException if the workload does not fit the array
   * @throws org.raidbench.core.blame.PluginFaultException if a model of a plug-in fails
   */
  public CaseResult run(Workload workload) {
    BenchCase only = onlyCase();
    if (only.plan() == null || only.plan().arrays().size() != 1) {
      throw new IllegalStateException(
          "the bench has several arrays: say which the workload is for");
    }
    return run(workload, only.plan().arrays().get(0).name());
  }

  /**
   * Runs a workload on an array of a bench that was built in Java.
   *
   * @param workload the workload
   * @param array the array's name
   * @return what it gave
   * @throws IllegalStateException if the bench has several cases
   * @throws FaultsException if there is no such array, or the workload does not fit it
   */
  public CaseResult run(Workload workload, String array) {
    BenchCase only = onlyCase();
    return engine.run(
        new BenchCase(
            Map.of(BenchCase.WORKLOAD, workload.name()),
            only.plan(),
            only.notApplicable(),
            List.of(new Load(array, workload)),
            only.settings()),
        seed);
  }

  /**
   * Runs every case on all processors.
   *
   * @return a result for each case
   * @throws IllegalStateException if the bench has no workload of its own
   * @throws FaultsException if a case cannot run because of what the user gave
   * @throws org.raidbench.core.blame.PluginFaultException if a model of a plug-in fails
   * @throws InterruptedException if the calling thread is interrupted
   */
  public BenchResult run() throws InterruptedException {
    return matrix(Runtime.getRuntime().availableProcessors(), Progress.NONE).call();
  }

  /**
   * Prepares a run of every case.
   *
   * @param threads how many run at once, at least 1
   * @param progress told of every case that has ended
   * @return a run that can be cancelled
   * @throws IllegalStateException if the bench has no workload of its own
   */
  public MatrixRun matrix(int threads, Progress progress) {
    if (cases.stream().anyMatch(it -> it.plan() != null && it.loads().isEmpty())) {
      throw new IllegalStateException("the bench has no workload of its own: run(workload)");
    }
    return new MatrixRun(this, engine, threads, progress);
  }

  /**
   * Takes the system of a bench that was built in Java through steps.
   *
   * @param course what happens to it, in order; at least one step runs something
   * @return what each of the runs gave, in order; the dimension {@code step} is its number from 1
   * @throws IllegalStateException if the bench has several cases
   * @throws FaultsException if a workload does not fit its array
   */
  public List<CaseResult> run(Course course) {
    BenchCase only = onlyCase();
    List<BenchCase> moments = new ArrayList<>();
    for (int i = 0; i < course.steps().size(); i++) {
      if (course.steps().get(i) instanceof Step.Run run) {
        moments.add(
            new BenchCase(
                Map.of("step", String.valueOf(moments.size() + 1)),
                only.plan(),
                only.notApplicable(),
                run.loads(),
                run.settings(),
                new Moment(course, i)));
      }
    }
    return engine.run(moments, seed);
  }

  private BenchCase onlyCase() {
    if (cases.size() != 1) {
      throw new IllegalStateException("the bench has " + cases.size() + " cases of its own: run()");
    }
    return cases.get(0);
  }
}
