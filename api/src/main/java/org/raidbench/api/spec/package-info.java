/**
 * Specifications: figures that carry value, unit, source and certainty, and the keys they are read
 * by.
 */
@NullMarked
package org.raidbench.api.spec;

import org.jspecify.annotations.NullMarked;
