package org.raidbench.core.diskspd;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.raidbench.api.fault.Faults;
import org.raidbench.api.workload.AccessLine;
import org.raidbench.api.workload.Job;
import org.raidbench.api.workload.Pacing;
import org.raidbench.api.workload.Region;
import org.raidbench.api.workload.Timing;
import org.raidbench.api.workload.Workload;
import org.raidbench.api.workload.WorkloadReader;
import org.raidbench.core.diskspd.CommandLine.Argument;
import org.raidbench.core.fio.FioWords;

/**
 * Reads command lines of diskspd 2.2: {@code -b4K -r4K -t24 -o128 -w0 -S}.
 *
 * <p>The target may be left out, since a bench names the array. Options that do not matter to a
 * block device are listed as ignored; those that would change the result and cannot be simulated
 * are faults. Without {@code -d} and {@code -W} the bench decides how long is measured. Stateless;
 * any thread may call it.
 */
public final class DiskspdReader implements WorkloadReader {
  private static final String KEYWORD = "diskspd";
  private static final int LENGTH_MAX = 32_768;

  /** Makes the reader. */
  public DiskspdReader() {}

  @Override
  public String keyword() {
    return KEYWORD;
  }

  @Override
  public String title() {
    return "a diskspd command line";
  }

  @Override
  public boolean fromFile() {
    return false;
  }

  @Override
  public Workload readText(String text) {
    Faults faults = new Faults("");
    if (text.length() > LENGTH_MAX) {
      faults.add("the command line is longer than " + LENGTH_MAX + " characters");
      faults.throwIfAny();
    }
    CommandLine line = CommandLine.of(Token.split(text), faults);
    Values values = new Values(line, faults);
    Set<String> notes = new LinkedHashSet<>();
    judge(line, values, notes);
    Access access = Access.of(line, values, notes);
    Shape shape = new Shape(line, values, access, notes);
    int threads = shape.threads();
    int depth = shape.depth(threads);
    Region region = shape.region(threads);
    Pacing pacing = shape.pacing(threads);
    Timing timing = shape.timing();
    Caching.check(line, values, access.line().readShare() < 1, notes);
    targets(line, faults);
    faults.throwIfAny();
    // Threads that share one stream are one thread with all their requests.
    boolean shared = access.interlocked() && !access.isRandom();
    int instances = shared ? 1 : threads;
    int inFlight = shared ? threads * depth : depth;
    List<AccessLine> lines = List.of(access.line());
    Job job =
        new Job(
            KEYWORD,
            instances,
            inFlight,
            lines,
            access.distribution(),
            region,
            false,
            false,
            pacing,
            timing,
            0,
            FioWords.of(lines, instances, inFlight));
    return new Workload(KEYWORD, List.of(List.of(job)), true, List.copyOf(notes));
  }

  private static void judge(CommandLine line, Values values, Set<String> notes) {
    for (String name : line.names()) {
      Switch known = Switch.find(name);
      for (Argument argument : line.all(name)) {
        if (known == null) {
          continue;
        }
        if (known.use() == Switch.Use.UNSUPPORTED) {
          values.fault(argument, " is not supported: " + known.why());
        } else if (known.use() == Switch.Use.IGNORED) {
          notes.add(argument.token().text());
          Ignored.check(name, argument, line, values);
        }
      }
    }
  }

  private static void targets(CommandLine line, Faults faults) {
    List<Token> targets = line.targets();
    for (int i = 0; i < targets.size(); i++) {
      Token target = targets.get(i);
      if (target.text().startsWith("*")) {
        faults.add(
            0,
            target.column(),
            "\""
                + Token.legible(target.text())
                + "\" stands for a target of a profile; expected a target");
      } else if (i > 0) {
        faults.add(
            0,
            target.column(),
            "\"" + Token.legible(target.text()) + "\" is a second target; expected one");
      }
    }
  }
}
