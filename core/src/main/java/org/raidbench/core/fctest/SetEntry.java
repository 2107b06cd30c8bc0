package org.raidbench.core.fctest;

/**
 * A set of files as {@code sets.yaml} has it.
 *
 * @param title for people
 * @param source where count and total are from
 * @param files how many
 * @param total bytes of all, with a unit
 * @param sizes how sizes are spread
 */
record SetEntry(String title, String source, int files, String total, String sizes) {}
