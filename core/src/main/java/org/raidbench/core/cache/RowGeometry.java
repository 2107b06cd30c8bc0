package org.raidbench.core.cache;

/**
 * How the rows of an array lie.
 *
 * @param rowSectors host sectors of one row
 * @param stripSectors sectors of one strip
 */
public record RowGeometry(long rowSectors, int stripSectors) {}
