package org.raidbench.core.pattern;

import org.raidbench.api.spec.Key;
import org.raidbench.api.spec.Spec;
import org.raidbench.api.workload.Timing;

/** Reads parameters of a pattern and checks their ranges. */
public final class Parameters {
  private static final long SECTOR_BYTES = 512;
  private static final long REQUEST_BYTES_MAX = 1L << 30;

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
   * A share.
   *
   * @param key a share
   * @return from 0 to 1
   * @throws IllegalArgumentException if it is more; the message begins with the key
   */
  public double share(Key key) {
    double share = spec.real(key);
    if (share > 1) {
      throw fault(key, "is more than 100 %");
    }
    return share;
  }

  /**
   * A count.
   *
   * @param key a count
   * @param most the largest that makes sense
   * @return from 1 to {@code most}
   * @throws IllegalArgumentException if it is out of range; the message begins with the key
   */
  public int count(Key key, int most) {
    long count = spec.whole(key);
    if (count < 1 || count > most) {
      throw fault(key, "is out of range; expected from 1 to " + most);
    }
    return (int) count;
  }

  /**
   * The size of a request.
   *
   * @param key a size
   * @return bytes, whole sectors
   * @throws IllegalArgumentException if it is not; the message begins with the key
   */
  public long request(Key key) {
    long bytes = sectors(key);
    if (bytes == 0 || bytes > REQUEST_BYTES_MAX) {
      throw fault(key, "is out of range; expected from 512B to 1GiB");
    }
    return bytes;
  }

  /**
   * A place or length in whole sectors.
   *
   * @param key a size
   * @return bytes, from 0
   * @throws IllegalArgumentException if it is not; the message begins with the key
   */
  public long sectors(Key key) {
    long bytes = spec.whole(key);
    if (bytes % SECTOR_BYTES != 0) {
      throw fault(key, "is not a multiple of 512 bytes");
    }
    return bytes;
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
