package org.raidbench.api;

import org.raidbench.api.spec.Spec;
import org.raidbench.api.stability.Stable;

/**
 * One entry of a plug-in's catalogue: an id, a title and a specification, from which devices are
 * created.
 *
 * <p>A model is immutable and cheap: {@code raidbench list} reads every model and builds nothing.
 * All methods may be called from any thread and always return the same values.
 */
@Stable
public interface Model {
  /**
   * The id, unique among the models of its kind over all plug-ins.
   *
   * @return the id, never null
   */
  ModelId id();

  /**
   * The name a person knows it by, such as {@code Western Digital Raptor WD740GD}.
   *
   * @return one line of text, not empty
   */
  String title();

  /**
   * Every figure the model rests on, with its source and certainty.
   *
   * @return the specification; the device created from this model uses these figures and no others
   */
  Spec spec();
}
