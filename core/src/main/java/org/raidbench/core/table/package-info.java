/** Tables of results: what a table shows, and the cells it has. Layout is the command line's. */
@NullMarked
package org.raidbench.core.table;

import org.jspecify.annotations.NullMarked;
