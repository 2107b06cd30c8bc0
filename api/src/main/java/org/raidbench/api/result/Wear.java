package org.raidbench.api.result;

import org.raidbench.api.stability.Evolving;

/**
 * What a measured interval wrote to one SSD, and how long the SSD would last at that rate.
 *
 * @param disk the SSD, as the bench names it: {@code ssd 0}
 * @param bytesPerSecond bytes written to it, by hosts, caches and redundancy alike
 * @param mediaBytesPerSecond bytes that went to its flash, its own collection included
 * @param days days until what it is rated for has been written; infinite if nothing is written or
 *     it is not rated
 */
@Evolving
public record Wear(String disk, double bytesPerSecond, double mediaBytesPerSecond, double days) {}
