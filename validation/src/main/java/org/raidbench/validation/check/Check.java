package org.raidbench.validation.check;

/** How a fact is judged. */
public sealed interface Check permits Measured, Asserted, AllOf {}
