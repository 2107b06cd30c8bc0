package org.raidbench.validation.check;

/** A check against the catalogue, the limits and rules, or what a stand says. */
public sealed interface Asserted extends Check
    permits FigureIs, FiguresTogether, Refused, Accepted, WorkloadIs, Says, FormulaIs {}
