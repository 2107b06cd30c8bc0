package org.raidbench.disks.hdd;

/**
 * How a drive orders the commands it holds.
 *
 * @param tags commands accepted at once
 * @param effectiveDepth the oldest so many of them are ordered by position; the others wait
 * @param boundNanos a command that has waited longer goes first
 * @param turnaroundNanos least time from the end of one uncached operation on the media to the
 *     beginning of the next one's move
 * @param chainsWrites whether a queued write that begins where the one before ended, its data being
 *     there, goes on without a turnaround
 */
public record QueueDesign(
    int tags, int effectiveDepth, long boundNanos, long turnaroundNanos, boolean chainsWrites) {}
