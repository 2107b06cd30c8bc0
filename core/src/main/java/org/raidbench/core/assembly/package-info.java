/** The injector of the process: which services there are, and who is given which. */
@NullMarked
package org.raidbench.core.assembly;

import org.jspecify.annotations.NullMarked;
