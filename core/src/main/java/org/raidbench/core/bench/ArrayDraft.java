package org.raidbench.core.bench;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * An array as the user described it; null where nothing was said.
 *
 * @param name its name
 * @param level its level
 * @param disks members, such as {@code ssd 0-11}, in order
 * @param stripBytes strip
 * @param spans spans
 * @param layout layout
 * @param policy how it is cached
 * @param failed members that are lost
 * @param sizeBytes how much of it is used
 * @param pool SSD pool in front of it
 */
public record ArrayDraft(
    Said<String> name,
    Said<String> level,
    List<Said<String>> disks,
    @Nullable Said<Long> stripBytes,
    @Nullable Said<Integer> spans,
    @Nullable Said<String> layout,
    PolicyDraft policy,
    List<Said<Integer>> failed,
    @Nullable Said<Long> sizeBytes,
    @Nullable Said<String> pool) {
  /** Copies the lists. */
  public ArrayDraft {
    disks = List.copyOf(disks);
    failed = List.copyOf(failed);
  }
}
