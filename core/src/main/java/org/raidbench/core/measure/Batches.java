package org.raidbench.core.measure;

/**
 * How long each of many equal batches of completions took, with the level of dirty data at the end
 * of each. When there are too many, they are joined in pairs: so batches grow with the run, and
 * memory does not.
 */
public final class Batches {
  private static final int CAPACITY = 2048;

  private final long[] durations = new long[CAPACITY];
  private final long[] levels = new long[CAPACITY];
  private int count;
  private long perBatch;
  private long filled;
  private long batchBeganNanos;

  /** Has no batches until they are begun. */
  public Batches() {}

  /**
   * Begins anew.
   *
   * @param completionsPerBatch completions of a batch, at least 1
   * @param nowNanos the instant
   */
  public void begin(long completionsPerBatch, long nowNanos) {
    perBatch = completionsPerBatch;
    count = 0;
    filled = 0;
    batchBeganNanos = nowNanos;
  }

  /**
   * Counts a completion.
   *
   * @return whether it fills a batch, which is then to be closed
   */
  public boolean completed() {
    return ++filled == perBatch;
  }

  /**
   * Closes a batch that is full.
   *
   * @param nowNanos the instant
   * @param level bytes of dirty data now
   */
  public void close(long nowNanos, long level) {
    durations[count] = nowNanos - batchBeganNanos;
    levels[count] = level;
    batchBeganNanos = nowNanos;
    filled = 0;
    if (++count == CAPACITY) {
      count /= 2;
      perBatch *= 2;
      for (int i = 0; i < count; i++) {
        durations[i] = durations[2 * i] + durations[2 * i + 1];
        levels[i] = (levels[2 * i] + levels[2 * i + 1]) / 2;
      }
    }
  }

  /**
   * How many batches are closed.
   *
   * @return the number
   */
  public int count() {
    return count;
  }

  /**
   * How many completions make a batch.
   *
   * @return completions
   */
  public long completionsPerBatch() {
    return perBatch;
  }

  /**
   * How long a batch took.
   *
   * @param batch from 0
   * @return nanoseconds
   */
  public long durationNanos(int batch) {
    return durations[batch];
  }

  /**
   * The level of dirty data while a batch went on.
   *
   * @param batch from 0
   * @return bytes
   */
  public long level(int batch) {
    return levels[batch];
  }
}
