package org.raidbench.cli;

import java.io.PrintWriter;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.raidbench.api.fault.Names;
import org.raidbench.api.result.BenchResult;
import org.raidbench.api.result.ResultWriter;
import org.raidbench.api.workload.WorkloadReader;
import org.raidbench.core.bench.MatrixRun;
import org.raidbench.core.bench.Progress;
import org.raidbench.core.file.BenchFile;
import org.raidbench.core.file.BenchOptions;
import org.raidbench.core.file.GivenWorkload;
import org.raidbench.core.plugin.Catalogue;
import org.raidbench.core.results.ResultFiles;

/** What {@code raidbench run} does. */
final class RunTask {
  private static final String TABLE = "table";
  private static final double NANOS_PER_SECOND = 1e9;

  private final RunCommand command;
  private final Session session;

  private RunTask(RunCommand command, Session session) {
    this.command = command;
    this.session = session;
  }

  static int run(RunCommand command) throws Exception {
    Session session = new Session(command.spec);
    return session.run(() -> new RunTask(command, session).run());
  }

  private int run() throws InterruptedException {
    checkOptions();
    Optional<ResultWriter> writer = writer();
    BenchFile file = session.raidbench().benchFiles().read(command.bench, options());
    if (command.check) {
      session.out().printf("%s: %d cases, no fault%n", command.bench, file.bench().cases().size());
      return 0;
    }
    long startNanos = System.nanoTime();
    @Nullable ProgressLine line =
        command.cases.showsProgress() ? new ProgressLine(session.err()) : null;
    MatrixRun matrix =
        file.bench().matrix(command.cases.threads(), line == null ? Progress.NONE : line);
    Interruption interruption = new Interruption(matrix::cancel);
    try {
      BenchResult result = call(matrix, line);
      double seconds = (System.nanoTime() - startNanos) / NANOS_PER_SECOND;
      print(file, result, writer, seconds);
      session.out().flush();
      if (!result.complete()) {
        session
            .err()
            .printf(
                "interrupted: %d of %d cases are finished%n",
                result.cases().size(), file.bench().cases().size());
        session.err().flush();
        return Main.USER_FAULT;
      }
    } finally {
      interruption.printed();
    }
    return 0;
  }

  private static BenchResult call(MatrixRun matrix, @Nullable ProgressLine line)
      throws InterruptedException {
    try {
      return matrix.call();
    } finally {
      if (line != null) {
        line.clear();
      }
    }
  }

  private void checkOptions() {
    Session.checkThreads(command.cases.threads());
    if (command.seed != null && command.seed < 0) {
      throw Session.fault("--seed " + command.seed, "expected a whole number that is not negative");
    }
  }

  /** The writer of the format asked for; none for tables. */
  private Optional<ResultWriter> writer() {
    if (command.format.equals(TABLE)) {
      return Optional.empty();
    }
    Optional<ResultWriter> writer =
        session.raidbench().registry().resultWriters().find(command.format);
    if (writer.isEmpty()) {
      TreeSet<String> known = new TreeSet<>(session.raidbench().registry().resultWriters().names());
      known.add(TABLE);
      throw Session.fault(
          "--format " + command.format,
          "there is no such format%s; known: %s"
              .formatted(Names.hint(command.format, known), String.join(", ", known)));
    }
    return writer;
  }

  private BenchOptions options() {
    return new BenchOptions(
        command.sets, command.seed, workload(command.workload), System.getenv());
  }

  private @Nullable GivenWorkload workload(RunCommand.Workload given) {
    if (given.fio != null) {
      return workload("--fio", "fio", given.fio);
    }
    if (given.diskspd != null) {
      return workload("--diskspd", "diskspd", given.diskspd);
    }
    if (given.icf != null) {
      return workload("--icf", "icf", given.icf);
    }
    if (given.any == null) {
      return null;
    }
    int equals = given.any.indexOf('=');
    Set<String> known = session.raidbench().registry().workloadReaders().names();
    if (equals < 1 || equals == given.any.length() - 1) {
      throw Session.fault(
          "--workload " + given.any,
          "expected KEYWORD=FILE or KEYWORD=TEXT; keywords: " + String.join(", ", known));
    }
    String keyword = given.any.substring(0, equals);
    return workload("--workload " + keyword, keyword, given.any.substring(equals + 1));
  }

  private GivenWorkload workload(String option, String keyword, String said) {
    Catalogue<WorkloadReader> readers = session.raidbench().registry().workloadReaders();
    Optional<WorkloadReader> reader = readers.find(keyword);
    if (reader.isEmpty()) {
      throw Session.fault(
          option,
          "%s; known: %s".formatted(readers.refusal(keyword), String.join(", ", readers.names())));
    }
    // A file is relative to where the command is given, not to the bench.
    return new GivenWorkload(
        option, keyword, reader.get().fromFile() ? absolute(option, said) : said);
  }

  private static String absolute(String option, String file) {
    try {
      return Path.of(file).toAbsolutePath().toString();
    } catch (InvalidPathException e) {
      throw Session.fault(option, "\"" + file + "\" is not the name of a file");
    }
  }

  private void print(
      BenchFile file, BenchResult result, Optional<ResultWriter> writer, double seconds) {
    ResultFiles files =
        writer.isPresent()
            ? ResultFiles.of(writer.get(), result)
            : ResultFiles.of("result.txt", table(file, result, seconds));
    if (command.out == null) {
      session.out().print(files.together());
      return;
    }
    PrintWriter err = session.err();
    files.writeInto(command.out).forEach(path -> err.println("written: " + path));
  }

  private String table(BenchFile file, BenchResult result, double seconds) {
    return new ResultText(command.out == null && Terminal.colour(), width())
        .of(file.tables(), result, seconds);
  }

  /** Tables are cut to a terminal's width, but not to anything's when they go elsewhere. */
  private int width() {
    boolean elsewhere = command.out != null || !Terminal.outputIsTerminal();
    return Terminal.width(elsewhere ? Integer.MAX_VALUE : 100);
  }
}
