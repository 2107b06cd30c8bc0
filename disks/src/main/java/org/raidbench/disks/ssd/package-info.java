/**
 * Solid-state drives: a command engine, dies, channels and an interface as stations, a write buffer
 * with or without power-loss protection, and garbage collection as an analytic state.
 */
@NullMarked
package org.raidbench.disks.ssd;

import org.jspecify.annotations.NullMarked;
