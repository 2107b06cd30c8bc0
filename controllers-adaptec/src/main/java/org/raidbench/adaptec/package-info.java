/** Controllers, caches and cache protections of Adaptec. */
@NullMarked
package org.raidbench.adaptec;

import org.jspecify.annotations.NullMarked;
