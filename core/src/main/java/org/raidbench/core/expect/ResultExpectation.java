package org.raidbench.core.expect;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.raidbench.api.fault.Names;
import org.raidbench.api.result.CaseResult;
import org.raidbench.api.result.Measurement;
import org.raidbench.core.measure.Interval;
import org.raidbench.core.measure.Readings;

/**
 * What can be expected of the result of a case. Immutable; every method that is met gives an
 * expectation of the same result, so that they can be strung together, and throws an {@link
 * AssertionError} otherwise: also if the case was not applicable, save for {@link
 * #isNotApplicable}.
 */
public final class ResultExpectation {
  private static final double BYTES_PER_MEGABYTE = 1e6;

  private final CaseResult result;

  ResultExpectation(CaseResult result) {
    this.result = result;
  }

  /**
   * Goes on with the completed I/Os a second.
   *
   * @return what can be expected of them
   */
  public FigureExpectation iops() {
    return new FigureExpectation(this, "IOPS", "", Readings.iops(measured("IOPS")));
  }

  /**
   * Goes on with the millions of bytes a second.
   *
   * @return what can be expected of them
   */
  public FigureExpectation megabytesPerSecond() {
    Measurement measured = measured("MB/s");
    double mean = measured.all().bytesPerSecond() / BYTES_PER_MEGABYTE;
    double share = measured.confidence().halfWidthShare();
    return new FigureExpectation(this, "throughput", " MB/s", new Interval(mean, mean * share));
  }

  /**
   * Goes on with the latency of all I/Os.
   *
   * @return which of its figures there are
   */
  public LatencyExpectation latency() {
    return new LatencyExpectation(this, measured("a latency").all().latency());
  }

  /**
   * Goes on with the share of time a station was busy.
   *
   * @param station its name, as among the utilisations of JSON results
   * @return what can be expected of the share, from 0 to 1
   */
  public FigureExpectation utilisation(String station) {
    Measurement measured = measured("a utilisation");
    @Nullable Double share = measured.utilisation().get(station);
    if (share == null) {
      throw failed(
          "a station \"" + station + '"',
          "there is none" + Names.hint(station, measured.utilisation().keySet()));
    }
    return new FigureExpectation(this, "utilisation of " + station, "", new Interval(share, 0));
  }

  /**
   * Expects a part to limit.
   *
   * @param part the part as results name it, {@code firmware}; upper and lower case are the same
   * @return this
   */
  public ResultExpectation isLimitedBy(String part) {
    return check(limitedBy(part), "it to be limited by " + part, "it is not");
  }

  /**
   * Expects another part to limit.
   *
   * @param part the part as results name it, {@code firmware}; upper and lower case are the same
   * @return this
   */
  public ResultExpectation isNotLimitedBy(String part) {
    return check(!limitedBy(part), "it not to be limited by " + part, "it is");
  }

  private boolean limitedBy(String part) {
    if (part.isBlank()) {
      throw new IllegalArgumentException("a part has a name");
    }
    return measured("a limit").bottleneck().equalsIgnoreCase(part);
  }

  /**
   * Expects the system to have warmed up, and the interval to be as narrow as was asked for.
   *
   * @return this
   */
  public ResultExpectation isSettled() {
    Measurement measured = measured("a settled result");
    return check(
        measured.confidence().settled(),
        "it to have settled",
        "IOPS are "
            + Readings.iops(measured).text()
            + " after "
            + Readings.duration((double) (measured.warmUpNanos() + measured.intervalNanos())));
  }

  /**
   * Begins a comparison of IOPS: {@code isAtLeast(2.0).timesAsFastAs(other)}. It is met if the mean
   * is.
   *
   * @param times a factor, above 0
   * @return what it is compared with
   */
  public FactorExpectation isAtLeast(double times) {
    return new FactorExpectation(this, times, true);
  }

  /**
   * Begins a comparison of IOPS: {@code isAtMost(1.1).timesAsFastAs(other)}. It is met if the mean
   * is.
   *
   * @param times a factor, above 0
   * @return what it is compared with
   */
  public FactorExpectation isAtMost(double times) {
    return new FactorExpectation(this, times, false);
  }

  /**
   * Expects more IOPS than another has: more than 2 % more, and more than chance makes.
   *
   * @param other the other
   * @return this
   */
  public ResultExpectation isFasterThan(CaseResult other) {
    Comparison compared = new Comparison(this, other);
    return check(compared.isFaster(), "it to be faster than the other", compared.text());
  }

  /**
   * Expects as many IOPS as another has: the confidence intervals overlap, or they are within 2 %.
   * Two of which nobody is sure prove nothing: neither interval may be wider than &#177;10 %.
   *
   * @param other the other
   * @return this
   */
  public ResultExpectation isAsFastAs(CaseResult other) {
    Comparison compared = new Comparison(this, other);
    String expected = "it to be as fast as the other";
    check(compared.isSure(), expected, "that cannot be told within 10 %: " + compared.text());
    return check(compared.isEqual(), expected, compared.text());
  }

  /**
   * Expects the case to be refused.
   *
   * @param because words that the reason has in it, {@code no RAID on an HBA}
   * @return this
   */
  public ResultExpectation isNotApplicable(String because) {
    @Nullable String reason = result.notApplicable();
    return check(
        reason != null && has(List.of(reason), because),
        "it not to be applicable because of \"" + because + '"',
        reason == null ? "it was run" : "the reason is \"" + reason + '"');
  }

  /**
   * Expects a note for the reader.
   *
   * @param words words that one of the notes has in it
   * @return this
   */
  public ResultExpectation hasNote(String words) {
    return check(
        has(result.notes(), words),
        "a note with \"" + words + '"',
        result.notes().isEmpty()
            ? "there are no notes"
            : "the notes are: " + String.join("; ", result.notes()));
  }

  private static boolean has(List<String> texts, String words) {
    if (words.isBlank()) {
      throw new IllegalArgumentException("expected words to look for");
    }
    return texts.stream().anyMatch(it -> it.contains(words));
  }

  CaseResult result() {
    return result;
  }

  Measurement measured(String expected) {
    @Nullable Measurement total = result.total();
    if (total == null) {
      throw failed(expected, "it is not applicable: " + result.notApplicable());
    }
    return total;
  }

  ResultExpectation check(boolean met, String expected, String found) {
    if (!met) {
      throw failed(expected, found);
    }
    return this;
  }

  private AssertionError failed(String expected, String found) {
    return new AssertionError(Told.of(result, expected, found));
  }
}
