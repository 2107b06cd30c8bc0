package org.raidbench.core.pipeline;

/**
 * What has been written to an SSD since the system was built.
 *
 * @param disk its name
 * @param bytesWritten bytes written to it
 * @param mediaBytes bytes that went to its flash
 * @param enduranceBytes what it is rated for; 0 if it is not
 */
public record SsdCounters(String disk, long bytesWritten, long mediaBytes, long enduranceBytes) {
  /**
   * What was written since an earlier reading of the same SSD.
   *
   * @param before the earlier reading
   * @return the differences
   */
  public SsdCounters since(SsdCounters before) {
    return new SsdCounters(
        disk, bytesWritten - before.bytesWritten, mediaBytes - before.mediaBytes, enduranceBytes);
  }
}
