/** Parameters that workload patterns share, and the pattern that is nothing but its parameters. */
@NullMarked
package org.raidbench.core.pattern;

import org.jspecify.annotations.NullMarked;
