/** Stands: bench files that facts are judged on, the cases they need, and running those. */
@NullMarked
package org.raidbench.validation.stand;

import org.jspecify.annotations.NullMarked;
