package org.raidbench.disks.hdd;

import java.util.List;

/**
 * One zone as a description gives it.
 *
 * @param firstCylinder its outermost cylinder
 * @param lastCylinder its innermost cylinder, included
 * @param sectorsPerTrack physical sectors on each track, spares included
 * @param offsetSubsectors angle of the zone's first sector, in sub-sectors
 * @param trackSkewSubsectors further angle at each track switch
 * @param cylinderSkewSubsectors further angle at each cylinder switch
 * @param deadSectors sectors at the zone's front that hold no data of the user
 * @param spares spare sectors (or tracks) in each track, cylinder, range or zone, as the sparing
 *     says
 * @param slips physical numbers within the zone of skipped sectors (or tracks), ascending
 * @param defects pairs within the zone: a physical sector (or track) and the one that replaces it
 */
public record ZoneSpec(
    int firstCylinder,
    int lastCylinder,
    int sectorsPerTrack,
    long offsetSubsectors,
    long trackSkewSubsectors,
    long cylinderSkewSubsectors,
    long deadSectors,
    long spares,
    List<Long> slips,
    List<Long> defects) {
  /** Copies the lists. */
  public ZoneSpec {
    slips = List.copyOf(slips);
    defects = List.copyOf(defects);
  }

  /** Sub-sectors in a sector. */
  public static final int SUBSECTORS = 1 << 16;

  /**
   * A zone without defects, slips or spares.
   *
   * @param firstCylinder its outermost cylinder
   * @param lastCylinder its innermost cylinder, included
   * @param sectorsPerTrack sectors on each track
   * @param trackSkew sectors skipped at a track switch
   * @param cylinderSkew sectors skipped at a cylinder switch
   * @return the zone
   */
  public static ZoneSpec plain(
      int firstCylinder, int lastCylinder, int sectorsPerTrack, int trackSkew, int cylinderSkew) {
    return new ZoneSpec(
        firstCylinder,
        lastCylinder,
        sectorsPerTrack,
        0,
        (long) trackSkew * SUBSECTORS,
        (long) cylinderSkew * SUBSECTORS,
        0,
        0,
        List.of(),
        List.of());
  }

  /** How many cylinders it has. */
  int cylinders() {
    return lastCylinder - firstCylinder + 1;
  }
}
