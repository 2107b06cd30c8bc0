package org.raidbench.raid;

import java.util.ArrayList;
import java.util.List;
import org.raidbench.api.raid.RaidLevelModel;

/**
 * The catalogue of levels.
 *
 * <p>Default layouts are those of MegaRAID as its DDF records name them: RAID 5 is PRL 5 with RLQ 3
 * (left-symmetric), RAID 6 is PRL 6 with RLQ 3 (ddf-N-continue), RAID 10 is PRL 1 spanned, which on
 * an even number of disks is near-2. Adaptec publishes no layout; there a layout is a parameter.
 */
final class Levels {
  private static final String ONLY_ONE = "the only one there is";
  private static final String MEGARAID = "MegaRAID's DDF records: ";
  private static final String MEGARAID_Q =
      "what generates Q on MegaRAID: not published, the default layout is DDF's";
  private static final String OTHER_SPANS =
      "striping over spans in another unit than a whole row of a span";

  /** All levels. */
  static final List<RaidLevelModel> ALL =
      List.of(
          new LevelModel(
              "jbod",
              "JBOD: disks one after another, without redundancy",
              List.of("disks"),
              1,
              1,
              false,
              1,
              ONLY_ONE,
              List.of(),
              (members, strip, sectors, layout) ->
                  Stripes.oneAfterAnother(members, strip, sectors)),
          stripes("raid0", "RAID 0: striping", 1),
          stripes("raid00", "RAID 00: striping over spans of RAID 0", 2),
          new LevelModel(
              "raid1",
              "RAID 1: as many copies as disks",
              List.of("mirrors"),
              2,
              1,
              false,
              1,
              ONLY_ONE,
              List.of(),
              (members, strip, sectors, layout) ->
                  new Mirrors(Mirrors.Placement.NEAR, members, members, strip, sectors)),
          new LevelModel(
              "raid1e",
              "RAID 1E: two copies striped over any number of disks",
              MirrorLayout.RAID1E,
              3,
              1,
              false,
              1,
              "Linux md: adjacent stripe mirroring is near-2 on an odd number of disks",
              List.of(),
              MirrorLayout::span),
          new LevelModel(
              "raid10",
              "RAID 10: striping over copies",
              MirrorLayout.RAID10,
              2,
              1,
              true,
              2,
              MEGARAID + "PRL 1 with secondary level 3, on an even number of disks the same",
              List.of(),
              MirrorLayout::span),
          parity("raid4", "RAID 4: striping with parity on one disk", ParityRule.RAID4, 1),
          parity("raid5", "RAID 5: striping with rotating parity", ParityRule.RAID5, 1),
          parity("raid50", "RAID 50: striping over spans of RAID 5", ParityRule.RAID5, 2),
          parity("raid6", "RAID 6: striping with two rotating parities", ParityRule.RAID6, 1),
          parity("raid60", "RAID 60: striping over spans of RAID 6", ParityRule.RAID6, 2));

  private Levels() {}

  private static LevelModel stripes(String product, String title, int spansMin) {
    return new LevelModel(
        product,
        title,
        List.of("stripes"),
        1,
        spansMin,
        spansMin > 1,
        1,
        ONLY_ONE,
        notCovered(spansMin, 0),
        (members, strip, sectors, layout) -> Stripes.striped(members, strip, sectors));
  }

  private static LevelModel parity(
      String product, String title, List<ParityRule> rules, int spansMin) {
    int parities = rules.get(0).parities();
    return new LevelModel(
        product,
        title,
        rules.stream().map(ParityRule::name).toList(),
        parities + 2,
        spansMin,
        spansMin > 1,
        1,
        rules == ParityRule.RAID4
            ? "Linux md"
            : MEGARAID + (parities == 2 ? "PRL 6, RLQ 3" : "PRL 5, RLQ 3"),
        notCovered(spansMin, parities),
        (members, strip, sectors, layout) -> {
          ParityRule rule =
              rules.stream().filter(r -> r.name().equals(layout)).findFirst().orElseThrow();
          return new ParityRows(new ParityLayout(rule, members), strip, sectors);
        });
  }

  private static List<String> notCovered(int spansMin, int parities) {
    List<String> lines = new ArrayList<>();
    if (spansMin > 1) {
      lines.add(OTHER_SPANS);
    }
    if (parities == 2) {
      lines.add(MEGARAID_Q);
    }
    return lines;
  }
}
