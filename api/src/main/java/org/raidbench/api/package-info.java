/** The types a Raidbench plug-in implements, and those it is given to work with. */
@NullMarked
package org.raidbench.api;

import org.jspecify.annotations.NullMarked;
