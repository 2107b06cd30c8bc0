package org.raidbench.core.cache;

/**
 * How the rows of an array lie.
 *
 * @param rowSectors host sectors of one row
 * @param stripSectors sectors of one strip
 * @param spans groups of disks that work on rows of their own
 */
public record RowGeometry(long rowSectors, int stripSectors, int spans) {}
