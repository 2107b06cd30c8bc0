package org.raidbench.core.iometer;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A pattern as {@code patterns.yaml} has it.
 *
 * @param title for people
 * @param source where the definition was published
 * @param also a second id; null if there is none
 * @param sizes request sizes and their shares in percent
 * @param randomShare usual share of random requests
 * @param writeShare usual share of writes
 * @param queueDepth usual requests outstanding; null for 1
 * @param streams whether each worker has a zone of its own
 * @param calibrated parameters that were fitted to facts; null if none was
 * @param doesNotCover what the pattern does not claim; null if there is nothing
 */
record PatternEntry(
    String title,
    String source,
    @Nullable String also,
    Map<String, Integer> sizes,
    @JsonProperty("random-share") String randomShare,
    @JsonProperty("write-share") String writeShare,
    @JsonProperty("queue-depth") @Nullable String queueDepth,
    boolean streams,
    @Nullable Map<String, Fit> calibrated,
    @JsonProperty("does-not-cover") @Nullable String doesNotCover) {
  /**
   * How a parameter was fitted.
   *
   * @param how how it follows from the facts
   * @param facts their ids
   */
  record Fit(String how, List<String> facts) {}
}
