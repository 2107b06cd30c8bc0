package org.raidbench.core.cache;

import org.raidbench.core.kernel.SlotPool;

/**
 * How many rows of an array may be on their way from the cache to the disks at once.
 *
 * @param slots a slot for each, counted so that a window that is always full can be named
 * @param rows how many
 */
public record DestageWindow(SlotPool slots, int rows) {}
