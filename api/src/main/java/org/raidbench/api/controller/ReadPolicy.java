package org.raidbench.api.controller;

import org.raidbench.api.stability.Evolving;

/** When the controller reads ahead. */
@Evolving
public enum ReadPolicy {
  /** Never. */
  NONE,
  /** After every read. */
  ALWAYS,
  /** After consecutive sequential reads. */
  ADAPTIVE
}
