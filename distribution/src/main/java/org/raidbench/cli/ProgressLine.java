package org.raidbench.cli;

import java.io.PrintWriter;
import org.raidbench.core.bench.Progress;

/** One line on standard error that says how far a matrix is, written over itself. */
final class ProgressLine implements Progress {
  private static final double NANOS_PER_SECOND = 1e9;

  private final PrintWriter err;
  private final long startNanos = System.nanoTime();
  private int shownLength;

  ProgressLine(PrintWriter err) {
    this.err = err;
  }

  @Override
  public void done(int done, int cases) {
    String text = done + " of " + cases + " cases";
    if (done > 0 && done < cases) {
      double elapsed = (System.nanoTime() - startNanos) / NANOS_PER_SECOND;
      text += ", about " + duration(elapsed / done * (cases - done)) + " left";
    }
    show(done == cases ? "" : text);
  }

  private static String duration(double seconds) {
    long whole = Math.max(1, Math.round(seconds));
    return whole < 120 ? whole + " s" : whole / 60 + " min";
  }

  private void show(String text) {
    err.print("\r" + text + " ".repeat(Math.max(0, shownLength - text.length())) + "\r" + text);
    err.flush();
    shownLength = text.length();
  }

  /** Takes the line away, so that something else can be printed. */
  void clear() {
    show("");
  }
}
