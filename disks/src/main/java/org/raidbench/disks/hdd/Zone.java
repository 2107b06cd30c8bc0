package org.raidbench.disks.hdd;

import java.util.Arrays;

/**
 * Maps the logical sectors of one zone to places.
 *
 * <p>Physical sectors are numbered through the zone. They fall into groups (a track, a cylinder, a
 * range, the zone) of which some sectors are spare; what is not spare and not slipped holds the
 * logical sectors in order. Slips either push the rest of their group into its spares, or push
 * everything after them towards the end of the zone.
 */
final class Zone {
  final int firstCylinder;
  final int cylinders;
  final int sectorsPerTrack;
  final long firstSector;
  final long sectors;

  private final int surfaces;
  private final HeadOrder order;
  private final long offset;
  private final long trackSkew;
  private final long cylinderSkew;
  private final long revolution;
  private final boolean wholeSkews;
  private final int wholeOffset;
  private final int wholeTrackSkew;
  private final int wholeCylinderSkew;
  private final long dead;
  private final long group;
  private final long groupUsed;
  private final long front;
  private final boolean grouped;
  private final boolean slipsRunOn;
  private final int slipLength;
  private final long[] slips;

  /** For running slips: where each lies among the sectors that are not spare. */
  private final long[] unsparedSlips;

  /**
   * Whether each slip before a track also turns the track by a sector: 0 no, 1 by cylinder, 2
   * track.
   */
  private final int slipsTurn;

  private final long[] defects;
  private final long[] replacements;

  Zone(
      ZoneSpec spec,
      Sparing sparing,
      int rangeCylinders,
      HeadOrder order,
      int surfaces,
      long first) {
    this.firstCylinder = spec.firstCylinder();
    this.cylinders = spec.cylinders();
    this.sectorsPerTrack = spec.sectorsPerTrack();
    this.firstSector = first;
    this.surfaces = surfaces;
    this.order = order;
    this.offset = spec.offsetSubsectors();
    this.trackSkew = spec.trackSkewSubsectors();
    this.cylinderSkew = spec.cylinderSkewSubsectors();
    this.revolution = (long) sectorsPerTrack * ZoneSpec.SUBSECTORS;
    long most = (offset + (trackSkew * surfaces + cylinderSkew) * cylinders) / ZoneSpec.SUBSECTORS;
    this.wholeSkews =
        ((offset | trackSkew | cylinderSkew) & (ZoneSpec.SUBSECTORS - 1)) == 0
            && most + 2L * spec.slips().size() + sectorsPerTrack < Integer.MAX_VALUE;
    this.wholeOffset = (int) (offset / ZoneSpec.SUBSECTORS);
    this.wholeTrackSkew = (int) (trackSkew / ZoneSpec.SUBSECTORS);
    this.wholeCylinderSkew = (int) (cylinderSkew / ZoneSpec.SUBSECTORS);
    this.dead = spec.deadSectors();
    long cylinder = (long) sectorsPerTrack * surfaces;
    long physical = cylinder * cylinders;
    boolean byTrack = sparing == Sparing.TRACKS_PER_ZONE;
    this.slipLength = byTrack ? sectorsPerTrack : 1;
    this.slips = spec.slips().stream().mapToLong(slip -> slip * slipLength).sorted().toArray();
    this.group =
        sparing.perCylinder()
            ? cylinder
            : switch (sparing) {
              case PER_TRACK -> sectorsPerTrack;
              case PER_RANGE -> cylinder * rangeCylinders;
              default -> physical;
            };
    long spared =
        sparing == Sparing.NONE || sparing == Sparing.END_OF_DISK ? 0 : spec.spares() * slipLength;
    this.groupUsed = group - spared;
    this.front = sparing.atFront() ? spared : 0;
    this.grouped = group < physical || front > 0;
    this.slipsRunOn = sparing.slipsRunOn();
    this.slipsTurn = sparing == Sparing.PER_TRACK ? 2 : sparing.perCylinder() ? 1 : 0;
    this.unsparedSlips =
        slipsRunOn ? Arrays.stream(slips).filter(this::inUse).map(this::unspared).toArray() : slips;
    long groups = physical / group;
    this.sectors =
        groups * groupUsed
            + (physical - groups * group)
            - dead
            - (slipsRunOn ? unsparedSlips.length : 0);
    int remapped = spec.defects().size() / 2;
    this.defects = new long[remapped];
    this.replacements = new long[remapped];
    for (int i = 0; i < remapped; i++) {
      defects[i] = spec.defects().get(2 * i) * slipLength;
      replacements[i] = spec.defects().get(2 * i + 1) * slipLength;
    }
  }

  private boolean inUse(long physical) {
    long within = physical % group - front;
    return within >= 0 && within < groupUsed;
  }

  private long unspared(long physical) {
    return physical / group * groupUsed
        + Math.min(groupUsed, Math.max(0, physical % group - front));
  }

  /** Fills in the place of the zone's sector number {@code sector}, counted from its first. */
  void locate(long sector, Place place) {
    long left = sectors - sector;
    long at = sector + dead;
    long physical;
    if (slipsRunOn) {
      int passed = slipsBefore(at);
      long use = at + passed;
      if (passed < unsparedSlips.length) {
        left = Math.min(left, unsparedSlips[passed] - use);
      }
      physical = use;
      if (grouped) {
        long within = use % groupUsed;
        physical = use / groupUsed * group + front + within;
        left = Math.min(left, groupUsed - within);
      }
    } else {
      long start = 0;
      long within = at;
      if (grouped) {
        long number = at / groupUsed;
        within = at - number * groupUsed;
        start = number * group + frontOf(number);
        left = Math.min(left, groupUsed - within);
      }
      physical = start + within;
      if (slips.length > 0) {
        int slip = firstAtLeast(slips, start);
        while (slip < slips.length && slips[slip] <= physical) {
          physical += slipLength;
          slip++;
        }
        if (slip < slips.length) {
          left = Math.min(left, slips[slip] - physical);
        }
      }
    }
    if (defects.length > 0) {
      for (int i = 0; i < defects.length; i++) {
        long into = physical - defects[i];
        if (into >= 0 && into < slipLength) {
          physical = replacements[i] + into;
          left = Math.min(left, slipLength - into);
          break;
        } else if (into < 0) {
          left = Math.min(left, -into);
        }
      }
    }
    fill(physical, left, place);
  }

  private void fill(long physical, long left, Place place) {
    // Almost every zone has less than 2^31 sectors, and int division is much the faster.
    boolean small = physical >>> 31 == 0;
    int track = small ? (int) physical / sectorsPerTrack : (int) (physical / sectorsPerTrack);
    int sector = (int) (physical - (long) track * sectorsPerTrack);
    int cylinder = track / surfaces;
    int index = track - cylinder * surfaces;
    place.cylinder = firstCylinder + cylinder;
    place.head = order.surface(index, surfaces, place.cylinder, cylinder);
    place.trackStart = physical - sector;
    place.run = (int) Math.min(left, sectorsPerTrack - sector);
    int before = 0;
    if (slipsTurn != 0 && slips.length > 0) {
      long start = (slipsTurn == 2 ? track : (long) cylinder * surfaces) * sectorsPerTrack;
      before = firstAtLeast(slips, start);
    }
    if (wholeSkews) {
      int turned =
          wholeOffset
              + wholeTrackSkew * (index + (surfaces - 1) * cylinder)
              + wholeCylinderSkew * cylinder
              + before
              + sector;
      place.angleSubsectors = (long) (turned % sectorsPerTrack) * ZoneSpec.SUBSECTORS;
    } else {
      long turned =
          offset
              + trackSkew * (index + (long) (surfaces - 1) * cylinder)
              + cylinderSkew * cylinder
              + (long) (before + sector) * ZoneSpec.SUBSECTORS;
      place.angleSubsectors = turned % revolution;
    }
  }

  /** How many logical sectors of the zone lie before a physical one. */
  long sectorsBefore(long physical) {
    long number = physical / group;
    long before;
    if (slipsRunOn) {
      long within = Math.max(0, physical - number * group - front);
      long use = number * groupUsed + Math.min(within, groupUsed);
      before = use - firstAtLeast(unsparedSlips, use);
    } else {
      long start = number * group + frontOf(number);
      int passed = firstAtLeast(slips, physical) - firstAtLeast(slips, start);
      long past = physical - start - Math.max(0, (long) passed * slipLength);
      before = number * groupUsed + Math.min(groupUsed, Math.max(0, past));
    }
    return Math.min(sectors, Math.max(0, before - dead));
  }

  /** How many running slips push a sector that would lie at {@code at} without them. */
  private int slipsBefore(long at) {
    int low = 0;
    int high = unsparedSlips.length;
    while (low < high) {
      int middle = (low + high) >>> 1;
      if (unsparedSlips[middle] - middle <= at) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low;
  }

  /** Spares at a group's front give way to its slips: the data begin that much further ahead. */
  private long frontOf(long number) {
    if (front == 0 || slips.length == 0) {
      return front;
    }
    long begin = number * group;
    int end = firstAtLeast(slips, begin + group);
    long from = front;
    long taken = -1;
    while (taken != front - from) {
      taken = front - from;
      from = Math.max(0, front - (end - firstAtLeast(slips, begin + from)));
    }
    return from;
  }

  private static int firstAtLeast(long[] sorted, long value) {
    int low = 0;
    int high = sorted.length;
    while (low < high) {
      int middle = (low + high) >>> 1;
      if (sorted[middle] < value) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low;
  }
}
