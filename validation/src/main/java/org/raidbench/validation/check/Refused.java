package org.raidbench.validation.check;

/**
 * A bench that cannot be had, or not as it was asked for: a fault, a refusal or a note says so.
 *
 * @param stand the stand with what is wrong
 * @param says words of the message
 */
public record Refused(StandRef stand, String says) implements Asserted {}
