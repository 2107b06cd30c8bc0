/** Writers of Raidbench's own result formats: JSON and CSV. */
@NullMarked
package org.raidbench.core.results;

import org.jspecify.annotations.NullMarked;
