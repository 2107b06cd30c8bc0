package org.raidbench.core.system;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.raidbench.api.controller.Policy;
import org.raidbench.api.raid.RaidLevelModel;
import org.raidbench.api.spec.Key;

/**
 * One array. A JBOD of several disks is as many targets of one disk each; any other array is one
 * target.
 *
 * @param name its name, unique in the system
 * @param level its level
 * @param disks indices of its members in the system's list of disks, in order
 * @param spans groups the members fall into
 * @param stripSectors sectors of 512 bytes of one strip
 * @param layout a layout's name, or empty for the level's default
 * @param policy how it is cached
 * @param failedMembers members that are lost from the beginning, bit by bit
 * @param memberSectors sectors used of each member; 0 for all that the smallest has
 * @param pool the name of the SSD pool in front of it, or null
 * @param asDelivered what nobody said, so that it is as the controller is delivered: keys of the
 *     controller's specification
 */
public record ArrayPart(
    String name,
    RaidLevelModel level,
    List<Integer> disks,
    int spans,
    int stripSectors,
    String layout,
    Policy policy,
    long failedMembers,
    long memberSectors,
    @Nullable String pool,
    List<Key> asDelivered) {
  /** Copies the lists. */
  public ArrayPart {
    disks = List.copyOf(disks);
    asDelivered = List.copyOf(asDelivered);
  }

  /**
   * An array of which everything was said.
   *
   * @param name its name
   * @param level its level
   * @param disks its members
   * @param spans groups the members fall into
   * @param stripSectors sectors of one strip
   * @param layout a layout's name, or empty
   * @param policy how it is cached
   * @param failedMembers members that are lost, bit by bit
   * @param memberSectors sectors used of each member; 0 for all
   * @param pool the name of its SSD pool, or null
   */
  public ArrayPart(
      String name,
      RaidLevelModel level,
      List<Integer> disks,
      int spans,
      int stripSectors,
      String layout,
      Policy policy,
      long failedMembers,
      long memberSectors,
      @Nullable String pool) {
    this(
        name,
        level,
        disks,
        spans,
        stripSectors,
        layout,
        policy,
        failedMembers,
        memberSectors,
        pool,
        List.of());
  }
}
