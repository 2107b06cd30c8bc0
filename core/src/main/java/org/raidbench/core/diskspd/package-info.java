/** Command lines of diskspd 2.2, with its own rules about what goes together. */
@NullMarked
package org.raidbench.core.diskspd;

import org.jspecify.annotations.NullMarked;
