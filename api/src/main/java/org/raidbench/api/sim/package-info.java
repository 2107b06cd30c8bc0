/**
 * What a device is given by the simulation: clock, scheduler, stations, random streams, event log.
 */
@NullMarked
package org.raidbench.api.sim;

import org.jspecify.annotations.NullMarked;
