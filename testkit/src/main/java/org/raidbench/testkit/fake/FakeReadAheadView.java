package org.raidbench.testkit.fake;

import org.raidbench.api.controller.ReadAhead;
import org.raidbench.api.controller.ReadPolicy;

/**
 * A stream of reads, as a test puts it.
 *
 * @param policy the array's policy
 * @param consecutive reads that followed one another, this one included
 * @param sectors how long this read is
 * @param stripSectors one strip
 * @param rowSectors one row
 */
public record FakeReadAheadView(
    ReadPolicy policy, int consecutive, int sectors, int stripSectors, long rowSectors)
    implements ReadAhead.View {}
