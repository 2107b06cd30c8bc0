package org.raidbench.disks.hdd;

/** In which order logical sectors visit the surfaces; the order is that of DiskSim's numbers. */
public enum HeadOrder {
  /** Every cylinder from the first surface to the last. */
  ASCENDING,
  /** Back and forth, so that a cylinder switch needs no head switch; each zone starts ascending. */
  SERPENTINE_BY_ZONE,
  /** Back and forth: even cylinders ascend, odd ones descend. */
  SERPENTINE;

  /** The surface at a place in the order, or the place of a surface: the two maps are the same. */
  int surface(int index, int surfaces, int cylinder, int cylinderOfZone) {
    boolean descending =
        switch (this) {
          case ASCENDING -> false;
          case SERPENTINE_BY_ZONE -> (cylinderOfZone & 1) != 0;
          case SERPENTINE -> (cylinder & 1) != 0;
        };
    return descending ? surfaces - 1 - index : index;
  }
}
