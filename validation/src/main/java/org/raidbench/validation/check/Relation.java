package org.raidbench.validation.check;

import java.util.Arrays;
import java.util.Optional;

/** How two neighbours of a chain compare. */
public enum Relation {
  /** At least one and a half times as much. */
  MUCH_MORE(">>"),
  /** More. */
  MORE(">"),
  /** Not less by more than a tie. */
  NOT_LESS(">="),
  /** Nearly the same. */
  ABOUT("~"),
  /** Not more by more than a tie. */
  NOT_MORE("<="),
  /** Less. */
  LESS("<"),
  /** The other has at least one and a half times as much. */
  MUCH_LESS("<<");

  private final String sign;

  Relation(String sign) {
    this.sign = sign;
  }

  /**
   * Its sign.
   *
   * @return as a check writes it
   */
  public String sign() {
    return sign;
  }

  static Optional<Relation> parse(String sign) {
    return Arrays.stream(values()).filter(it -> it.sign.equals(sign)).findFirst();
  }
}
