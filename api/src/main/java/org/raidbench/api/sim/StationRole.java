package org.raidbench.api.sim;

import org.raidbench.api.stability.Stable;

/**
 * What a station is to a reader who asks for the bottleneck, in the reader's words.
 *
 * @param label a few lower-case words: {@code parity engine}
 */
@Stable
public record StationRole(String label) {
  /** The processors of the host. */
  public static final StationRole HOST_CPU = new StationRole("host CPU");

  /** The link between host and controller. */
  public static final StationRole HOST_LINK = new StationRole("host link");

  /** The controller's processor. */
  public static final StationRole FIRMWARE = new StationRole("firmware");

  /** The controller's path between host and disk side, where it is narrower than both. */
  public static final StationRole DATA_PATH = new StationRole("controller data path");

  /** The controller's XOR and Galois-field engine. */
  public static final StationRole PARITY_ENGINE = new StationRole("parity engine");

  /** The controller's cache memory. */
  public static final StationRole CACHE_MEMORY = new StationRole("cache memory");

  /** The bandwidth at which an SSD pool is filled. */
  public static final StationRole CACHE_FILL = new StationRole("cache fill");

  /** The lanes between controller and expander. */
  public static final StationRole EXPANDER = new StationRole("expander link");

  /** A disk's own link. */
  public static final StationRole DISK_LINK = new StationRole("disk link");

  /** A disk's media, dies, channels or command engine. */
  public static final StationRole DISK = new StationRole("disks");
}
