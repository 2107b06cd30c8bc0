package org.raidbench.validation.check;

/**
 * What the file of a stand says.
 *
 * @param stand the stand
 * @param where values of dimensions whose patches are put in; all combinations are meant
 * @param path keys from the outermost, joined by dots; {@code system} may be left out
 * @param expected what stands there
 */
public record Says(StandRef stand, Where where, String path, Expectation expected)
    implements Asserted {}
