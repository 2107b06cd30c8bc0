package org.raidbench.api.controller;

import org.raidbench.api.stability.Evolving;

/** The order in which commands wait in the controller for a disk whose tags are taken. */
@Evolving
public enum MemberOrder {
  /** First come, first served. */
  FIRST_COME,
  /** By ascending sector, starting over at the end (C-SCAN). */
  ASCENDING
}
