/** Finds plug-ins, assembles a bench from them, and runs workloads on it. */
@NullMarked
package org.raidbench.core;

import org.jspecify.annotations.NullMarked;
