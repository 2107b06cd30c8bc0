package org.raidbench.raid;

import java.util.List;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.MethodSource;
import org.raidbench.api.raid.RaidLevelModel;
import org.raidbench.testkit.RaidLevelContract;

/** Every level of the plug-in keeps the contract. */
@ParameterizedClass(name = "{0}")
@MethodSource("levels")
final class ShippedLevelsTest extends RaidLevelContract {
  /** A plug-in that lost its levels would pass every test. */
  private static final int LEVELS_MIN = 11;

  @Parameter RaidLevelModel level;

  static List<RaidLevelModel> levels() {
    List<RaidLevelModel> levels = new RaidLevelsPlugin().raidLevels();
    if (levels.size() < LEVELS_MIN) {
      throw new AssertionError(levels.size() + " levels, expected at least " + LEVELS_MIN);
    }
    return levels;
  }

  @Override
  protected RaidLevelModel model() {
    return level;
  }
}
