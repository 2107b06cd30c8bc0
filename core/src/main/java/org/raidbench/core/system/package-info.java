/** A composed system as plain data: what exists at the same time, resolved and checked. */
@NullMarked
package org.raidbench.core.system;

import org.jspecify.annotations.NullMarked;
