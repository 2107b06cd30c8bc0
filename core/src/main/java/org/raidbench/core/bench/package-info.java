/** A bench: systems composed and checked, cases, and the matrix that runs them. */
@NullMarked
package org.raidbench.core.bench;

import org.jspecify.annotations.NullMarked;
