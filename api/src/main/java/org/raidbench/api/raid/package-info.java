/** The RAID-level SPI: immutable address arithmetic that appends to a reused I/O plan. */
@NullMarked
package org.raidbench.api.raid;

import org.jspecify.annotations.NullMarked;
