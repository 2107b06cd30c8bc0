/** The standard decisions, used where a controller brings none of its own. */
@NullMarked
package org.raidbench.core.parts;

import org.jspecify.annotations.NullMarked;
