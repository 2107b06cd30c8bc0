package org.raidbench.core.parts;

import org.raidbench.api.controller.ControllerKeys;
import org.raidbench.api.controller.ReadAhead;
import org.raidbench.api.controller.ReadPolicy;
import org.raidbench.api.spec.Spec;

/**
 * Keeps a row ahead of a stream, so that every disk works for it, or as much as the controller's
 * specification says. A stream is two sequential accesses (MegaRAID's adaptive read-ahead,
 * datasheets.csv); with {@link ReadPolicy#ALWAYS} a first read brings in one strip, or as much as
 * the specification says.
 */
final class RowAhead implements ReadAhead {
  private static final int STREAM_ACCESSES = 2;
  private static final int AHEAD_SECTORS_MAX = 1 << 20;
  private static final long SECTOR_BYTES = 512;
  private static final long A_ROW = -1;

  private static final long A_STRIP = -1;

  private final long specifiedSectors;
  private final long loneSectors;

  RowAhead(Spec spec) {
    this.specifiedSectors =
        spec.has(ControllerKeys.STREAM_READ_AHEAD)
            ? spec.whole(ControllerKeys.STREAM_READ_AHEAD) / SECTOR_BYTES
            : A_ROW;
    this.loneSectors =
        spec.has(ControllerKeys.LONE_READ_AHEAD)
            ? spec.whole(ControllerKeys.LONE_READ_AHEAD) / SECTOR_BYTES
            : A_STRIP;
  }

  @Override
  public int aheadSectors(View view) {
    long lone = loneSectors == A_STRIP ? view.stripSectors() : loneSectors;
    int least = view.policy() == ReadPolicy.ALWAYS ? (int) Math.min(AHEAD_SECTORS_MAX, lone) : 0;
    if (view.consecutive() < STREAM_ACCESSES) {
      return least;
    }
    long ahead =
        specifiedSectors == A_ROW ? Math.max(view.rowSectors(), view.sectors()) : specifiedSectors;
    return (int) Math.min(AHEAD_SECTORS_MAX, Math.max(least, ahead));
  }
}
