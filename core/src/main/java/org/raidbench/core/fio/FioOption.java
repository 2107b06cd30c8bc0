package org.raidbench.core.fio;

import java.util.List;
import java.util.Set;

/**
 * One option of fio: what its parser takes and what becomes of it here.
 *
 * @param engine the I/O engine it belongs to; empty if it is not private to one
 * @param name its name
 * @param alias its other name; empty if there is none
 * @param type how its value is written
 * @param min smallest value; 0 is not checked, as in fio
 * @param max largest value; 0 is not checked, as in fio
 * @param maxLength longest text or list; 0 if there is no such limit
 * @param flags peculiarities of its value
 * @param priority options of a section are taken in descending order of it
 * @param values words it may be; empty if it is not a word
 * @param use what becomes of it here
 * @param neutral values of an unsupported option that change nothing
 * @param why why it is not supported; empty if it is
 */
record FioOption(
    String engine,
    String name,
    String alias,
    Type type,
    long min,
    long max,
    int maxLength,
    Set<Flag> flags,
    int priority,
    List<String> values,
    Use use,
    List<String> neutral,
    String why) {
  /** How a value is written. */
  enum Type {
    /** One of some words, perhaps with more after a colon. */
    WORD,
    /** Some of some words, separated by commas. */
    WORDS,
    /** Text with a syntax of its own, or none at all. */
    FREE,
    /** Any text but none. */
    TEXT,
    /** A number of 32 bits, for each direction perhaps. */
    INT,
    /** A number of 64 bits, for each direction perhaps. */
    LONG,
    /** A number of 64 bits. */
    SIZE,
    /** A number of 64 bits, or a number of zones. */
    ZONE,
    /** A time. */
    TIME,
    /** A range for each direction. */
    RANGE,
    /** Numbers with fractions, separated by colons. */
    REALS,
    /** 0 or 1. */
    BOOL,
    /** Nothing or a number. */
    FLAG,
    /** No longer an option: fio refuses it. */
    GONE,
    /** No longer an option: fio takes no notice of it. */
    OBSOLETE
  }

  /** What is peculiar about a value. */
  enum Flag {
    /** It is a power of two. */
    POW2,
    /** It is a time, and a number without unit means seconds. */
    SECONDS,
    /** It is a time, and a number without unit means microseconds. */
    MICROS,
    /** It means the opposite of what is written. */
    NEGATED
  }

  /** What becomes of an option here. */
  enum Use {
    /** It shapes the workload. */
    SUPPORTED,
    /** It does not matter to a block device. */
    IGNORED,
    /** It would change the result. */
    UNSUPPORTED,
    /** fio refuses it. */
    GONE
  }

  boolean isTime() {
    return type == Type.TIME || flags.contains(Flag.MICROS) || flags.contains(Flag.SECONDS);
  }

  boolean isSeconds() {
    return flags.contains(Flag.SECONDS);
  }
}
