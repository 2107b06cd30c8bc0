package org.raidbench.disks.hdd;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.raidbench.api.disk.DiskKeys;
import org.raidbench.api.disk.DiskModel;
import org.raidbench.api.spec.Key;

final class HddCatalogueTest {
  private static final int MODELS_MIN = 6;

  @Test
  void theCatalogueHasItsModelsEachOnce() {
    Set<String> ids = new HashSet<>();
    HddCatalogue.models().forEach(model -> ids.add(model.id().toString()));
    assertTrue(ids.size() >= MODELS_MIN, ids::toString);
    assertEquals(HddCatalogue.models().size(), ids.size());
    assertTrue(
        ids.containsAll(
            Set.of("wd/wd740gd", "wd/wd360gd", "ibm/dtla-307015", "hitachi/hus156030vls600")));
  }

  @Test
  void everyKeyHasAFigureExceptTheLaneHold() {
    for (DiskModel model : HddCatalogue.models()) {
      for (Key key : HddKeys.ALL) {
        assertTrue(
            model.spec().has(key) || key.name().equals(DiskKeys.LANE_HOLD.name()),
            model.id() + " lacks " + key.name());
      }
    }
  }

  @Test
  void theGeometryHoldsTheCapacityAndTheSeeksAreTheDatasheets() {
    for (DiskModel model : HddCatalogue.models()) {
      Mechanism mechanism = DatasheetDesign.of(model.spec()).mechanism();
      long capacity = model.spec().whole(DiskKeys.CAPACITY) / 512;
      long sectors = mechanism.layout().sectors();
      assertTrue(sectors >= capacity, model.id() + " holds " + sectors);
      assertTrue(sectors < capacity * 1.02, model.id() + " holds " + sectors);
      assertEquals(
          model.spec().real(HddKeys.SEEK_AVERAGE),
          mechanism.readSeek().meanNanos(),
          0.02 * model.spec().real(HddKeys.SEEK_AVERAGE),
          model.id() + ": average seek");
    }
  }

  @Test
  void theMeasuredMeanAccessOfTheDeskstarIsMet() {
    // 4,096 random reads of a sector in 55 s typical, 57 s at most: the maker's manual.
    Rig rig = new Rig("ibm/dtla-307015", true, 1);
    double each =
        1e3 / rig.perSecond(org.raidbench.api.disk.DiskOp.READ, 1, 4_096, 1, rig.anywhere(1));
    assertEquals(13.4, each, 0.7);
  }
}
