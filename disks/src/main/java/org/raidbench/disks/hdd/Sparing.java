package org.raidbench.disks.hdd;

/**
 * Where a drive keeps its spare sectors, and what slipped sectors take their place from; the order
 * is that of DiskSim's numbers.
 */
public enum Sparing {
  /** No spares. */
  NONE,
  /** Whole tracks at the end of each zone; slips and defects are numbers of tracks. */
  TRACKS_PER_ZONE,
  /** At the end of each cylinder. */
  PER_CYLINDER,
  /** At the end of each track. */
  PER_TRACK,
  /** At the end of each cylinder; slipped sectors push everything to the end of the zone. */
  PER_CYLINDER_SLIP_TO_END,
  /** At the front of each cylinder. */
  FRONT_OF_CYLINDER,
  /** At the front of each cylinder; slipped sectors push everything to the end of the zone. */
  FRONT_OF_CYLINDER_SLIP_TO_END,
  /** At the end of the disk: none in the zone, slipped sectors push to its end. */
  END_OF_DISK,
  /** At the end of each range of cylinders. */
  PER_RANGE,
  /** At the end of each zone. */
  PER_ZONE,
  /** At the end of each zone, not used by slipped sectors. */
  PER_ZONE_SLIP_TO_END;

  boolean slipsRunOn() {
    return this == PER_CYLINDER_SLIP_TO_END
        || this == FRONT_OF_CYLINDER_SLIP_TO_END
        || this == END_OF_DISK
        || this == PER_ZONE_SLIP_TO_END;
  }

  boolean perCylinder() {
    return this == PER_CYLINDER
        || this == PER_CYLINDER_SLIP_TO_END
        || this == FRONT_OF_CYLINDER
        || this == FRONT_OF_CYLINDER_SLIP_TO_END;
  }

  boolean atFront() {
    return this == FRONT_OF_CYLINDER || this == FRONT_OF_CYLINDER_SLIP_TO_END;
  }
}
