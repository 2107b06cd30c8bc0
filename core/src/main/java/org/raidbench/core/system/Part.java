package org.raidbench.core.system;

import java.util.Objects;
import org.raidbench.api.Model;
import org.raidbench.api.spec.Spec;

/**
 * A model as it stands in one system.
 *
 * @param <M> the kind of model
 * @param model the model
 * @param spec its specification with the bench's overrides
 */
public record Part<M extends Model>(M model, Spec spec) {
  /** Checks that nothing is null. */
  public Part {
    Objects.requireNonNull(model, "model");
    Objects.requireNonNull(spec, "spec");
  }

  /**
   * A model without overrides.
   *
   * @param <M> the kind of model
   * @param model the model
   * @return the part
   */
  public static <M extends Model> Part<M> of(M model) {
    return new Part<>(model, model.spec());
  }
}
