package org.raidbench.validation.check;

/**
 * A figure of the catalogue.
 *
 * @param figure which
 * @param expected what it has to be
 */
public record FigureIs(FigureRef figure, Expectation expected) implements Asserted {}
