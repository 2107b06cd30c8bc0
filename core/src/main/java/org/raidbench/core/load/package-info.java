/**
 * Puts workloads on a system: what each job's threads ask for next, when they ask for it, and how
 * many requests they keep in flight.
 */
@NullMarked
package org.raidbench.core.load;

import org.jspecify.annotations.NullMarked;
