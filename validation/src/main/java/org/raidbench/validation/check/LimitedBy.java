package org.raidbench.validation.check;

/**
 * Which part limits.
 *
 * @param stand the stand
 * @param where which cases
 * @param part words of the part's name
 * @param limits whether it has to limit, otherwise it must not
 */
public record LimitedBy(StandRef stand, Where where, String part, boolean limits)
    implements Measured {}
