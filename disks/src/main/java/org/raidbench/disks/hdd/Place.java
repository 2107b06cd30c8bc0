package org.raidbench.disks.hdd;

/** Where a logical sector lies; reused, filled by {@link Layout#locate}. */
final class Place {
  /** Index of the zone. */
  int zone;

  /** Cylinder, from the outside. */
  int cylinder;

  /** Surface. */
  int head;

  /** Angle of the sector's beginning, in sub-sectors of its track, below a whole revolution. */
  long angleSubsectors;

  /** How many logical sectors, this one included, follow each other without a gap on this track. */
  int run;

  /** Physical number within the zone of the first sector of this track. */
  long trackStart;
}
