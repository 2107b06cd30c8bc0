package org.raidbench.validation.check;

/**
 * A bench without a fault, all of whose cases can be had.
 *
 * @param stand the stand
 * @param disks how many disks it has; negative if not said
 * @param arrays how many arrays it has; negative if not said
 * @param spares how many hot spares it has; negative if not said
 */
public record Accepted(StandRef stand, int disks, int arrays, int spares) implements Asserted {}
