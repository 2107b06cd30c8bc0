package org.raidbench.raid;

import java.util.ArrayList;
import java.util.List;
import org.raidbench.api.ModelId;
import org.raidbench.api.fault.Names;
import org.raidbench.api.raid.ArrayShape;
import org.raidbench.api.raid.RaidLevel;
import org.raidbench.api.raid.RaidLevelModel;
import org.raidbench.api.spec.Key;
import org.raidbench.api.spec.Spec;

/** A RAID level: what arrays it allows, and how the arithmetic of a span is made. */
final class LevelModel implements RaidLevelModel {
  /** Makes the arithmetic of one span. */
  @FunctionalInterface
  interface SpanMaker {
    /**
     * Makes it.
     *
     * @param members members of the span
     * @param stripSectors sectors of a strip
     * @param memberSectors sectors used of each member
     * @param layout the name of one of the level's layouts
     */
    Span make(int members, int stripSectors, long memberSectors, String layout);
  }

  private static final Key LEAST_DISKS = Key.count("least-disks", "fewest disks of an array");

  private static final Key DEFAULT_LAYOUT =
      Key.text("default-layout", "where data and redundancy lie unless a layout is named");

  private final String product;
  private final String title;
  private final List<String> layouts;
  private final int spanMembersMin;
  private final int spansMin;
  private final boolean spanned;

  /** By how many the disks of a span divide where no layout is named. */
  private final int copies;

  private final Spec spec;
  private final SpanMaker maker;

  /**
   * Makes a level.
   *
   * @param product what bench files call it
   * @param title what it is
   * @param layouts its layouts, the default first
   * @param spanMembersMin the fewest disks of a span
   * @param spansMin the fewest spans
   * @param spanned whether there may be several spans
   * @param copies what a span's disks must be a multiple of, unless the user names a layout that
   *     does without
   * @param layoutSource where the default layout was read
   * @param notCovered what the model does not cover, a line each
   * @param maker makes the arithmetic of a span
   */
  LevelModel(
      String product,
      String title,
      List<String> layouts,
      int spanMembersMin,
      int spansMin,
      boolean spanned,
      int copies,
      String layoutSource,
      List<String> notCovered,
      SpanMaker maker) {
    this.product = product;
    this.title = title;
    this.layouts = layouts;
    this.spanMembersMin = spanMembersMin;
    this.spansMin = spansMin;
    this.spanned = spanned;
    this.copies = copies;
    String least = Integer.toString(spansMin * spanMembersMin);
    var builder =
        Spec.builder()
            .datasheet(LEAST_DISKS, least, "what the level is made of")
            .datasheet(DEFAULT_LAYOUT, layouts.get(0), layoutSource);
    notCovered.forEach(builder::doesNotCover);
    this.spec = builder.build();
    this.maker = maker;
  }

  @Override
  public ModelId id() {
    return new ModelId("raid", product);
  }

  @Override
  public String title() {
    return title;
  }

  @Override
  public Spec spec() {
    return spec;
  }

  @Override
  public List<String> layouts() {
    return layouts;
  }

  /** The fewest spans that the disks divide into equally, each large enough. */
  @Override
  public int defaultSpans(int members) {
    for (int spans = spansMin; spans <= members / spanMembersMin; spans++) {
      if (members % spans == 0) {
        return spans;
      }
    }
    return spansMin;
  }

  @Override
  public List<String> check(int members, int spans, String layout) {
    List<String> faults = new ArrayList<>();
    if (members > ArrayShape.MAX_MEMBERS) {
      faults.add(product + " takes at most " + disks(ArrayShape.MAX_MEMBERS) + ", not " + members);
    }
    if (members < spansMin * spanMembersMin) {
      faults.add(
          product + " needs at least " + disks(spansMin * spanMembersMin) + ", not " + members);
    }
    if (!spanned && spans != 1) {
      faults.add(product + " has no spans, but " + spans + " are asked for");
    } else if (spans < spansMin) {
      faults.add(product + " needs at least " + spansMin + " spans, not " + spans);
    } else if (members % spans != 0) {
      faults.add(product + ": " + disks(members) + " do not divide into " + spans + " equal spans");
    } else if (layout.isEmpty()
        && members >= spansMin * spanMembersMin
        && members / spans % copies != 0) {
      faults.add(
          product
              + " needs a multiple of "
              + disks(copies)
              + " in each span, not "
              + members / spans
              + "; raid1e takes any number");
    } else if (members >= spansMin * spanMembersMin && members / spans < spanMembersMin) {
      faults.add(
          product
              + " needs at least "
              + disks(spanMembersMin)
              + " in each span, "
              + disks(members)
              + " in "
              + spans
              + " spans give "
              + members / spans);
    }
    if (!layout.isEmpty() && !layouts.contains(layout)) {
      faults.add(product + " has no layout \"" + layout + "\"" + Names.hint(layout, layouts));
    } else if (faults.isEmpty()) {
      checkCopies(members / spans, layout, faults);
    }
    return List.copyOf(faults);
  }

  private void checkCopies(int spanMembers, String layout, List<String> faults) {
    int copies = MirrorLayout.copies(layout);
    if (copies > spanMembers) {
      faults.add(
          product
              + " layout "
              + layout
              + " needs at least "
              + disks(copies)
              + ", not "
              + spanMembers);
    }
  }

  private static String disks(int count) {
    return count == 1 ? "1 disk" : count + " disks";
  }

  @Override
  public RaidLevel create(ArrayShape shape) {
    List<String> faults = check(shape.members(), shape.spans(), shape.layout());
    if (!faults.isEmpty()) {
      throw new IllegalArgumentException(String.join("; ", faults));
    }
    String layout = shape.layout().isEmpty() ? layouts.get(0) : shape.layout();
    int spanMembers = shape.members() / shape.spans();
    Span span;
    try {
      span = maker.make(spanMembers, shape.stripSectors(), shape.memberSectors(), layout);
    } catch (ArithmeticException e) {
      throw new IllegalArgumentException(product + ": the array is too large: " + shape, e);
    }
    if (span.capacitySectors() < 1) {
      throw new IllegalArgumentException(
          product + " layout " + layout + " needs more than " + shape.memberSectors() + " sectors");
    }
    return new SpannedLevel(shape, span);
  }

  @Override
  public String toString() {
    return id().toString();
  }
}
