package org.raidbench.core.parts;

import org.raidbench.api.ModelId;
import org.raidbench.api.controller.Controller;
import org.raidbench.api.controller.ControllerModel;
import org.raidbench.api.controller.Costs;
import org.raidbench.api.controller.Parts;
import org.raidbench.api.sim.Context;
import org.raidbench.api.spec.Spec;
import org.raidbench.lsi.LsiPlugin;
import org.raidbench.testkit.ControllerContract;

/** What fills the slots a controller leaves empty keeps to what a controller's own parts do. */
final class StandardPartsContractTest extends ControllerContract {
  @Override
  protected ControllerModel model() {
    return new WithStandardParts(new LsiPlugin().controllers().get(0));
  }

  private record WithStandardParts(ControllerModel board) implements ControllerModel {
    @Override
    public ModelId id() {
      return board.id();
    }

    @Override
    public String title() {
      return board.title();
    }

    @Override
    public Spec spec() {
      return board.spec();
    }

    @Override
    public Controller create(Context context, Spec spec) {
      StandardParts standard = new StandardParts(Parts.STANDARD, spec);
      return Controller.of(
          Costs.of(spec),
          new Parts(
              standard.mirrorChoice(),
              standard.parityMethod(),
              standard.readAhead(),
              standard.destage(),
              standard.cacheQuota(),
              standard.writeRule(),
              standard.pathRule(),
              standard.memberOrder()));
    }
  }
}
