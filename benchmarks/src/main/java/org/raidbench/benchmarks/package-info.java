/** Measures how fast Raidbench itself is. */
@NullMarked
package org.raidbench.benchmarks;

import org.jspecify.annotations.NullMarked;
