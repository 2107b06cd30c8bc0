package org.raidbench.core.pipeline;

import org.raidbench.api.controller.ControllerKeys;
import org.raidbench.api.host.HostKeys;
import org.raidbench.api.spec.Spec;

/**
 * What the host's side needs to know.
 *
 * @param cores processor cores that take I/O
 * @param clockHertz their clock
 * @param driverCycles cycles a request costs
 * @param pieceSectors sectors of the largest request the controller takes in one piece
 */
record HostFigures(int cores, long clockHertz, long driverCycles, int pieceSectors) {
  private static final long SECTOR_BYTES = 512;

  static HostFigures of(Spec host, Spec controller) {
    long largest = controller.whole(ControllerKeys.MAX_REQUEST, Long.MAX_VALUE) / SECTOR_BYTES;
    return new HostFigures(
        Math.toIntExact(host.whole(HostKeys.CORES)),
        host.whole(HostKeys.CLOCK),
        controller.whole(ControllerKeys.DRIVER_CYCLES, 0),
        (int) Math.max(1, Math.min(Integer.MAX_VALUE, largest)));
  }
}
