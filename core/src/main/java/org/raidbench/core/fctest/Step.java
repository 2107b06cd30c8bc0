package org.raidbench.core.fctest;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

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

  /** Stands for each of them. */
  static final String ALL = "all";

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

  /** What a bench may ask for: all of them, or one. */
  static String[] choices() {
    return Stream.concat(Stream.of(ALL), words().stream()).toArray(String[]::new);
  }

  static Optional<Step> of(String word) {
    return Arrays.stream(values()).filter(it -> it.word.equals(word)).findFirst();
  }
}
