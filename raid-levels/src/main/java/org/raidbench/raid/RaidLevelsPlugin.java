package org.raidbench.raid;

import java.util.List;
import org.raidbench.api.ApiVersion;
import org.raidbench.api.RaidbenchPlugin;
import org.raidbench.api.raid.RaidLevelModel;

/**
 * The RAID levels that arrays are made of: JBOD, 0, 1, 1E, 4, 5, 6, 10, and spanned 00, 50, 60.
 *
 * <p>Layouts are those of Linux md and of DDF, by mdadm's names; the first of each level is what
 * MegaRAID writes. Spanned levels, and RAID 10 if asked, are RAID 0 over spans of equal shape in
 * which a whole row of a span is contiguous for the host.
 */
public final class RaidLevelsPlugin implements RaidbenchPlugin {
  /** Makes the plug-in; its work is done when it is asked for its levels. */
  public RaidLevelsPlugin() {}

  @Override
  public String name() {
    return "raid-levels";
  }

  @Override
  public String version() {
    return "0.1";
  }

  @Override
  public String vendor() {
    return "Raidbench";
  }

  @Override
  public String apiVersion() {
    return ApiVersion.CURRENT;
  }

  @Override
  public List<RaidLevelModel> raidLevels() {
    return Levels.ALL;
  }
}
