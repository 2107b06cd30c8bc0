package com.example.areca;

import org.raidbench.api.ModelId;
import org.raidbench.api.controller.Controller;
import org.raidbench.api.controller.ControllerKeys;
import org.raidbench.api.controller.ControllerModel;
import org.raidbench.api.controller.Costs;
import org.raidbench.api.controller.Parts;
import org.raidbench.api.sim.Context;
import org.raidbench.api.spec.Spec;

/** The ARC-1883ix-12: twelve ports, and write-back that waits for its buffer threshold. */
final class Arc1883ix12 implements ControllerModel {
  private static final Spec SPEC =
      Arc1883i.figures()
          .datasheet(ControllerKeys.PORTS, "12", "its name: ix-12")
          .assumed(ControllerKeys.CHIP_LANES, "8", "an expander on the board, unverified")
          .measured(ControllerKeys.CACHE, "2GiB", Arc1883i.OWNER)
          .assumed(
              BufferThreshold.KEY,
              "50%",
              "one of the three that the ARC-1882 manual offers, page 144; which is the default it"
                  + " does not say")
          .doesNotCover("what a buffer threshold does besides: the manual has no more about it")
          .build();

  @Override
  public ModelId id() {
    return ModelId.of("areca/arc-1883ix-12");
  }

  @Override
  public String title() {
    return "Areca ARC-1883ix-12";
  }

  @Override
  public Spec spec() {
    return SPEC;
  }

  /** Made of the spec that is handed in: a bench may have given some of its figures. */
  @Override
  public Controller create(Context context, Spec spec) {
    return Controller.of(
        Costs.of(spec),
        Parts.STANDARD.withDestage(new BufferThreshold(spec.real(BufferThreshold.KEY))));
  }
}
