/** The published facts and the class that each was given before anything was simulated. */
@NullMarked
package org.raidbench.validation.fact;

import org.jspecify.annotations.NullMarked;
