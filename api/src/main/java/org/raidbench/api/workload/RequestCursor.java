package org.raidbench.api.workload;

import org.raidbench.api.stability.Evolving;

/**
 * Gives out the requests of a {@link RequestSource} one by one, as earlier ones complete and time
 * passes. Belongs to one simulation's thread; once begun, it neither allocates nor boxes.
 *
 * <p>The load calls {@link #next} whenever something may have changed: at the beginning, at the
 * instant that {@code next} named, and after each completion, as long as it has a slot free. If
 * {@code next} says that a request is ready, the accessors describe it, and the load sends it at
 * once and says so by {@link #sent}; then it asks again.
 */
@Evolving
public interface RequestCursor {
  /** Nothing to send until a request in flight has completed. */
  long WAIT = Long.MAX_VALUE;

  /** Nothing more to send, ever. */
  long END = -1;

  /**
   * Looks for the next request.
   *
   * @param nowNanos the time
   * @return {@code nowNanos} if a request is ready; a later instant if it is to be asked again
   *     then; {@link #WAIT}, only while requests are in flight; or {@link #END}
   */
  long next(long nowNanos);

  /**
   * Whether the request that is ready writes.
   *
   * @return false if it reads
   */
  boolean write();

  /**
   * Where it begins.
   *
   * @return bytes from the beginning of the region, a multiple of 512
   */
  long offsetBytes();

  /**
   * How long it is.
   *
   * @return a positive multiple of 512; it ends within the region
   */
  long bytes();

  /**
   * What it adds to the bytes that the result tells: less than it moves if some of that only serves
   * the work, such as metadata or the reading half of a copy.
   *
   * @return bytes, from 0
   */
  long countedBytes();

  /**
   * The request that was ready has been sent.
   *
   * @param slot which of the job's requests it is, from 0 up to the queue depth, exclusive
   */
  void sent(int slot);

  /**
   * A request has completed; its slot is free again.
   *
   * @param slot which one
   * @param nowNanos the time
   */
  void completed(int slot, long nowNanos);
}
