package org.raidbench.core.fctest;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** What is done with a set of files. */
enum Step {
  /** The files are written to the first partition. */
  CREATE("create"),
  /** They are read. */
  READ("read"),
  /** They are copied to another folder of the first partition. */
  COPY_NEAR("copy near"),
  /** They are copied to the second partition. */
  COPY_FAR("copy far");

  private final String word;

  Step(String word) {
    this.word = word;
  }

  String word() {
    return word;
  }

  static List<String> words() {
    return Arrays.stream(values()).map(Step::word).toList();
  }

  static Optional<Step> of(String word) {
    return Arrays.stream(values()).filter(it -> it.word.equals(word)).findFirst();
  }
}
