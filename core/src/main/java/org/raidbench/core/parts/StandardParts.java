package org.raidbench.core.parts;

import org.jspecify.annotations.Nullable;
import org.raidbench.api.controller.CacheQuota;
import org.raidbench.api.controller.Destage;
import org.raidbench.api.controller.MemberOrder;
import org.raidbench.api.controller.MirrorChoice;
import org.raidbench.api.controller.Parts;
import org.raidbench.api.controller.PathRule;
import org.raidbench.api.controller.ReadAhead;
import org.raidbench.api.controller.WriteRule;
import org.raidbench.api.raid.ParityMethod;
import org.raidbench.api.spec.Spec;

/** Fills the slots that a controller leaves empty. */
public final class StandardParts {
  private final Parts parts;
  private final Spec spec;

  /**
   * Looks at what a controller brings.
   *
   * @param parts its parts
   * @param spec its figures, which the standard parts go by
   */
  public StandardParts(Parts parts, Spec spec) {
    this.parts = parts;
    this.spec = spec;
  }

  private static <T> T or(@Nullable T own, T standard) {
    return own == null ? standard : own;
  }

  /**
   * Which copy a read goes to.
   *
   * @return the controller's, or {@link NearestHead}
   */
  public MirrorChoice mirrorChoice() {
    return or(parts.mirrorChoice(), new NearestHead());
  }

  /**
   * How parity is brought up to date.
   *
   * @return the controller's, or {@link ParityMethod#FEWEST_READS}
   */
  public ParityMethod parityMethod() {
    return or(parts.parityMethod(), ParityMethod.FEWEST_READS);
  }

  /**
   * How much is read ahead.
   *
   * @return the controller's, or {@link RowAhead}
   */
  public ReadAhead readAhead() {
    return or(parts.readAhead(), new RowAhead(spec));
  }

  /**
   * What is destaged next.
   *
   * @return the controller's, or {@link SweepingDestage}
   */
  public Destage destage() {
    return or(parts.destage(), new SweepingDestage());
  }

  /**
   * How much of the cache writes may take.
   *
   * @return the controller's, or three quarters while any array is written back
   */
  public CacheQuota cacheQuota() {
    return or(parts.cacheQuota(), (lines, arrays, writeBack) -> writeBack ? lines - lines / 4 : 0);
  }

  /**
   * Whether writes are acknowledged from the cache.
   *
   * @return the controller's, or {@link ProtectedBack}
   */
  public WriteRule writeRule() {
    return or(parts.writeRule(), new ProtectedBack());
  }

  /**
   * Which commands take the fast path.
   *
   * @return the controller's, or {@link UncachedFast}
   */
  public PathRule pathRule() {
    return or(parts.pathRule(), new UncachedFast());
  }

  /**
   * In which order commands wait for a disk.
   *
   * @return the controller's, or first come, first served
   */
  public MemberOrder memberOrder() {
    return or(parts.memberOrder(), MemberOrder.FIRST_COME);
  }
}
