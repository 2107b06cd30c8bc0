package org.raidbench.core.array;

/** The stages a host request's time is divided into, in the order of its path. */
public enum Stage {
  /** Waiting for and using the host's processor. */
  HOST_CPU("host CPU"),
  /** Waiting in the driver for one of the controller's commands. */
  COMMAND_SLOTS("command slots"),
  /** On the link between host and controller, either way. */
  HOST_LINK("host link"),
  /** Waiting for and using the controller's processor. */
  FIRMWARE("firmware"),
  /** Waiting for room in the cache, for a line that is being filled, and for cache memory. */
  CACHE("cache"),
  /** Waiting for another command that changes the same row. */
  ROW_LOCK("row lock"),
  /** Waiting in the controller for a disk whose tags are taken. */
  MEMBER_QUEUE("member queue"),
  /** Inside a disk: its queue and its media. A write's way to the disk is part of it. */
  DISK("disk"),
  /** On the link from a disk to the controller after the disk has done its part. */
  DISK_LINK("disk link"),
  /** Waiting for and using the parity engine. */
  PARITY("parity engine");

  private static final int COUNT = values().length;

  private final String label;

  Stage(String label) {
    this.label = label;
  }

  /**
   * What a reader calls it.
   *
   * @return a few lower-case words
   */
  public String label() {
    return label;
  }

  static int count() {
    return COUNT;
  }
}
