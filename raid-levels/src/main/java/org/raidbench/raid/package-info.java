/** RAID levels: where data and parity lie, and the plan of I/Os that a request becomes. */
@NullMarked
package org.raidbench.raid;

import org.jspecify.annotations.NullMarked;
