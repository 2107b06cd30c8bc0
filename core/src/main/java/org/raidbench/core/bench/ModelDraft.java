package org.raidbench.core.bench;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * A model as the user named it, with figures to override.
 *
 * @param name id or short name
 * @param figures values as written, by key name, each with the place of its value
 */
public record ModelDraft(Said<String> name, Map<String, Given> figures) {
  /** Copies the map. */
  public ModelDraft {
    figures = Collections.unmodifiableMap(new LinkedHashMap<>(figures));
  }

  /**
   * A model without overrides.
   *
   * @param name id or short name
   * @return the draft
   */
  public static ModelDraft of(Said<String> name) {
    return new ModelDraft(name, Map.of());
  }
}
