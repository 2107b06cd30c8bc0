/** Controllers, caches and cache protections of LSI and Avago. */
@NullMarked
package org.raidbench.lsi;

import org.jspecify.annotations.NullMarked;
