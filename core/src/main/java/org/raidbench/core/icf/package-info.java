/** Reads IOMeter's configuration files. */
@NullMarked
package org.raidbench.core.icf;

import org.jspecify.annotations.NullMarked;
