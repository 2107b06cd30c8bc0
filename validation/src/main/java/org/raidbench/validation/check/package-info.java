/** Checks: how each fact is judged, as data, and their reader. */
@NullMarked
package org.raidbench.validation.check;

import org.jspecify.annotations.NullMarked;
