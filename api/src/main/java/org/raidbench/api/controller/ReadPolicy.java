package org.raidbench.api.controller;

/** When the controller reads ahead. */
public enum ReadPolicy {
  /** Never. */
  NONE,
  /** After every read. */
  ALWAYS,
  /** After consecutive sequential reads. */
  ADAPTIVE
}
