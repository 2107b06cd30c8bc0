package org.raidbench.core.bench;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/** How the user said what a disk is. */
public sealed interface DiskDraft {
  /**
   * A model of the catalogue.
   *
   * @param model the model and its overrides
   */
  record Catalogued(ModelDraft model) implements DiskDraft {}

  /**
   * A disk of the user's own, by figures.
   *
   * @param keyword the reader's keyword and its place
   * @param figures values as written, by key name
   */
  record Figures(Said<String> keyword, Map<String, Given> figures) implements DiskDraft {
    /** Copies the map. */
    public Figures {
      figures = Collections.unmodifiableMap(new LinkedHashMap<>(figures));
    }
  }

  /**
   * A disk of the user's own, by a file.
   *
   * @param keyword the reader's keyword and its place
   * @param file the file
   */
  record FromFile(Said<String> keyword, Said<java.nio.file.Path> file) implements DiskDraft {}

  /** What was said could not be read, which has been told. */
  record Unreadable() implements DiskDraft {}
}
