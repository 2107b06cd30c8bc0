package org.raidbench.validation.check;

import org.raidbench.core.bench.Place;

/**
 * The check of one fact.
 *
 * @param fact the fact's id
 * @param check how it is judged
 * @param cause why it does not come out, one line; empty if it does
 * @param at where it was said
 */
public record CheckEntry(String fact, Check check, String cause, Place at) {}
