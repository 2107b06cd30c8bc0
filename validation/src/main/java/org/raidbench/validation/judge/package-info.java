/** Judges: one for each kind of check, from measurements or the catalogue to an outcome. */
@NullMarked
package org.raidbench.validation.judge;

import org.jspecify.annotations.NullMarked;
