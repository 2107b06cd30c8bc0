package org.raidbench.core.bench;

import org.jspecify.annotations.Nullable;
import org.raidbench.api.controller.IoPolicy;
import org.raidbench.api.controller.ReadPolicy;
import org.raidbench.api.controller.WritePolicy;

/**
 * What the user said about an array's policy; null where nothing was said, and the controller's
 * setting as delivered applies.
 *
 * @param read read policy
 * @param write write policy
 * @param io I/O policy
 * @param diskCache whether the disks' write caches are on
 */
public record PolicyDraft(
    @Nullable Said<ReadPolicy> read,
    @Nullable Said<WritePolicy> write,
    @Nullable Said<IoPolicy> io,
    @Nullable Said<Boolean> diskCache) {
  /** Nothing said. */
  public static final PolicyDraft AS_DELIVERED = new PolicyDraft(null, null, null, null);
}
