package org.raidbench.api.sim;

import org.raidbench.api.stability.Stable;

/**
 * A stream of random numbers that is the same on every JDK: xoshiro256++ (Blackman and Vigna,
 * 2019), seeded through SplitMix64 from a seed and a name.
 *
 * <p>Not for use by several threads.
 */
@Stable
public final class RandomStream {
  private long s0;
  private long s1;
  private long s2;
  private long s3;

  /**
   * Makes a stream.
   *
   * @param seed the simulation's seed
   * @param name the stream's full name; another name gives unrelated numbers
   */
  public RandomStream(long seed, String name) {
    long state = seed;
    // FNV-1a over the name's UTF-16 units: specified here, unlike a hash that a JDK may change.
    long hash = 0xcbf29ce484222325L;
    for (int i = 0; i < name.length(); i++) {
      hash = (hash ^ name.charAt(i)) * 0x100000001b3L;
    }
    state ^= mix(hash);
    s0 = mix(state += 0x9e3779b97f4a7c15L);
    s1 = mix(state += 0x9e3779b97f4a7c15L);
    s2 = mix(state += 0x9e3779b97f4a7c15L);
    s3 = mix(state + 0x9e3779b97f4a7c15L);
  }

  private static long mix(long value) {
    long z = value;
    z = (z ^ (z >>> 30)) * 0xbf58476d1ce4e5b9L;
    z = (z ^ (z >>> 27)) * 0x94d049bb133111ebL;
    return z ^ (z >>> 31);
  }

  /**
   * The next 64 bits.
   *
   * @return any long, each equally likely
   */
  public long nextLong() {
    long result = Long.rotateLeft(s0 + s3, 23) + s0;
    long t = s1 << 17;
    s2 ^= s0;
    s3 ^= s1;
    s1 ^= s2;
    s0 ^= s3;
    s2 ^= t;
    s3 = Long.rotateLeft(s3, 45);
    return result;
  }

  /**
   * A number below a bound.
   *
   * @param bound the bound, positive
   * @return from 0 to {@code bound - 1}; each as likely as any other to within one part in 2^64 /
   *     bound
   * @throws IllegalArgumentException if the bound is not positive
   */
  public long below(long bound) {
    if (bound <= 0) {
      throw new IllegalArgumentException("bound must be positive: " + bound);
    }
    // The high half of an unsigned 64 x 63 bit product (Lemire, 2019), without the rejection step.
    long bits = nextLong();
    return Math.multiplyHigh(bits, bound) + ((bits >> 63) & bound);
  }

  /**
   * A fraction.
   *
   * @return from 0 inclusive to 1 exclusive, in steps of 2^-53
   */
  public double nextDouble() {
    return (nextLong() >>> 11) * 0x1.0p-53;
  }

  /**
   * An exponentially distributed time.
   *
   * @param meanNanos the mean, not negative
   * @return nanoseconds, not negative
   */
  public long exponentialNanos(double meanNanos) {
    return (long) (-StrictMath.log(1 - nextDouble()) * meanNanos);
  }
}
