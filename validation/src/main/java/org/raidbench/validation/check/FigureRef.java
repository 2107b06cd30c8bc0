package org.raidbench.validation.check;

/**
 * A figure of the catalogue, or a plain number.
 *
 * @param model the model's id; empty for a number
 * @param key the figure's key; empty for a number
 * @param number the number; 0 for a figure
 */
public record FigureRef(String model, String key, double number) {}
