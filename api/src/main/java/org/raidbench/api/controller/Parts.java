package org.raidbench.api.controller;

import org.jspecify.annotations.Nullable;
import org.raidbench.api.raid.ParityMethod;
import org.raidbench.api.stability.Evolving;

/**
 * The decisions a controller brings; an empty slot means the pipeline's standard part.
 *
 * @param mirrorChoice which copy a read goes to
 * @param parityMethod how parity is brought up to date
 * @param readAhead how much is read ahead
 * @param destage what is destaged next, and how much at once
 * @param cacheQuota how much of the cache writes and reads may take
 * @param writeRule whether writes are acknowledged from the cache
 * @param pathRule which commands take the fast path
 * @param memberOrder the order in which commands wait for a disk
 */
@Evolving
public record Parts(
    @Nullable MirrorChoice mirrorChoice,
    @Nullable ParityMethod parityMethod,
    @Nullable ReadAhead readAhead,
    @Nullable Destage destage,
    @Nullable CacheQuota cacheQuota,
    @Nullable WriteRule writeRule,
    @Nullable PathRule pathRule,
    @Nullable MemberOrder memberOrder) {
  /** Standard parts in every slot. */
  public static final Parts STANDARD = new Parts(null, null, null, null, null, null, null, null);

  /**
   * The same parts with one replaced.
   *
   * @param part which copy a read goes to
   * @return new parts
   */
  public Parts withMirrorChoice(MirrorChoice part) {
    return new Parts(
        part, parityMethod, readAhead, destage, cacheQuota, writeRule, pathRule, memberOrder);
  }

  /**
   * The same parts with one replaced.
   *
   * @param part how parity is brought up to date
   * @return new parts
   */
  public Parts withParityMethod(ParityMethod part) {
    return new Parts(
        mirrorChoice, part, readAhead, destage, cacheQuota, writeRule, pathRule, memberOrder);
  }

  /**
   * The same parts with one replaced.
   *
   * @param part how much is read ahead
   * @return new parts
   */
  public Parts withReadAhead(ReadAhead part) {
    return new Parts(
        mirrorChoice, parityMethod, part, destage, cacheQuota, writeRule, pathRule, memberOrder);
  }

  /**
   * The same parts with one replaced.
   *
   * @param part what is destaged next
   * @return new parts
   */
  public Parts withDestage(Destage part) {
    return new Parts(
        mirrorChoice, parityMethod, readAhead, part, cacheQuota, writeRule, pathRule, memberOrder);
  }

  /**
   * The same parts with one replaced.
   *
   * @param part how much of the cache writes and reads may take
   * @return new parts
   */
  public Parts withCacheQuota(CacheQuota part) {
    return new Parts(
        mirrorChoice, parityMethod, readAhead, destage, part, writeRule, pathRule, memberOrder);
  }

  /**
   * The same parts with one replaced.
   *
   * @param part whether writes are acknowledged from the cache
   * @return new parts
   */
  public Parts withWriteRule(WriteRule part) {
    return new Parts(
        mirrorChoice, parityMethod, readAhead, destage, cacheQuota, part, pathRule, memberOrder);
  }

  /**
   * The same parts with one replaced.
   *
   * @param part which commands take the fast path
   * @return new parts
   */
  public Parts withPathRule(PathRule part) {
    return new Parts(
        mirrorChoice, parityMethod, readAhead, destage, cacheQuota, writeRule, part, memberOrder);
  }

  /**
   * The same parts with one replaced.
   *
   * @param part the order in which commands wait for a disk
   * @return new parts
   */
  public Parts withMemberOrder(MemberOrder part) {
    return new Parts(
        mirrorChoice, parityMethod, readAhead, destage, cacheQuota, writeRule, pathRule, part);
  }
}
