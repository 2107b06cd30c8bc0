package org.raidbench.disks.hdd;

/** How far a drive reads on after a read; the order is that of DiskSim's numbers. */
public enum ReadAhead {
  /** Not at all. */
  NONE,
  /** To the end of the track. */
  TRACK,
  /** To the end of the cylinder. */
  CYLINDER,
  /** As far as the limit goes. */
  SEGMENT,
  /** To the end of the track, and of the next one if the segment began on an earlier track. */
  SEQUENTIAL_TRACKS
}
