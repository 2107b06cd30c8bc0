/** The links of a system, as stations: between host and controller, and out to the disks. */
@NullMarked
package org.raidbench.core.link;

import org.jspecify.annotations.NullMarked;
