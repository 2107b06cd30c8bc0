package org.raidbench.disks.hdd;

/** How far a drive reads on after a read. */
final class ReadAheadLimit {
  private final Layout layout;
  private final BufferDesign design;
  private final Place place = new Place();

  ReadAheadLimit(Layout layout, BufferDesign design) {
    this.layout = layout;
    this.design = design;
  }

  /**
   * Where the read-ahead after a read ends.
   *
   * @param segmentStart the first sector of the segment that the read went to
   * @param sector the read's first sector
   * @param sectors how many
   * @return beyond the last sector to be read, not before the read's end
   */
  long after(long segmentStart, long sector, int sectors) {
    long end = sector + sectors;
    if (!design.caching() || end >= layout.sectors()) {
      return end;
    }
    long most = end + (design.mostReadAhead() > 0 ? design.mostReadAhead() : free(sectors));
    long limit =
        switch (design.readAhead()) {
          case NONE -> end;
          case SEGMENT -> most;
          case TRACK -> Math.min(most, trackEnd(end - 1));
          case CYLINDER -> Math.min(most, cylinderEnd(end - 1));
          case SEQUENTIAL_TRACKS -> sequentialTracks(segmentStart, end);
        };
    return Math.min(layout.sectors(), Math.max(limit, end + design.leastReadAhead()));
  }

  private int free(int sectors) {
    return Math.max(0, design.segmentSectors() - sectors);
  }

  private long trackEnd(long sector) {
    layout.locate(sector, place);
    return layout.endOfTrack(place);
  }

  private long cylinderEnd(long sector) {
    layout.locate(sector, place);
    int cylinder = place.cylinder;
    long end = layout.endOfTrack(place);
    while (end < layout.sectors()) {
      layout.locate(end, place);
      if (place.cylinder != cylinder) {
        break;
      }
      end = layout.endOfTrack(place);
    }
    return end;
  }

  private long sequentialTracks(long segmentStart, long next) {
    layout.locate(next, place);
    long first = layout.firstOfTrack(place);
    long end = layout.endOfTrack(place);
    return segmentStart < first && end < layout.sectors() ? trackEnd(end) : end;
  }

  /** The first sector of the track that a sector is on. */
  long firstOfTrack(long sector) {
    layout.locate(sector, place);
    return layout.firstOfTrack(place);
  }
}
