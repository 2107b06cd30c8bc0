/** Faults of the user's input: what, where, what was expected, and the nearest right name. */
@NullMarked
package org.raidbench.api.fault;

import org.jspecify.annotations.NullMarked;
