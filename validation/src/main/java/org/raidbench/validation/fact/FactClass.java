package org.raidbench.validation.fact;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** What kind of verdict a fact can have; fixed before its article was first simulated. */
public enum FactClass {
  /** Asserted against catalogue, limits, rules and stands. */
  SPECIFIED("specified"),
  /** Judged by what the bench gives. */
  SIMULATED("simulated"),
  /** A parameter was fitted to it, so that it proves nothing. */
  CALIBRATED("calibrated"),
  /** Breaks a law, or another fact. */
  INCONSISTENT("inconsistent"),
  /** Called unexplained by its authors, or without a known mechanism. */
  ANOMALY("anomaly"),
  /** Nothing here could agree or disagree with it. */
  NOT_TESTABLE("not-testable");

  private final String word;

  FactClass(String word) {
    this.word = word;
  }

  /**
   * How the list of classes calls it.
   *
   * @return lower-case words joined by hyphens
   */
  public String word() {
    return word;
  }

  /**
   * Whether a fact of this class has to be judged by a check.
   *
   * @return false only for what cannot be tested
   */
  public boolean needsCheck() {
    return this != NOT_TESTABLE;
  }

  /**
   * Whether a row of this class says why it has it.
   *
   * @return false for what is specified or simulated
   */
  public boolean needsReason() {
    return this != SPECIFIED && this != SIMULATED;
  }

  static Optional<FactClass> parse(String word) {
    return Arrays.stream(values()).filter(it -> it.word.equals(word)).findFirst();
  }

  static List<String> words() {
    return Arrays.stream(values()).map(FactClass::word).toList();
  }
}
