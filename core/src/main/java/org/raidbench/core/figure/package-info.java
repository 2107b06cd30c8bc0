/** What holds for a figure whoever gives it, a model or a bench file. */
@NullMarked
package org.raidbench.core.figure;

import org.jspecify.annotations.NullMarked;
