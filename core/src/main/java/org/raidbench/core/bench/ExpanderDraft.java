package org.raidbench.core.bench;

import org.raidbench.core.system.ExpanderPart;

/**
 * An expander as the user described it.
 *
 * @param part the expander
 * @param at where it is described
 */
public record ExpanderDraft(ExpanderPart part, Place at) {}
