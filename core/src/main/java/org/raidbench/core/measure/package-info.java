/**
 * Measurement: when a system has warmed up, how sure a mean is, how latencies are distributed, what
 * limits, and whether a result is possible at all.
 */
@NullMarked
package org.raidbench.core.measure;

import org.jspecify.annotations.NullMarked;
