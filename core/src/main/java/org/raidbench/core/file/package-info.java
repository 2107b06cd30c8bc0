/** The bench file: YAML read with places, patched case by case, and turned into a bench. */
@NullMarked
package org.raidbench.core.file;

import org.jspecify.annotations.NullMarked;
