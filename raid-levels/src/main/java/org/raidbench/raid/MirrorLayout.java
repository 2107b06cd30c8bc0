package org.raidbench.raid;

import java.util.List;

/** The layouts of RAID 10 and 1E, by the names that mdadm gives them: {@code near-2}. */
final class MirrorLayout {
  /** Layouts of RAID 10, the default first. */
  static final List<String> RAID10 = List.of("near-2", "near-3", "near-4", "far-2", "offset-2");

  /** Layouts of RAID 1E, the default (adjacent) first. */
  static final List<String> RAID1E = List.of("near-2", "offset-2");

  private MirrorLayout() {}

  /** How many copies a layout keeps; 1 if its name does not say. */
  static int copies(String layout) {
    int hyphen = layout.lastIndexOf('-');
    boolean counted = RAID10.contains(layout) && hyphen > 0;
    return counted ? Integer.parseInt(layout, hyphen + 1, layout.length(), 10) : 1;
  }

  /** The arithmetic of a span. */
  static Span span(int members, int stripSectors, long memberSectors, String layout) {
    Mirrors.Placement placement =
        layout.startsWith("near")
            ? Mirrors.Placement.NEAR
            : layout.startsWith("far") ? Mirrors.Placement.FAR : Mirrors.Placement.OFFSET;
    return new Mirrors(placement, copies(layout), members, stripSectors, memberSectors);
  }
}
