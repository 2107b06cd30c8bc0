package org.raidbench.core.measure;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class StudentTTest {
  @ParameterizedTest
  @CsvSource({
    "0.95, 1, 12.7062", "0.95, 2, 4.30265", "0.95, 5, 2.57058", "0.95, 15, 2.13145",
    "0.95, 31, 2.03951", "0.99, 10, 3.16927", "0.99, 31, 2.74404", "0.90, 30, 1.69726",
    "0.95, 1000, 1.96234"
  })
  void agreesWithTheTables(double level, int freedom, double expected) {
    assertEquals(expected, StudentT.quantile(level, freedom), expected * 2e-5);
  }
}
