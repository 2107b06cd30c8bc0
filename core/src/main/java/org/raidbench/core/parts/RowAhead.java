package org.raidbench.core.parts;

import org.raidbench.api.controller.ReadAhead;
import org.raidbench.api.controller.ReadPolicy;

/**
 * Keeps a row ahead of a stream, so that every disk works for it. A stream is two sequential
 * accesses (MegaRAID's adaptive read-ahead, datasheets.csv); with {@link ReadPolicy#ALWAYS} a first
 * read brings in one strip.
 */
final class RowAhead implements ReadAhead {
  private static final int STREAM_ACCESSES = 2;

  @Override
  public int aheadSectors(View view) {
    if (view.consecutive() >= STREAM_ACCESSES) {
      return (int) Math.min(1 << 20, Math.max(view.rowSectors(), view.sectors()));
    }
    return view.policy() == ReadPolicy.ALWAYS ? view.stripSectors() : 0;
  }
}
