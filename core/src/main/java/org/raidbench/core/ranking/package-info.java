/** Which case of a bench does best: the choice of a vendor, a level, a policy. */
@NullMarked
package org.raidbench.core.ranking;

import org.jspecify.annotations.NullMarked;
