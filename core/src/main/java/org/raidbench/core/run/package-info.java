/** Runs workloads on a system: warm-up, measured interval, end, and the result of it all. */
@NullMarked
package org.raidbench.core.run;

import org.jspecify.annotations.NullMarked;
