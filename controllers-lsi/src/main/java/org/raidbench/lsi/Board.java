package org.raidbench.lsi;

import org.raidbench.api.ModelId;
import org.raidbench.api.controller.Controller;
import org.raidbench.api.controller.ControllerModel;
import org.raidbench.api.controller.Costs;
import org.raidbench.api.controller.Parts;
import org.raidbench.api.sim.Context;
import org.raidbench.api.spec.Spec;

/**
 * A board that differs from others in figures and in the parts it brings.
 *
 * @param id its id
 * @param title its name
 * @param spec its figures
 * @param parts the decisions that are its own
 */
record Board(ModelId id, String title, Spec spec, Parts parts) implements ControllerModel {
  @Override
  public Controller create(Context context, Spec overridden) {
    return Controller.of(Costs.of(overridden), parts);
  }

  @Override
  public String toString() {
    return id.toString();
  }
}
