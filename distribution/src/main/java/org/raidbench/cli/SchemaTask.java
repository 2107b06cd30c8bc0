package org.raidbench.cli;

import org.raidbench.core.file.BenchSchema;

/** What {@code raidbench schema} does. */
final class SchemaTask {
  private SchemaTask() {}

  static int run(SchemaCommand command) throws Exception {
    Session session = new Session(command.spec);
    return session.run(
        () -> {
          session.out().print(BenchSchema.of(session.raidbench().registry()));
          return 0;
        });
  }
}
