package org.raidbench.core.pattern;

import org.raidbench.api.spec.Key;
import org.raidbench.api.spec.Spec;
import org.raidbench.api.workload.Timing;
import org.raidbench.core.figure.FigureRules;

/** Reads parameters of a pattern and checks them against the limits of their keys. */
public final class Parameters {
  private static final long SECTOR_BYTES = 512;

  private final Spec spec;

  /**
   * Wraps a specification.
   *
   * @param spec the parameters with the bench's values
   */
  public Parameters(Spec spec) {
    this.spec = spec;
  }

  /**
   * A number as it was given.
   *
   * @param key a share, or another number with a fraction
   * @return in the base unit, within the key's limits
   * @throws IllegalArgumentException if it is out of them; the message begins with the key
   */
  public double real(Key key) {
    check(key);
    return spec.real(key);
  }

  /**
   * A number in whole base units: nanoseconds, bytes, pieces.
   *
   * @param key any number
   * @return within the key's limits
   * @throws IllegalArgumentException if it is out of them; the message begins with the key
   */
  public long whole(Key key) {
    check(key);
    return spec.whole(key);
  }

  /**
   * A count.
   *
   * @param key a count whose limits fit an int
   * @return within them
   * @throws IllegalArgumentException if it is out of them; the message begins with the key
   */
  public int count(Key key) {
    return Math.toIntExact(whole(key));
  }

  /**
   * A text that is one of a few words.
   *
   * @param key a text
   * @return one of the words of its limits
   * @throws IllegalArgumentException if it is none of them; the message begins with the key
   */
  public String word(Key key) {
    check(key);
    return spec.text(key, "");
  }

  /**
   * A place or length in whole sectors.
   *
   * @param key a size
   * @return bytes, within the key's limits
   * @throws IllegalArgumentException if it is out of them or no multiple of 512; the message begins
   *     with the key
   */
  public long sectors(Key key) {
    long bytes = whole(key);
    if (bytes % SECTOR_BYTES != 0) {
      throw fault(key, "is not a multiple of 512 bytes");
    }
    return bytes;
  }

  /** The same limits hold whether a bench file or a program gives the value. */
  private void check(Key key) {
    FigureRules.check(spec.figure(key))
        .ifPresent(
            fault -> {
              throw new IllegalArgumentException(fault);
            });
  }

  /**
   * When the measured interval begins and how long it is.
   *
   * @return the timing of {@link PatternKeys#RAMP} and {@link PatternKeys#TIME}; the bench's where
   *     both are zero
   */
  public Timing timing() {
    long ramp = spec.whole(PatternKeys.RAMP);
    long time = spec.whole(PatternKeys.TIME);
    return new Timing(0, time == 0 && ramp == 0 ? -1 : ramp, time, 0, false);
  }

  /**
   * What is wrong with a parameter.
   *
   * @param key the parameter
   * @param message what is wrong with its value
   * @return the exception to throw; its message begins with the key and a colon
   */
  public IllegalArgumentException fault(Key key, String message) {
    return new IllegalArgumentException(key.name() + ": \"" + spec.text(key, "") + "\" " + message);
  }
}
