/**
 * The event kernel: one thread's simulated time, the queue of events, and stations that count their
 * own use.
 */
@NullMarked
package org.raidbench.core.kernel;

import org.jspecify.annotations.NullMarked;
