package org.raidbench.core;

import java.util.List;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.MethodSource;
import org.raidbench.api.result.ResultWriter;
import org.raidbench.testkit.ResultWriterContract;

/** Every result writer of the plug-in keeps the contract. */
@ParameterizedClass
@MethodSource("writers")
final class ShippedResultWritersTest extends ResultWriterContract {
  /** A plug-in that lost its result writers would pass every test. */
  private static final int WRITERS_MIN = 3;

  @Parameter ResultWriter writer;

  static List<ResultWriter> writers() {
    List<ResultWriter> writers = new CorePlugin().resultWriters();
    if (writers.size() < WRITERS_MIN) {
      throw new AssertionError(
          writers.size() + " result writers, expected at least " + WRITERS_MIN);
    }
    return writers;
  }

  @Override
  protected ResultWriter writer() {
    return writer;
  }
}
