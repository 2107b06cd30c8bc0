package org.raidbench.adaptec;

import org.raidbench.api.ModelId;
import org.raidbench.api.controller.ControllerModel;
import org.raidbench.api.spec.Spec;

/**
 * A board that is its figures: all its decisions are the standard ones, for none of Adaptec's is
 * published.
 *
 * @param id its id
 * @param title its name
 * @param spec its figures
 */
record Board(ModelId id, String title, Spec spec) implements ControllerModel {
  @Override
  public String toString() {
    return id.toString();
  }
}
