package org.raidbench.disks.hdd;

import java.util.List;

/** Maps the logical sectors of a drive to cylinders, surfaces and angles; immutable. */
public final class Layout {
  private static final int HINTS = 1024;

  private final Zone[] zones;
  private final int[] hints = new int[HINTS];
  private final int hintShift;
  private final long sectors;
  private final int surfaces;
  private final int cylinders;

  /**
   * Makes a layout.
   *
   * @param surfaces recording surfaces
   * @param cylinders cylinders, at least up to the last zone's last
   * @param sparing where spares are
   * @param rangeCylinders cylinders that share spares, for {@link Sparing#PER_RANGE}
   * @param order in which order surfaces are visited
   * @param specs the zones from the outside in, at least one; they must not overlap
   */
  public Layout(
      int surfaces,
      int cylinders,
      Sparing sparing,
      int rangeCylinders,
      HeadOrder order,
      List<ZoneSpec> specs) {
    this.surfaces = surfaces;
    this.cylinders = cylinders;
    this.zones = new Zone[specs.size()];
    long first = 0;
    for (int i = 0; i < zones.length; i++) {
      zones[i] = new Zone(specs.get(i), sparing, rangeCylinders, order, surfaces, first);
      first += zones[i].sectors;
    }
    this.sectors = first;
    this.hintShift = Math.max(0, 64 - Long.numberOfLeadingZeros(first / HINTS));
    int zone = 0;
    for (int i = 0; i < HINTS; i++) {
      long sector = (long) i << hintShift;
      while (zone < zones.length - 1 && sector >= zones[zone].firstSector + zones[zone].sectors) {
        zone++;
      }
      hints[i] = zone;
    }
  }

  /**
   * Capacity.
   *
   * @return logical sectors of 512 bytes
   */
  public long sectors() {
    return sectors;
  }

  /**
   * Cylinders.
   *
   * @return how many
   */
  public int cylinders() {
    return cylinders;
  }

  /**
   * Recording surfaces.
   *
   * @return how many
   */
  public int surfaces() {
    return surfaces;
  }

  /**
   * Whether every zone holds at least one logical sector.
   *
   * @return false if spares and empty space leave nothing of a zone
   */
  public boolean everyZoneHoldsSectors() {
    for (Zone zone : zones) {
      if (zone.sectors <= 0) {
        return false;
      }
    }
    return true;
  }

  int zones() {
    return zones.length;
  }

  int sectorsPerTrack(int zone) {
    return zones[zone].sectorsPerTrack;
  }

  /** Fills in the place of a logical sector, which must be within the capacity. */
  void locate(long sector, Place place) {
    int index = hints[(int) (sector >>> hintShift)];
    Zone zone = zones[index];
    while (sector - zone.firstSector >= zone.sectors) {
      zone = zones[++index];
    }
    place.zone = index;
    zone.locate(sector - zone.firstSector, place);
  }

  /** The first logical sector of a track; the place must be that of one of its sectors. */
  long firstOfTrack(Place place) {
    Zone zone = zones[place.zone];
    return zone.firstSector + zone.sectorsBefore(place.trackStart);
  }

  /** The first logical sector beyond a track; the place must be that of one of its sectors. */
  long endOfTrack(Place place) {
    Zone zone = zones[place.zone];
    return zone.firstSector + zone.sectorsBefore(place.trackStart + zone.sectorsPerTrack);
  }
}
