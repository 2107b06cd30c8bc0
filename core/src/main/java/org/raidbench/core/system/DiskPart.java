package org.raidbench.core.system;

import org.raidbench.api.disk.DiskModel;
import org.raidbench.api.disk.DiskStart;

/**
 * One disk.
 *
 * @param name its name, unique in the system: {@code raptor 0}
 * @param part its model and specification
 * @param start what it starts from
 */
public record DiskPart(String name, Part<DiskModel> part, DiskStart start) {}
