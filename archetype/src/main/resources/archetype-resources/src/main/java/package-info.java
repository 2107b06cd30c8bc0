/** The controller ${vendor}/${product}. */
@NullMarked
package ${package};

import org.jspecify.annotations.NullMarked;
