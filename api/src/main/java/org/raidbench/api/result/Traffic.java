package org.raidbench.api.result;

import org.raidbench.api.stability.Evolving;

/**
 * I/Os of one kind in one interval.
 *
 * @param ios how many completed
 * @param bytes how many bytes they moved
 * @param iops completed a second
 * @param bytesPerSecond bytes a second
 * @param latency how long they took, from the host's request to its completion
 */
@Evolving
public record Traffic(long ios, long bytes, double iops, double bytesPerSecond, Latency latency) {}
