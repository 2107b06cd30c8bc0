package org.raidbench.core.bench;

import java.util.List;

/** One step of a {@link Course}: something done to a system that lives on. */
public sealed interface Step {
  /**
   * The step in the words of a bench file.
   *
   * @return one line such as {@code idle 30s}
   */
  String text();

  /**
   * Runs workloads together and measures.
   *
   * @param text in the words of a bench file
   * @param loads what runs at once
   * @param settings how long
   */
  record Run(String text, List<Load> loads, CaseSettings settings) implements Step {
    /** Copies the list. */
    public Run {
      loads = List.copyOf(loads);
    }
  }

  /**
   * Shuts the system down in good order and starts it again: what is dirty is written, volatile
   * caches are empty, policies that end at a reboot have ended.
   */
  record Reboot() implements Step {
    @Override
    public String text() {
      return "reboot";
    }
  }

  /**
   * Lets time pass without any request.
   *
   * @param text in the words of a bench file
   * @param nanos how long
   */
  record Idle(String text, long nanos) implements Step {}

  /**
   * Writes an array from its beginning to its end, without measuring.
   *
   * @param array the array's name
   */
  record Fill(String array) implements Step {
    @Override
    public String text() {
      return "fill " + array;
    }
  }

  /**
   * Something happens to the cache's protection, now or while the next steps are under way.
   *
   * @param text in the words of a bench file
   * @param what what happens
   * @param charge the charge for {@link Care#CHARGE}, from 0 to 1
   * @param delayNanos after how long
   */
  record Protect(String text, Care what, double charge, long delayNanos) implements Step {}

  /** What can happen to a protection. */
  enum Care {
    /** It begins a learn cycle. */
    LEARN,
    /** It fails. */
    FAIL,
    /** One that works is fitted in its stead. */
    RESTORE,
    /** It holds so much. */
    CHARGE
  }
}
