package org.raidbench.core.kernel;

import org.raidbench.api.sim.StationRole;

/**
 * How much a station has been used since the simulation began.
 *
 * @param name its full name
 * @param role what it is to a reader
 * @param servers how many jobs it serves at once
 * @param busyNanos time its servers have worked up to now, all added up; work that is booked for
 *     later is not counted before it happens
 * @param lagNanos how long before now work may have begun that is not booked yet, so is not
 *     counted: what has been seen at most; 0 for a station that is not booked
 */
public record StationUse(
    String name, StationRole role, int servers, long busyNanos, long lagNanos) {}
